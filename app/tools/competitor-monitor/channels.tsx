import { Plus, X } from "lucide-react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { PostForm } from "../../forms/post-form";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { Button, Spinner } from "../../ui/button";
import { Field } from "../../ui/field";
import { useSampleAddress } from "../tool/header";
import { MONITOR_TEXTS } from "./messages";
import type { ChannelShown } from "./show";

interface AddChannelFormProps {
  refused?: Refusal;
  busy: Busy;
  /** The channels in the list. */
  names: string[];
}

/**
 * Adds a channel by its name. Where that fails, the reason stands beside the field and the name stays in it
 * (docs/decisions/0027).
 */
export function AddChannelForm({ refused, busy, names }: AddChannelFormProps) {
  const address = useSampleAddress(MONITOR_TEXTS.path);
  const input = useRef<HTMLInputElement>(null);
  const count = useRef(names.length);
  // Unknown until script runs: the server's button is enabled, and a blank name gets its message.
  const [blank, setBlank] = useState(false);
  const adding = busy.action === "add";
  const waits = busy.action !== null;

  const look = useCallback(() => setBlank(input.current?.value.trim() === ""), []);

  useEffect(() => {
    const added = names.length > count.current ? names.at(-1) : null;
    count.current = names.length;
    const typed = input.current?.value.trim().replace(/\s+/gu, " ");
    if (input.current && added && typed === added) {
      input.current.value = "";
      input.current.focus({ preventScroll: true });
    }
    look();
  }, [names, look]);

  function ignoreWhenBlankOrBusy(event: FormEvent) {
    if (blank || waits) event.preventDefault();
  }

  return (
    <PostForm
      does="add"
      action={address}
      onSubmit={ignoreWhenBlankOrBusy}
      className="mt-5 grid gap-3 sm:grid-cols-[minmax(0,24rem)_auto]"
    >
      <Field
        ref={input}
        label="Channel name"
        name="name"
        autoComplete="off"
        required
        readOnly={adding}
        defaultValue={refused?.typed.name ?? ""}
        onInput={look}
        error={refused && !adding ? refused.message : null}
        atFault={refused?.field !== undefined}
      />
      <Button
        variant="secondary"
        disabled={blank || waits}
        className="max-sm:w-full sm:mt-[1.8125rem] sm:min-w-28 sm:justify-self-start"
      >
        {adding ? <Spinner className="size-4.5" /> : <Plus aria-hidden="true" className="size-4.5" />}
        {adding ? "Adding…" : "Add"}
      </Button>
    </PostForm>
  );
}

interface ChannelsProps {
  channels: ChannelShown[];
  /** How many are active. */
  note: string;
  busy: Busy;
  /** The form that adds one. */
  children: ReactNode;
}

/** Who is watched: each channel active or paused, and removable. */
export function Channels({ channels, note, busy, children }: ChannelsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(channels.length);
  // The button that removed a channel is gone with it, and its focus would be lost.
  useEffect(() => {
    if (channels.length < count.current) heading.current?.focus({ preventScroll: true });
    count.current = channels.length;
  }, [channels.length]);

  return (
    <section id="channels" aria-labelledby="channels-title" className="card scroll-mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 ref={heading} id="channels-title" tabIndex={-1} className="text-lg leading-snug outline-none">
          Channels you watch
        </h2>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
      {channels.length > 0 && (
        <ul className="mt-4 grid border-t border-line lg:grid-cols-2 lg:gap-x-10">
          {channels.map((channel) => (
            <Channel key={channel.id} channel={channel} busy={busy} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function Channel({ channel, busy }: { channel: ChannelShown; busy: Busy }) {
  const { id, name, subscribers, isActive } = channel;
  return (
    <li className="flex items-center gap-x-2 border-b border-line py-2">
      <div className="min-w-0 flex-1">
        <h3 className={`text-sm font-medium wrap-anywhere ${isActive ? "" : "text-ink-soft"}`}>{name}</h3>
        <p className="text-xs text-ink-soft">
          {subscribers}
          {/* On paper the button that says so is missing. */}
          {!isActive && <span className="hidden print:inline">, paused</span>}
        </p>
      </div>
      <ChannelButton
        fields={{ action: "toggle", id, to: isActive ? "paused" : "active" }}
        busy={busy}
        className={`inline-flex min-h-9 items-center gap-2 rounded-full border border-line px-3.5 text-sm hover:border-ink pointer-coarse:min-h-11 ${isActive ? "" : "text-ink-soft"}`}
      >
        <span
          aria-hidden="true"
          className={`size-2 rounded-full border ${isActive ? "border-go bg-go" : "border-line-strong"}`}
        />
        {isActive ? "Active" : "Paused"}
        <span className="sr-only">
          : {isActive ? "pause" : "resume"} {name}
        </span>
      </ChannelButton>
      <ChannelButton
        fields={{ action: "remove", id }}
        busy={busy}
        className="grid size-9 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden="true" className="size-4" />
        <span className="sr-only">Remove {name}</span>
      </ChannelButton>
    </li>
  );
}

interface ChannelButtonProps {
  fields: Record<string, string>;
  busy: Busy;
  className: string;
  children: ReactNode;
}

/** A form of one button. */
function ChannelButton({ fields, busy, className, children }: ChannelButtonProps) {
  const address = useSampleAddress(MONITOR_TEXTS.path);
  return (
    <PostForm action={address}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        disabled={busy.action !== null}
        className={`cursor-pointer disabled:cursor-not-allowed disabled:opacity-60 ${className}`}
      >
        {children}
      </button>
    </PostForm>
  );
}
