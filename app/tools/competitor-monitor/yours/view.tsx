import { Binoculars, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { FileField } from "../../../forms/file-field";
import { useAfterNavigation } from "../../../forms/focus";
import type { DeskLink } from "../../../forms/page-data";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { AddToPlan } from "../../../handover/add-to-plan";
import { addressWith } from "../../../navigation/address";
import { LIGHT_PATH, MONITOR_PATH, NOTE_PATH } from "../../../navigation/paths";
import { DoneLine } from "../../../plan/done-line";
import { Badge } from "../../../ui/badge";
import { Button, buttonClass, Spinner } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { Field, Select } from "../../../ui/field";
import { EmptyState, Notice } from "../../../ui/notice";
import { ToolHeader } from "../../tool/header";
import { Results } from "../../tool/results";
import { YOURS_DONE, YOURS_MESSAGES, YOURS_TEXTS } from "./messages";
import type { EventShown, MonitorDesk, WatchedShown } from "./show";

interface MonitorDeskViewProps {
  page: { shown: MonitorDesk | null; desks: DeskLink[]; done: string | null };
  refused?: Refusal;
  busy: Busy;
}

/** What the watched channels did, outliers first; the channels, and the form that adds one, below. */
export function MonitorDeskView({ page: { shown, desks, done }, refused, busy }: MonitorDeskViewProps) {
  useAfterNavigation({ done, open: null, confirming: null }, busy, done !== null && !refused);
  const isEmpty = shown !== null && shown.channels.length === 0;
  const forms = <WatchForms refused={refused} busy={busy} isFirst={isEmpty} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ToolHeader
        path={MONITOR_PATH}
        desk="yours"
        title={YOURS_TEXTS.title}
        intro={isEmpty ? YOURS_TEXTS.intro : undefined}
        desks={desks}
      />
      {refused && !refused.field && (
        <Notice tone="error">
          <p>{refused.message}</p>
        </Notice>
      )}
      {!shown && <Notice tone="error">{YOURS_MESSAGES.unread}</Notice>}
      <DoneLine texts={YOURS_DONE} done={refused ? null : done} takesFocus />
      {isEmpty && (
        <>
          {forms}
          <EmptyState title={YOURS_TEXTS.empty.title}>
            <p>{YOURS_TEXTS.empty.text}</p>
          </EmptyState>
        </>
      )}
      {shown && !isEmpty && (
        <>
          <Results title="News" answer={shown.answer ?? undefined}>
            <Filter shown={shown} />
            <Events title={YOURS_TEXTS.stoodOut} events={shown.stoodOut} />
            {shown.earlier.length > 0 && (
              <Disclosure summary={`${shown.earlier.length} more from before you watched`}>
                <Events title={YOURS_TEXTS.earlier} events={shown.earlier} />
              </Disclosure>
            )}
            <Events title={YOURS_TEXTS.moved} events={shown.moved} />
            {shown.stoodOut.length + shown.moved.length === 0 && (
              <p className="text-ink-soft">{YOURS_TEXTS.quiet}</p>
            )}
            <Link to={NOTE_PATH} className="link mt-2 w-fit text-sm print:hidden">
              {YOURS_TEXTS.note}
            </Link>
          </Results>
          <section aria-labelledby="channels-title" className="card grid gap-4">
            <h2 id="channels-title" className="text-lg leading-snug">
              {YOURS_TEXTS.channels}
            </h2>
            <ul className="grid border-t border-line lg:grid-cols-2 lg:gap-x-10">
              {shown.channels.map((channel) => (
                <Watched key={channel.id} channel={channel} busy={busy} />
              ))}
            </ul>
            {shown.room > 0 ? forms : <p className="text-sm text-ink-soft">There is no room for more.</p>}
          </section>
          <div className="divide-y divide-line border-y border-line">
            <Disclosure summary={YOURS_TEXTS.kinds}>
              <Kinds kinds={shown.kinds} busy={busy} />
            </Disclosure>
            <Disclosure summary="How this works">
              <div className="grid max-w-prose gap-2 pb-4 text-sm text-ink-soft">
                {YOURS_TEXTS.method.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            </Disclosure>
          </div>
        </>
      )}
    </div>
  );
}

/** Which channel and which kind of event are shown: a form that only reads. */
function Filter({ shown: { channels, kinds, choice } }: { shown: MonitorDesk }) {
  return (
    <Form
      method="get"
      action={MONITOR_PATH}
      preventScrollReset
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,16rem)_minmax(0,16rem)_auto] sm:justify-start print:hidden"
    >
      <Select key={choice.channel} label="Channel" name="channel" defaultValue={choice.channel ?? ""}>
        <option value="">All channels</option>
        {channels.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Select key={`kind-${choice.kind}`} label="Kind" name="kind" defaultValue={choice.kind ?? ""}>
        <option value="">All kinds</option>
        {kinds.map(({ kind, name }) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
      <Button variant="secondary">Show</Button>
    </Form>
  );
}

function Events({ title, events }: { title: string; events: EventShown[] }) {
  if (events.length === 0) return null;
  const id = title.replaceAll(" ", "-").toLowerCase();
  return (
    <section aria-labelledby={id} className="mt-2">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {events.map((event) => (
          <li key={event.id} id={event.id} className="scroll-mt-20 py-4">
            <EventItem event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EventItem({ event }: { event: EventShown }) {
  const { label, times, isPast, video, channel, evidence, age, text, idea } = event;
  return (
    <article className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {times ? (
            <span className="text-base font-semibold text-good tabular-nums">{times} its usual</span>
          ) : (
            <span className="font-medium text-ink">{label}</span>
          )}
          {isPast && <Badge>Before you watched</Badge>}
          <span>
            <bdi className="wrap-anywhere">{channel}</bdi> · {age}
          </span>
        </p>
        {video && (
          <h4 className="mt-1 text-lg leading-snug wrap-anywhere">
            <a href={video.href} target="_blank" rel="noreferrer" className="hover:underline">
              <bdi>{video.title}</bdi>
            </a>
          </h4>
        )}
        <p dir="auto" className="mt-1 max-w-prose text-sm text-ink-soft wrap-anywhere">
          {text}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:max-w-72 md:justify-end print:hidden">
        {idea && (
          <>
            <Link
              to={addressWith(LIGHT_PATH, { q: idea })}
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              Get its light<span className="sr-only">: {idea}</span>
            </Link>
            <AddToPlan idea={idea} />
          </>
        )}
        <Link to={evidence} className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11">
          Evidence<span className="sr-only">: {video?.title ?? channel}</span>
        </Link>
      </div>
    </article>
  );
}

interface WatchFormsProps {
  refused?: Refusal;
  busy: Busy;
  /** Nothing is watched yet: this is what to do on the page. */
  isFirst: boolean;
}

/** Watches a channel by name, or those of a file of subscriptions. */
function WatchForms({ refused, busy, isFirst }: WatchFormsProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAdding = busy.action === "add";
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !isAdding && !refused) form.current?.reset();
    wasAdding.current = isAdding;
  }, [isAdding, refused]);
  const wrong = (action: string) => (refused?.action === action && refused.field ? refused : undefined);
  const waits = busy.action !== null;
  return (
    <div className="grid gap-2 print:hidden">
      <Form
        ref={form}
        method="post"
        action={MONITOR_PATH}
        replace
        preventScrollReset
        noValidate
        className="grid items-start gap-3 sm:grid-cols-[minmax(0,28rem)_auto]"
      >
        <input type="hidden" name="action" value="add" />
        <Field
          label={YOURS_TEXTS.add}
          name="channel"
          autoComplete="off"
          placeholder="@handle"
          hint={YOURS_TEXTS.hint}
          defaultValue={wrong("add")?.typed.channel ?? ""}
          error={wrong("add")?.message}
          readOnly={isAdding}
        />
        <Button
          variant={isFirst ? "primary" : "secondary"}
          disabled={waits}
          className="max-sm:w-full sm:mt-[1.8125rem] sm:justify-self-start"
        >
          {isAdding ? (
            <Spinner className="size-4.5" />
          ) : (
            <Binoculars aria-hidden="true" className="size-4.5" />
          )}
          {isAdding ? YOURS_TEXTS.submitting : YOURS_TEXTS.submit}
        </Button>
      </Form>
      <Disclosure summary={YOURS_TEXTS.import} open={wrong("import") !== undefined}>
        <Form
          method="post"
          encType="multipart/form-data"
          action={MONITOR_PATH}
          replace
          preventScrollReset
          noValidate
          className="grid max-w-xl gap-3 pt-1 pb-4"
        >
          <input type="hidden" name="action" value="import" />
          <FileField
            label={YOURS_TEXTS.file}
            name="file"
            accept=".csv,text/csv"
            hint={YOURS_TEXTS.fileHint}
            error={wrong("import")?.message}
          />
          <Button variant="secondary" disabled={waits} className="justify-self-start">
            {YOURS_TEXTS.importing}
          </Button>
        </Form>
      </Disclosure>
    </div>
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

function Kinds({ kinds, busy }: { kinds: MonitorDesk["kinds"]; busy: Busy }) {
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

interface OneButtonProps {
  action: string;
  fields: Record<string, string>;
  busy: Busy;
  children: ReactNode;
}

/** A form of one button. */
function OneButton({ action, fields, busy, children }: OneButtonProps) {
  return (
    <Form method="post" action={MONITOR_PATH} replace preventScrollReset className="print:hidden">
      <input type="hidden" name="action" value={action} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="secondary" size="sm" disabled={busy.action !== null}>
        {children}
      </Button>
    </Form>
  );
}
