import { X } from "lucide-react";
import { Link } from "react-router";
import type { Busy } from "../../../forms/sending";
import { WatchChannel } from "../../../handover/watch-channel";
import { OneButton } from "./form";
import { YOURS_TEXTS } from "./messages";
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

/** Channels that the creator's own ideas found, each with one button that watches it. */
export function Suggested({ channels }: { channels: MonitorDesk["suggested"] }) {
  if (channels.length === 0) return null;
  return (
    <section aria-labelledby="suggested" className="print:hidden">
      <h3 id="suggested" className="text-sm font-semibold">
        {YOURS_TEXTS.suggested}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {channels.map(({ id, name, why }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
            <div className="min-w-0 flex-1 basis-64">
              <p className="text-sm font-medium wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              <p dir="auto" className="text-xs text-ink-soft wrap-anywhere">
                {why}
              </p>
            </div>
            <WatchChannel id={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
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
