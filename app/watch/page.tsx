import { data, Form, Link, redirect } from "react-router";
import { CHANNEL_TEXTS } from "../channel/messages";
import { act, answerRefused } from "../forms/act";
import { readForm } from "../forms/read-form";
import { sendAction, useBusy } from "../forms/sending";
import { textFields } from "../forms/text-fields";
import { setNoteTime } from "../functions/watch/watch";
import { addressWith } from "../navigation/address";
import { unlistedMeta } from "../navigation/page-meta";
import { cardPath, MONITOR_PATH, NOTE_PATH } from "../navigation/paths";
import { longDayText } from "../numbers/days";
import { DoneLine } from "../plan/done-line";
import { servicesContext } from "../services";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { Select } from "../ui/field";
import { Notice } from "../ui/notice";
import { PageHeader } from "../ui/page-header";
import type { Route } from "./+types/page";
import { NOTE_DONE, NOTE_TEXTS } from "./messages";
import { type NoteChoices, type NoteShown, noteChoices, showNote } from "./note";
import { notesUntil, USUAL_TIME } from "./note-times";

export const meta: Route.MetaFunction = () => unlistedMeta("Your note");

/** Events that are read: more than a month of ten channels. */
const MOST_EVENTS = 200;

/** The newest note, or that of the day `?of=`; 503 if it cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { watching, channel, plan, request, report } = context.get(servicesContext);
  const done = url.searchParams.get("done");
  try {
    // Asked at once: one round trip.
    const [kept, connected, outcomes, cards, watched, events] = await Promise.all([
      watching.noteTime(),
      channel.read(),
      plan.listOutcomes(),
      plan.list(),
      watching.list(),
      watching.events({ most: MOST_EVENTS }),
    ]);
    const time = kept ?? USUAL_TIME;
    const notes = notesUntil(time, request.now);
    const note = notes.find(({ day }) => day === url.searchParams.get("of")) ?? notes[0];
    if (!note) throw new RangeError("Thirty days hold four weekly notes");
    const shown = showNote(note, time, { channel: connected, outcomes, cards, watched, events });
    const others = notes.filter((one) => one !== note).map(({ day }) => ({ day, name: longDayText(day) }));
    return data({ note: { shown, others, choices: noteChoices(time) }, done });
  } catch (error) {
    report(error);
    return data({ note: null, done }, { status: 503 });
  }
}

/** Chooses when the note comes: 303 to it, or the same page with the refusal. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = textFields(await readForm(request));
  const { weekday = "", hour = "", zone = "" } = typed;
  const number = (text: string) => (text === "" ? Number.NaN : Number(text));
  const ran = await act(context, setNoteTime, { weekday: number(weekday), hour: number(hour), zone });
  if ("refused" in ran) return answerRefused(ran.refused, { action: "time", typed });
  return redirect(addressWith(NOTE_PATH, { done: "time" }), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, NOTE_TEXTS["not-reached"]);
}

/** A week on one page of paper: the app's frame is not printed. */
export default function NotePage({ loaderData: { note, done }, actionData }: Route.ComponentProps) {
  const refused = actionData?.refused;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 print:gap-4">
      <PageHeader
        back={{ to: "/dashboard", label: "Dashboard" }}
        title={note?.shown.title ?? "Your note"}
        intro={note?.shown.asOf}
      />
      {refused && (
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
            <Disclosure summary={NOTE_TEXTS.time} open={refused !== undefined}>
              <TimeForm choices={note.choices} typed={refused?.typed} />
            </Disclosure>
          </div>
        </>
      ) : (
        <Notice tone="error">{NOTE_TEXTS.unread}</Notice>
      )}
    </div>
  );
}

function Note({ shown: { upload, events, more, due, quiet, missing } }: { shown: NoteShown }) {
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
}

function TimeForm({ choices, typed }: TimeFormProps) {
  const isSaving = useBusy(NOTE_PATH).action !== null;
  return (
    <Form
      method="post"
      action={NOTE_PATH}
      replace
      className="grid items-end gap-3 pb-5 sm:grid-cols-[1fr_7rem_1.5fr_auto]"
    >
      <input type="hidden" name="action" value="time" />
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
    </Form>
  );
}
