import { Link } from "react-router";
import { WeekIdeas } from "../ideas/listed";
import { CHANNEL_PATH, cardPath, MONITOR_PATH } from "../navigation/paths";
import { Badge } from "../ui/badge";
import { NOTE_TEXTS } from "./messages";
import type { NoteShown } from "./note";

export function Note({ shown: { upload, events, more, due, ideas, quiet, missing } }: { shown: NoteShown }) {
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
    { text: uploads, to: CHANNEL_PATH },
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
