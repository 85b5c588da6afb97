import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database";
import { feedback, outbox } from "./schema";

/**
 * Takes mail that is due, at most `limit`, oldest first, and moves each on to when it may be tried again: two
 * runs at once never take the same. `nextDue` is SQL over `attempts` as they were before.
 */
export async function claimDue(
  db: Database,
  { now, limit, nextDue, only }: { now: Date; limit: number; nextDue(attempts: SQL): SQL; only?: string },
) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.dueAt, now), only ? eq(outbox.id, only) : undefined))
    .orderBy(asc(outbox.dueAt))
    .limit(limit);
  const claimed = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      dueAt: nextDue(sql`${outbox.attempts}`),
    })
    .where(inArray(outbox.id, due))
    .returning({ id: outbox.id, attempts: outbox.attempts });
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  const rows = await db
    .select()
    .from(feedback)
    .where(inArray(feedback.id, ids))
    .orderBy(asc(feedback.createdAt));
  const attempts = new Map(claimed.map((row) => [row.id, row.attempts]));
  return rows.map((row) => ({ ...row, attempts: attempts.get(row.id) ?? 1 }));
}

/** Notes what became of a run: what was taken is sent, what was not keeps its reason. One round trip. */
export async function noteDeliveries(
  db: Database,
  { sent, failed, now }: { sent: string[]; failed: { id: string; failure: string }[]; now: Date },
): Promise<void> {
  const [first, ...rest] = [
    ...(sent.length > 0
      ? [db.update(outbox).set({ sentAt: now, failure: null }).where(inArray(outbox.id, sent))]
      : []),
    ...failed.map(({ id, failure }) => db.update(outbox).set({ failure }).where(eq(outbox.id, id))),
  ];
  if (first) await db.batch([first, ...rest]);
}

/** How much is waiting, for the log. */
export async function countWaiting(db: Database): Promise<number> {
  return db.$count(outbox, isNull(outbox.sentAt));
}
