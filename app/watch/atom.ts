import { BRAND } from "../brand";
import type { FeedRead } from "../functions/watch/feed";
import { addressWith } from "../navigation/address";
import { MONITOR_PATH, NOTE_PATH } from "../navigation/paths";
import { storable } from "../words/bounds";
import { FEED_TEXTS, NOTE_TEXTS } from "./messages";
import { ideaLine, type NoteShown, showEvent, showNote } from "./note";
import { notesUntil, USUAL_TIME } from "./note-times";
import { KIND_NAMES, videoAddress } from "./tell";

interface AtomOf {
  /** "https://greenlight.example" */
  origin: string;
  /** The feed's own address, from the root of the site. */
  path: string;
  now: Date;
}

interface Entry {
  /** Of its feed alone. */
  id: string;
  title: string;
  at: string;
  /** From the root of the site. */
  to: string;
  /** Its video at YouTube. */
  video: string | null;
  category: { term: string; label: string };
  content: { type: "text" | "html"; body: string };
}

/**
 * News and notes as Atom (RFC 4287), the newest first, and no more than is kept. An entry keeps its id for good, and the
 * same news are the same text: readers and ETags go by that.
 */
export function atomFeed(read: FeedRead, { origin, path, now }: AtomOf): string {
  const entries = [...eventEntries(read), ...noteEntries(read, now)].sort((a, b) => b.at.localeCompare(a.at));
  const id = `tag:${new URL(origin).hostname},2026:${read.feed}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${xml(id)}</id>
  <title>${xml(FEED_TEXTS.name)}</title>
  <updated>${entries[0]?.at ?? read.madeAt}</updated>
  <author><name>${xml(BRAND.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${xml(origin + path)}"/>
  <link rel="alternate" type="text/html" href="${xml(origin + MONITOR_PATH)}"/>
${entries.map((entry) => entryXml(entry, id, origin)).join("")}</feed>
`;
}

/** What was there before the watching is no news. */
function eventEntries({ events, watched }: FeedRead): Entry[] {
  return events
    .filter((event) => !(event.kind === "watched-outlier" && event.facts.isPast))
    .map((event) => {
      const { label, channel, title, text, to } = showEvent(event, watched);
      return {
        id: `event/${event.id}`,
        title: `${label}: ${title === null ? channel : `${title} (${channel})`}`,
        at: event.at,
        to,
        video: "video" in event.facts ? videoAddress(event.facts.video) : null,
        category: { term: event.kind, label: KIND_NAMES[event.kind].several },
        content: { type: "text", body: text },
      };
    });
}

/** The notes of the last month, from the owner's first visit on. */
function noteEntries(read: FeedRead, now: Date): Entry[] {
  const time = read.time ?? USUAL_TIME;
  return notesUntil(time, now)
    .filter(({ at }) => at.toISOString() > read.since)
    .map((note) => {
      const shown = showNote(note, time, read);
      return {
        id: `note/${note.day}`,
        title: shown.title,
        at: note.at.toISOString(),
        to: addressWith(NOTE_PATH, { of: note.day }),
        video: null,
        category: { term: "note", label: FEED_TEXTS.notes },
        content: { type: "html", body: noteHtml(shown) },
      };
    });
}

function noteHtml({ asOf, quiet, upload, events, more, due, ideas, missing }: NoteShown): string {
  const part = (heading: string, lines: string[]) =>
    lines.length > 0
      ? `<h3>${xml(heading)}</h3><ul>${lines.map((line) => `<li>${xml(line)}</li>`).join("")}</ul>`
      : "";
  return [
    `<p>${xml(asOf)}</p>`,
    quiet && `<p>${xml(quiet)}</p>`,
    upload &&
      part(NOTE_TEXTS.upload, [`${upload.title}${upload.isSample ? " (sample)" : ""}: ${upload.text}`]),
    part(NOTE_TEXTS.events, [
      ...events.map(
        ({ label, channel, title, text }) => `${label}: ${title ?? channel} (${channel}). ${text}`,
      ),
      ...(more ? [more] : []),
    ]),
    part(
      NOTE_TEXTS.due,
      due.map(({ day, name, state }) => `${day}: ${name} (${state})`),
    ),
    part(NOTE_TEXTS.ideas, [...ideas.ideas.map(ideaLine), ...ideas.unread]),
    part(
      NOTE_TEXTS.missing,
      [missing.uploads, missing.others].filter((line) => line !== null),
    ),
  ]
    .filter(Boolean)
    .join("");
}

function entryXml(
  { id, title, at, to, video, category, content }: Entry,
  feed: string,
  origin: string,
): string {
  return `  <entry>
    <id>${xml(`${feed}/${id}`)}</id>
    <title>${xml(title)}</title>
    <published>${at}</published>
    <updated>${at}</updated>
    <link rel="alternate" type="text/html" href="${xml(origin + to)}"/>${
      video ? `\n    <link rel="related" href="${xml(video)}"/>` : ""
    }
    <category term="${xml(category.term)}" label="${xml(category.label)}"/>
    <content type="${content.type}">${xml(content.body)}</content>
  </entry>
`;
}

const SPECIAL: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Control characters that XML 1.0 has no form for, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function xml(text: string): string {
  return storable(text)
    .replace(NO_XML, "")
    .replace(/[&<>"]/g, (character) => SPECIAL[character] ?? character);
}
