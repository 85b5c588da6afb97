import { BRAND } from "../brand";
import type { Letter } from "../functions/mail/letter";
import { addressWith } from "../navigation/address";
import { cardPath, NOTE_PATH } from "../navigation/paths";
import { counted } from "../numbers/figures";
import { NOTE_MAIL_TEXTS, NOTE_TEXTS } from "./messages";
import { ideaLine, type NoteShown } from "./note";

/** Cards that a mail names; the page has all of them. */
const MOST_DUE = 10;

interface LetterOf {
  /** "https://greenlight.example" */
  origin: string;
  /** The day that the note is of. */
  day: string;
  unsubscribe: string;
}

/** A weekly note as mail: what the page says, with links to it. Null where nothing happened. */
export function noteLetter(
  { title, asOf, isNews, upload, events, more, due, ideas }: NoteShown,
  { origin, day, unsubscribe }: LetterOf,
): Letter | null {
  if (!isNews) return null;
  const url = (path: string) => origin + path;
  const page = url(addressWith(NOTE_PATH, { of: day }));
  const list = (heading: string, items: { text: string; url?: string }[]) =>
    items.length > 0 ? [{ heading, items }] : [];
  const others = due.length - MOST_DUE;
  return {
    subject: `${BRAND.name}: ${title}`,
    headline: title,
    parts: [
      asOf,
      ...list(
        NOTE_TEXTS.upload,
        upload ? [{ text: `${upload.title}${upload.isSample ? " (sample)" : ""}: ${upload.text}` }] : [],
      ),
      ...list(NOTE_TEXTS.events, [
        ...events.map(({ label, channel, title: video, text, to }) => ({
          text: `${label}: ${video ?? channel} (${channel}). ${text}`,
          url: url(to),
        })),
        ...(more ? [{ text: more, url: page }] : []),
      ]),
      ...list(NOTE_TEXTS.due, [
        ...due.slice(0, MOST_DUE).map(({ id, day: on, name, state, isSample }) => ({
          text: `${on}: ${name} (${state}${isSample ? ", sample" : ""})`,
          url: url(cardPath(id)),
        })),
        ...(others > 0 ? [{ text: `${counted(others, "more card")} in your plan`, url: page }] : []),
      ]),
      ...list(
        NOTE_TEXTS.ideas,
        [...ideas.ideas.map(ideaLine), ...ideas.unread].map((text) => ({ text })),
      ),
    ],
    button: { label: NOTE_MAIL_TEXTS.open, url: page },
    footer: [NOTE_MAIL_TEXTS.why, { label: NOTE_MAIL_TEXTS.stop, url: unsubscribe }],
  };
}
