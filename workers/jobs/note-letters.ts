import type { Letter } from "../../app/functions/mail/letter";
import { DAY_MS } from "../../app/numbers/days";
import type { DueNote } from "../../app/services/jobs";
import { showNote } from "../../app/watch/note";
import { noteLetter } from "../../app/watch/note-letter";
import { isoWeek, notesUntil, USUAL_TIME } from "../../app/watch/note-times";
import type { ReadNotes } from "../note-reading";

/** A note that could not go out for so long is no news: the next one goes. */
const LATE_MS = 2 * DAY_MS;

/** The letter of a note and its week; null where nothing happened, or too long ago. */
export type LetterOf = (
  note: Pick<DueNote, "ownerId" | "time">,
  links: { origin: string; unsubscribe: string },
) => Promise<{ letter: Letter; week: string } | null>;

/** Writes the letters of notes by what their owners' pages are made of. */
export const noteLetters =
  (readNotes: ReadNotes, now: Date): LetterOf =>
  async ({ ownerId, time: chosen }, { origin, unsubscribe }) => {
    const time = chosen ?? USUAL_TIME;
    const [note] = notesUntil(time, now);
    if (!note || now.getTime() - note.at.getTime() > LATE_MS) return null;
    // Whoever has their note mailed reads it: their channels are read on.
    const kept = await readNotes({ ownerId, time: chosen, isNoted: false });
    const letter = noteLetter(showNote(note, time, kept), { origin, day: note.day, unsubscribe });
    return letter && { letter, week: isoWeek(note.day) };
  };
