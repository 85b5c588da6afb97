import { type NoteReads, readNotes } from "../app/functions/watch/read-notes";
import type { Allowance } from "../app/model/caller";
import type { NoteTime } from "../app/model/watch";
import type { NoteKept } from "../app/services/watch";
import { notesUntil, USUAL_TIME } from "../app/watch/note-times";
import type { Owners } from "./accounts/session";
import type { Database } from "./db/database";
import { noteWatcher } from "./db/watch-rows";

type Theirs = Pick<Owners, "owner" | "read" | "writer">;

interface Setup extends Pick<NoteReads, "trends" | "report"> {
  db: Database;
  /** The services of an owner whom no cookie names. */
  of(owners: Theirs): Omit<NoteReads, "trends" | "report" | "request"> & { allowance: Allowance };
  now: Date;
}

interface NotesAsked {
  ownerId: string;
  time: NoteTime | null;
  /** Their visit is noted already, or this is not a visit. */
  isNoted: boolean;
}

/** Reads what an owner's notes are made of, with what their feed and their mails are handed. */
export type ReadNotes = (asked: NotesAsked) => Promise<NoteKept>;

/** By the services that pages read by, for an owner whom no cookie names. */
export function noteReading({ db, of, trends, now, report }: Setup): ReadNotes {
  return async ({ ownerId, time, isNoted }) => {
    const { allowance, ...own } = of(theirs(ownerId));
    const [newest] = notesUntil(time ?? USUAL_TIME, now);
    if (!newest) throw new RangeError("Thirty days hold four weekly notes");
    // First, so that the list need not note it.
    const noted = isNoted ? null : db.batch(noteWatcher(db, ownerId, now)).catch(report);
    const reads = { ...own, trends, request: { now }, report };
    const [, kept] = await Promise.all([noted, readNotes(reads, { allowance }, newest.day)]);
    return kept;
  };
}

/** An owner whom no cookie names: nothing of theirs is written, and no cookie goes out. */
function theirs(id: string): Theirs {
  const owner = { id, remember: async () => {} };
  return {
    owner: async () => owner,
    writer: async () => owner,
    read: async (query) => ({ owner, found: await query(id) }),
  };
}
