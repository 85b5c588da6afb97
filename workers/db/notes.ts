import { chooseWeek, recallOwnIdeas } from "../../app/functions/content-ideas/yours-functions";
import type { Allowance } from "../../app/model/caller";
import type { NoteTime } from "../../app/model/watch";
import type { OwnChannel } from "../../app/services/own-channel";
import type { Plan } from "../../app/services/plan";
import type { NoteKept, Watching } from "../../app/services/watch";
import { notesUntil, USUAL_TIME } from "../../app/watch/note-times";
import type { Owners } from "../accounts/session";
import type { Database } from "./database";
import { noteWatcher } from "./watch-rows";

/** Events that a note or a feed tells: more than a week of ten busy channels. */
const MOST_EVENTS = 100;

type Theirs = Pick<Owners, "owner" | "read" | "writer">;

/** Where ideas for their channel come from. */
type IdeaServices = Parameters<typeof recallOwnIdeas>[0];

/** What there is of an owner to be read: their services. */
interface OfOwner extends Pick<IdeaServices, "channel" | "watching" | "workspaces" | "topics"> {
  channel: Pick<OwnChannel, "read"> & IdeaServices["channel"];
  plan: Pick<Plan, "list" | "listOutcomes">;
  watching: Pick<Watching, "list" | "events">;
  allowance: Allowance;
}

/** What reading an owner's notes takes. */
export interface Reading {
  /** The services of an owner whom no cookie names. */
  of(owners: Theirs): OfOwner;
  trends: IdeaServices["trends"];
  now: Date;
  report(error: unknown): void;
}

interface Asked {
  ownerId: string;
  time: NoteTime | null;
  /** Their visit is noted already, or this is not a visit. */
  isNoted: boolean;
}

/** What an owner's notes are made of, for feeds and mail: what their own page is made of. One round trip, or two. */
export async function readNotes(
  db: Database,
  { ownerId, time, isNoted }: Asked,
  { of, trends, now, report }: Reading,
): Promise<NoteKept> {
  const own = of(theirs(ownerId));
  const { channel, plan, watching } = own;
  // Asked at once: one round trip.
  const [, connected, outcomes, cards, watched, events, ideas] = await Promise.all([
    // First, so that the list need not note it.
    !isNoted && db.batch(noteWatcher(db, ownerId, now)).catch(report),
    channel.read(),
    plan.listOutcomes(),
    plan.list(),
    watching.list(),
    watching.events({ most: MOST_EVENTS }),
    recallOwnIdeas({ ...own, trends, request: { now }, report }, own).catch(
      (error: unknown) => void report(error),
    ),
  ]);
  const [newest] = notesUntil(time ?? USUAL_TIME, now);
  const weeks = ideas && newest ? chooseWeek(ideas, newest.day, channel) : [];
  return { channel: connected, outcomes, cards, watched, events, weeks };
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
