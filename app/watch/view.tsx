import { Link } from "react-router";
import { CHANNEL_TEXTS } from "../channel/messages";
import { PostForm } from "../forms/post-form";
import type { Refusal } from "../forms/refusal";
import { SecretAddress } from "../forms/secret-address";
import type { Busy } from "../forms/sending";
import { WeekIdeas } from "../light/listed-ideas";
import { addressWith } from "../navigation/address";
import { cardPath, MONITOR_PATH, NOTE_PATH, WEBHOOK_PATH } from "../navigation/paths";
import { DoneLine } from "../plan/done-line";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { Select } from "../ui/field";
import { Notice } from "../ui/notice";
import { PageHeader } from "../ui/page-header";
import { FEED_TEXTS, NOTE_DONE, NOTE_MAIL_TEXTS, NOTE_TEXTS, WEBHOOK_TEXTS } from "./messages";
import type { NoteChoices, NoteShown } from "./note";

interface NoteViewProps {
  note: {
    shown: NoteShown;
    others: { day: string; name: string }[];
    choices: NoteChoices;
    /** The day the address of the feed was made; null without one. */
    feed: string | null;
    /** Where it goes by mail; null without an account that has a confirmed address. */
    mail: { email: string; isOn: boolean } | null;
  } | null;
  /** What the last form did. */
  done: string | null;
  confirming: boolean;
  answer: { made: string } | { refused: Refusal } | undefined;
  busy: Busy;
}

