import type { Database } from "./database";
import { deleteOwnersSeenBefore } from "./owners";
import { deleteDaysBefore } from "./quota-ledger";
import { deleteEventsBefore } from "./stripe-events";
import { deleteTopicsAskedBefore, deleteTrendsAskedBefore } from "./topics";
import { deleteAnswersBefore } from "./youtube-answers";
import { deleteLeasesBefore } from "./youtube-leases";

/** What there is to delete: by instant, the ledger by day of the Pacific time zone. */
export interface Purge {
  answersBefore: Date;
  leasesBefore: Date;
  ledgerBefore: string;
  /** Topics not asked since, with their trends. */
  topicsAskedBefore: Date;
  /** Owners not seen since, with all that is theirs. */
  ownersSeenBefore: Date;
  /** Events of the payment provider applied before. */
  eventsBefore: Date;
}

/** How many rows of each went. */
export interface Purged {
  answers: number;
  leases: number;
  days: number;
  topics: number;
  owners: number;
  events: number;
}

/** Deletes what has had its time, in one round trip. */
export async function purge(
  db: Database,
  { answersBefore, leasesBefore, ledgerBefore, topicsAskedBefore, ownersSeenBefore, eventsBefore }: Purge,
): Promise<Purged> {
  const [answers, leases, days, , topics, owners, events] = await db.batch([
    deleteAnswersBefore(db, answersBefore),
    deleteLeasesBefore(db, leasesBefore),
    deleteDaysBefore(db, ledgerBefore),
    deleteTrendsAskedBefore(db, topicsAskedBefore),
    deleteTopicsAskedBefore(db, topicsAskedBefore),
    deleteOwnersSeenBefore(db, ownersSeenBefore),
    deleteEventsBefore(db, eventsBefore),
  ]);
  return {
    answers: answers.meta.changes,
    leases: leases.meta.changes,
    days: days.meta.changes,
    topics: topics.meta.changes,
    owners: owners.meta.changes,
    events: events.meta.changes,
  };
}
