import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Feedback } from "../../app/model/feedback";
import type { FeedbackBox } from "../../app/services/feedback";
import type { Owners } from "../accounts/owners";

import { fingerprint } from "../fingerprint";
import { type Counting, countingDay, type DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { asDeclined, noteOwner } from "./owners";
import { dailyUses, feedback, outbox } from "./schema";

interface FeedbackRow extends Feedback {
  id: string;
  ownerId: string;
  createdAt: Date;
}

/**
 * Keeps feedback and puts its mail into the outbox, both or neither, in one round trip; false where it was
 * there already.
 */
export async function insertFeedback(db: Database, row: FeedbackRow, count: Counting): Promise<boolean> {
  const [, , kept] = await db
    .batch([
      ...noteOwner(db, row.ownerId, { now: row.createdAt, count }),
      db.insert(feedback).values(row).onConflictDoNothing(),
      db.insert(outbox).values({ id: row.id, dueAt: row.createdAt }).onConflictDoNothing(),
    ])
    .catch((error: unknown) => {
      throw asDeclined(error, row.createdAt);
    });
  return kept.meta.changes === 1;
}

interface Wanted {
  now: Date;
  limit: number;
  /** How many a day may go, of the whole deployment. */
  perDay: number;
  /** SQL over `attempts` as they were before. */
  nextDue(attempts: SQL): SQL;
  only?: string;
}

/**
 * Takes mail that is due, at most `limit` and at most what the day still has room for, oldest first, and moves each on
 * to when it may be tried again: two runs at once never take the same, nor more than the day's mails together. What is
 * taken counts at once; noteDeliveries gives back what failed. `isFull` once the day has no room left.
 */
export async function claimDue(db: Database, { now, limit, perDay, nextDue, only }: Wanted) {
  const day = countingDay(now);
  const room = sql`${perDay} - coalesce((${selectMails(db, day)}), 0)`;
  const due = sql`(select ${outbox.id} from ${outbox} where ${and(
    isNull(outbox.sentAt),
    lte(outbox.dueAt, now),
    only ? eq(outbox.id, only) : undefined,
  )} order by ${outbox.dueAt} limit max(0, min(${limit}, ${room})))`;
  const [claimed, , [counted]] = await db.batch([
    db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        dueAt: nextDue(sql`${outbox.attempts}`),
      })
      .where(inArray(outbox.id, due))
      .returning({ id: outbox.id, attempts: outbox.attempts }),
    // As many as the statement before has changed.
    db
      .insert(dailyUses)
      .values({ day, address: "", kind: "mails", used: sql`changes()` })
      .onConflictDoUpdate({
        target: [dailyUses.day, dailyUses.address, dailyUses.kind],
        set: { used: sql`${dailyUses.used} + excluded.used` },
      }),
    selectMails(db, day),
  ]);
  const mails = await readClaimed(db, claimed);
  return { mails, isFull: (counted?.used ?? 0) >= perDay };
}

/** How many mails were taken on a day and have not failed. */
function selectMails(db: Database, day: string) {
  return db
    .select({ used: dailyUses.used })
    .from(dailyUses)
    .where(and(eq(dailyUses.day, day), eq(dailyUses.address, ""), eq(dailyUses.kind, "mails")));
}

async function readClaimed(db: Database, claimed: { id: string; attempts: number }[]) {
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

interface Deliveries {
  sent: string[];
  failed: { id: string; failure: string }[];
}

/**
 * Notes what became of mails: what was taken is sent; what was not keeps its reason, and its room in the day's mails is
 * free again. One round trip.
 *
 * @param day on which they were claimed
 */
export async function noteDeliveries(
  db: Database,
  { sent, failed, now, day }: Deliveries & { now: Date; day: string },
): Promise<void> {
  const [first, ...rest] = [
    ...(sent.length > 0
      ? [db.update(outbox).set({ sentAt: now, failure: null }).where(inArray(outbox.id, sent))]
      : []),
    ...failed.map(({ id, failure }) => db.update(outbox).set({ failure }).where(eq(outbox.id, id))),
    ...(failed.length > 0
      ? [
          db
            .update(dailyUses)
            .set({ used: sql`${dailyUses.used} - ${failed.length}` })
            .where(and(eq(dailyUses.day, day), eq(dailyUses.address, ""), eq(dailyUses.kind, "mails"))),
        ]
      : []),
  ];
  if (first) await db.batch([first, ...rest]);
}

/** How much is waiting, for the log. */
export async function countWaiting(db: Database): Promise<number> {
  return db.$count(outbox, isNull(outbox.sentAt));
}

/**
 * How long after each attempt the next may come: a minute, five, half an hour, four hours, then once a day.
 */
export const NEXT_TRY_SECONDS = [60, 300, 1800, 14_400, 86_400];

/** The same in SQL: an instant in milliseconds, from `now` and the attempts made before. */
export function nextTry(now: Date): (attempts: SQL) => SQL {
  const cases = NEXT_TRY_SECONDS.slice(0, -1).map(
    (seconds, attempt) => sql`when ${attempt} then ${now.getTime() + seconds * 1000}`,
  );
  const last = now.getTime() + (NEXT_TRY_SECONDS.at(-1) ?? 0) * 1000;
  return (attempts) => sql`case ${attempts} ${sql.join(cases, sql` `)} else ${last} end`;
}

interface Setup {
  owners: Pick<Owners, "owner" | "writer">;
  uses: Pick<DailyUses, "counting" | "spend">;
  now: Date;
  /** Tries the mail of feedback that was just kept; it goes on after the answer. */
  deliver(id: string): void;
}

/** Feedback in D1: the row is there before any mail is tried, and the visitor does not wait for the mail. */
export function d1Feedback(db: Database, { owners, uses, now, deliver }: Setup): FeedbackBox {
  return {
    async keep(feedback, formId = crypto.randomUUID()) {
      // Who it is from is asked for in the same round trip.
      await Promise.all([uses.spend(["feedbacks"]), owners.owner()]);
      const [owner, id] = await Promise.all([
        owners.writer(),
        feedbackId({ formId, category: feedback.category, message: feedback.message }),
      ]);
      const row = { ...feedback, id, ownerId: owner.id, createdAt: now };
      const isNew = await insertFeedback(db, row, await uses.counting());
      if (isNew) deliver(id);
      await owner.remember();
    },
  };
}

/**
 * The id of feedback: a fingerprint of the form that sent it and what stood in it. The same text from the
 * same form is the same feedback, however often it is sent; a page that was gone back to and filled in anew
 * sends another.
 */
function feedbackId(sent: Record<"formId" | "category" | "message", string>): Promise<string> {
  const { formId, category, message } = sent;
  return fingerprint(JSON.stringify([formId, category, message]));
}
