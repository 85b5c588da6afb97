import { X } from "lucide-react";
import { Link } from "react-router";
import type { Busy } from "../../../forms/sending";
import { OneButton } from "./form";
import type { MonitorDesk, WatchedShown } from "./show";

/** The channels watched, each with what mutes and what ends it. */
export function WatchedList({ channels, busy }: { channels: WatchedShown[]; busy: Busy }) {
  return (
    <ul className="grid border-t border-line lg:grid-cols-2 lg:gap-x-10">
      {channels.map((channel) => (
        <Watched key={channel.id} channel={channel} busy={busy} />
      ))}
    </ul>
  );
}

function Watched({ channel: { id, title, to, note, isMuted }, busy }: { channel: WatchedShown; busy: Busy }) {
  return (
    <li className="flex items-center gap-x-2 border-b border-line py-2">
      <div className="min-w-0 flex-1">
        <h3 className={`text-sm font-medium wrap-anywhere ${isMuted ? "text-ink-soft" : ""}`}>
          <Link to={to} className="hover:underline">
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="text-xs text-ink-soft">{note}</p>
      </div>
      <OneButton action={isMuted ? "unmute" : "mute"} fields={{ channel: id }} busy={busy}>
        {isMuted ? "Unmute" : "Mute"}
        <span className="sr-only"> {title}</span>
      </OneButton>
      <OneButton action="remove" fields={{ channel: id }} busy={busy}>
        <X aria-hidden="true" className="size-4" />
        <span className="sr-only">Stop watching {title}</span>
      </OneButton>
    </li>
  );
}

/** The kinds of news, each muted or not on every channel. */
export function Kinds({ kinds, busy }: { kinds: MonitorDesk["kinds"]; busy: Busy }) {
  return (
    <ul className="grid gap-x-10 pb-4 lg:grid-cols-2">
      {kinds.map(({ kind, name, isMuted }) => (
        <li
          key={kind}
          className="flex items-center justify-between gap-4 border-b border-line py-1.5 text-sm"
        >
          <span className={isMuted ? "text-ink-soft" : ""}>
            {name}
            {isMuted && ", muted"}
          </span>
          <OneButton action={isMuted ? "unmute" : "mute"} fields={{ kind }} busy={busy}>
            {isMuted ? "Unmute" : "Mute"}
            <span className="sr-only"> {name.toLowerCase()}</span>
          </OneButton>
        </li>
      ))}
    </ul>
  );
}
