import { and, asc, eq, gte, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Accounts } from "../../app/account/accounts";
import type { Feedback, FeedbackBox } from "../../app/feedback/feedback";
import { fingerprint } from "../fingerprint";
import type { Limit } from "../middleware/limits";
import type { DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { noteUncounted } from "./owners";
import { feedback, outbox } from "./schema";

interface FeedbackRow extends Feedback {
  id: string;
  ownerId: string;
  createdAt: Date;
}

/**
 * Keeps feedback and puts its mail into the outbox, both or neither, in one round trip; false where it was
 * there already.
 */
export async function insertFeedback(db: Database, row: FeedbackRow): Promise<boolean> {
  const [, kept] = await db.batch([
    noteUncounted(db, row.ownerId, row.createdAt),
    db.insert(feedback).values(row).onConflictDoNothing(),
    db.insert(outbox).values({ id: row.id, dueAt: row.createdAt }).onConflictDoNothing(),
  ]);
  return kept.meta.changes === 1;
}

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

/** How many mails went since an instant. */
export async function countSentSince(db: Database, instant: Date): Promise<number> {
  return db.$count(outbox, gte(outbox.sentAt, instant));
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
  accounts: Pick<Accounts, "owner" | "newOwner">;
  limit: Limit;
  uses: Pick<DailyUses, "spend">;
  now: Date;
  /** Tries the mail of feedback that was just kept; it goes on after the answer. */
  deliver(id: string): void;
}

/** Feedback in D1: the row is there before any mail is tried, and the visitor does not wait for the mail. */
export function d1Feedback(db: Database, { accounts, limit, uses, now, deliver }: Setup): FeedbackBox {
  return {
    newFormId: () => crypto.randomUUID(),

    async allowed() {
      if (!(await limit())) return false;
      await uses.spend("feedbacks");
      return true;
    },

    async keep(feedback, formId) {
      const [owner, id] = await Promise.all([
        accounts.owner().then((known) => known ?? accounts.newOwner()),
        feedbackId({ formId, category: feedback.category, message: feedback.message }),
      ]);
      const isNew = await insertFeedback(db, { ...feedback, id, ownerId: owner.id, createdAt: now });
      if (isNew) deliver(id);
      return { cookies: owner.cookies };
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
