import { Link } from "react-router";
import { DoneLine } from "../forms/done-line";
import { PostForm } from "../forms/post-form";
import type { Refusal } from "../forms/refusal";
import { SecretAddress } from "../forms/secret-address";
import type { Busy } from "../forms/sending";
import { addressWith } from "../navigation/address";
import { NOTE_PATH, WEBHOOK_PATH } from "../navigation/paths";
import { Button } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { Select } from "../ui/field";
import { Notice } from "../ui/notice";
import { PageHeader } from "../ui/page-header";
import { FEED_TEXTS, NOTE_DONE, NOTE_MAIL_TEXTS, NOTE_TEXTS, WEBHOOK_TEXTS } from "./messages";
import type { NoteChoices, NoteShown } from "./note";
import { Note } from "./note-view";

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
