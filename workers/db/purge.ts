import type { Database } from "./database";
import { deleteDaysBefore } from "./quota-ledger";
import { deleteAnswersBefore } from "./youtube-answers";
import { deleteLeasesBefore } from "./youtube-leases";

/** What there is to delete: answers and leases by instant, the ledger by day of the Pacific time zone. */
export interface Purge {
  answersBefore: Date;
  leasesBefore: Date;
  ledgerBefore: string;
}

/** How many rows of each went. */
export interface Purged {
  answers: number;
  leases: number;
  days: number;
}

/** Deletes what has had its time, in one round trip: one round trip. */
export async function purge(
  db: Database,
  { answersBefore, leasesBefore, ledgerBefore }: Purge,
): Promise<Purged> {
  const [answers, leases, days] = await db.batch([
    deleteAnswersBefore(db, answersBefore),
    deleteLeasesBefore(db, leasesBefore),
    deleteDaysBefore(db, ledgerBefore),
  ]);
  return { answers: answers.meta.changes, leases: leases.meta.changes, days: days.meta.changes };
}