/** A week on one page of paper: the app's frame is not printed. */
export function NoteView({ note, done, confirming, answer, busy }: NoteViewProps) {
  const refused = answer && "refused" in answer ? answer.refused : undefined;
  const made = answer && "made" in answer ? answer : undefined;
  const isOfFeed = refused?.action === "make" || refused?.action === "end";
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 print:gap-4">
      <PageHeader
        back={{ to: "/dashboard", label: "Dashboard" }}
        title={note?.shown.title ?? "Your note"}
        intro={note?.shown.asOf}
      />
      {refused && !isOfFeed && (
        <Notice tone="error">
          <p>{refused.message}</p>
        </Notice>
      )}
      <DoneLine texts={NOTE_DONE} done={refused ? null : done} takesFocus />
      {note ? (
        <>
          <Note shown={note.shown} />
          <div className="divide-y divide-line border-y border-line print:hidden">
            <Disclosure summary={NOTE_TEXTS.earlier}>
              <ul className="grid gap-1 pb-4">
                {note.others.map(({ day, name }) => (
                  <li key={day}>
                    <Link to={addressWith(NOTE_PATH, { of: day })} className="link inline-block py-1.5">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </Disclosure>
            <Disclosure summary={NOTE_TEXTS.time} open={refused !== undefined && !isOfFeed}>
              <TimeForm choices={note.choices} typed={refused?.typed} isSaving={busy.action === "time"} />
            </Disclosure>
          </div>
          {note.mail && <ByMail {...note.mail} isSaving={busy.action?.startsWith("mail-") ?? false} />}
          <section id="feed" aria-labelledby="feed-title" className="grid scroll-mt-20 gap-4 print:hidden">
            <div className="max-w-prose">
              <h2 id="feed-title" className="text-lg">
                {FEED_TEXTS.title}
              </h2>
              <p className="mt-1 text-sm text-ink-soft">{FEED_TEXTS.intro}</p>
            </div>
            <SecretAddress
              page={NOTE_PATH}
              part="feed"
              texts={FEED_TEXTS}
              made={note.feed}
              confirming={confirming}
              answer={isOfFeed && refused ? { refused: refused.message } : made}
              busy={busy}
            />
            {note.mail && (
              <Link to={WEBHOOK_PATH} className="link inline-block w-fit py-1.5 text-sm">
                {WEBHOOK_TEXTS.link}
              </Link>
            )}
          </section>
        </>
      ) : (
        <Notice tone="error">{NOTE_TEXTS.unread}</Notice>
      )}
    </div>
  );
}

function ByMail({ email, isOn, isSaving }: { email: string; isOn: boolean; isSaving: boolean }) {
  return (
    <section aria-labelledby="mail-title" className="grid gap-4 print:hidden">
      <div className="max-w-prose">
        <h2 id="mail-title" className="text-lg">
          {NOTE_MAIL_TEXTS.title}
        </h2>
        <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
          {NOTE_MAIL_TEXTS[isOn ? "on" : "off"](email)}
        </p>
      </div>
      <PostForm does={isOn ? "mail-off" : "mail-on"} action={NOTE_PATH}>
        <Button variant={isOn ? "secondary" : "primary"} size="sm" disabled={isSaving}>
          {isSaving ? NOTE_MAIL_TEXTS.saving : NOTE_MAIL_TEXTS[isOn ? "turn-off" : "turn-on"]}
        </Button>
      </PostForm>
    </section>
  );
}

function Note({ shown: { upload, events, more, due, ideas, quiet, missing } }: { shown: NoteShown }) {
  return (
    <>
      {quiet && <p className="text-lg">{quiet}</p>}
      {upload && (
        <section aria-labelledby="upload">
          <h2 id="upload" className="text-lg">
            {NOTE_TEXTS.upload}
          </h2>
          <p className="mt-2 flex flex-wrap items-baseline gap-2 font-medium">
            <bdi className="wrap-anywhere">{upload.title}</bdi>
            {upload.isSample && <Badge>Sample channel</Badge>}
          </p>
          <p className="mt-1 text-ink-soft">{upload.text}</p>
        </section>
      )}
      {events.length > 0 && (
        <section aria-labelledby="events">
          <h2 id="events" className="text-lg">
            {NOTE_TEXTS.events}
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {events.map(({ id, label, channel, title, text, to }) => (
              <li key={id} className="break-inside-avoid py-3">
                <p className="text-sm text-ink-soft">
                  <span className="font-medium text-ink">{label}</span> ·{" "}
                  <bdi className="wrap-anywhere">{channel}</bdi>
                </p>
                <Link to={to} className="mt-1 block w-fit font-medium wrap-anywhere hover:underline">
                  <bdi>{title ?? channel}</bdi>
                </Link>
                <p dir="auto" className="mt-1 text-sm text-ink-soft wrap-anywhere">
                  {text}
                </p>
              </li>
            ))}
          </ul>
          {more && (
            <Link to={MONITOR_PATH} className="link mt-2 inline-block py-1.5 text-sm print:hidden">
              {more}
            </Link>
          )}
        </section>
      )}
      {due.length > 0 && (
        <section aria-labelledby="due">
          <h2 id="due" className="text-lg">
            {NOTE_TEXTS.due}
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {due.map(({ id, name, day, state, isSample }) => (
              <li key={id} className="flex break-inside-avoid flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
                <span className="w-24 text-sm text-ink-soft tabular-nums">{day}</span>
                <Link to={cardPath(id)} dir="auto" className="font-medium wrap-anywhere hover:underline">
                  {name}
                </Link>
                <span className="flex gap-2 text-sm text-ink-soft">
                  {state}
                  {isSample && <Badge>Sample</Badge>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {ideas.ideas.length + ideas.unread.length > 0 && (
        <WeekIdeas title={NOTE_TEXTS.ideas} size="lg" {...ideas} />
      )}
      <Missing {...missing} />
    </>
  );
}

/** What the note cannot tell, with the way to change that. */
function Missing({ uploads, others }: NoteShown["missing"]) {
  const lines = [
    { text: uploads, to: CHANNEL_TEXTS.path },
    { text: others, to: MONITOR_PATH },
  ].filter(({ text }) => text !== null);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="missing" className="text-sm print:hidden">
      <h2 id="missing" className="font-semibold">
        {NOTE_TEXTS.missing}
      </h2>
      <ul>
        {lines.map(({ text, to }) => (
          <li key={to}>
            <Link to={to} className="link inline-block py-1.5">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TimeFormProps {
  choices: NoteChoices;
  /** What was chosen, after a refusal. */
  typed: Record<string, string> | undefined;
  isSaving: boolean;
}

function TimeForm({ choices, typed, isSaving }: TimeFormProps) {
  return (
    <PostForm
      does="time"
      action={NOTE_PATH}
      className="grid items-end gap-3 pb-5 sm:grid-cols-[1fr_7rem_1.5fr_auto]"
    >
      {choices.map(({ name, chosen, options }) => (
        <Select
          key={`${name}-${chosen}`}
          label={NOTE_TEXTS[name]}
          name={name}
          defaultValue={typed?.[name] ?? chosen}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ))}
      <Button variant="secondary" disabled={isSaving}>
        {isSaving ? NOTE_TEXTS.submitting : NOTE_TEXTS.submit}
      </Button>
    </PostForm>
  );
}
