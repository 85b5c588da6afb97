import type { OwnChannel } from "../../services/own-channel";
import type { Plan } from "../../services/plan";
import type { NoteKept, Watching } from "../../services/watch";
import type { Asking } from "../billing/analysis";
import { notedIdeas, type Reads, recallForNote } from "../content-ideas/own-ideas";

/** Events that a note or a feed tells: more than a week of ten busy channels. */
const MOST_EVENTS = 100;

/** What an owner's notes are read by. */
export interface NoteReads extends Omit<Reads, "channel" | "plan" | "watching"> {
  channel: Reads["channel"] & Pick<OwnChannel, "read">;
  plan: Pick<Plan, "list" | "listOutcomes">;
  watching: Pick<Watching, "list" | "events">;
}

/** What an owner's notes are made of, for feeds and mail: what their own page is made of. `day` is that of the newest. */
export async function readNotes(services: NoteReads, asking: Asking, day: string): Promise<NoteKept> {
  const { channel, plan, watching } = services;
  // Asked at once: one round trip, or two.
  const [connected, outcomes, cards, watched, events, own] = await Promise.all([
    channel.read(),
    plan.listOutcomes(),
    plan.list(),
    watching.list(),
    watching.events({ most: MOST_EVENTS }),
    recallForNote(services, asking),
  ]);
  return { channel: connected, outcomes, cards, watched, events, ...notedIdeas(own, day, services) };
}
