import { and, eq, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { KINDS, type OutboxKind, type PayloadOf } from "../../app/functions/mail/kinds";
import type { WaitingMessage } from "../../app/services/outbox";
import { countingDay } from "./daily-uses";
import type { Database } from "./database";
import { isDeleted } from "./ended-sessions";
import { dailyUses, outbox } from "./schema";

interface Message<Kind extends OutboxKind> {
  /** Its key wherever it goes: put in twice, it is one. */
  id: string;
  /** Whose data it goes with; null where it is nobody's. */
  ownerId: string | null;
  /** Null is whoever reads feedback. */
  to: string | null;
  payload: PayloadOf<Kind>;
}

/** Puts a message into the outbox, due at once, unless its owner's data was deleted: a statement for a batch. */
export function putInOutbox<Kind extends OutboxKind>(
  db: Database,
  kind: Kind,
  { id, ownerId, to, payload }: Message<Kind>,
  now: Date,
) {
  // What its kind does not name is left out.
  const kept = JSON.stringify(KINDS[kind].payload.parse(payload));
  const stays = ownerId === null ? sql`true` : sql`not ${isDeleted(ownerId)}`;
  return db
    .insert(outbox)
    .select(
      sql`select ${id}, ${kind}, ${ownerId}, ${to}, ${kept}, 0, ${now.getTime()}, null, null where ${stays}`,
    )
    .onConflictDoNothing();
}

/** Deletes what waits for an owner and what was sent for them, where a condition holds: a statement for a batch. */
export function deleteFromOutbox(db: Database, ownerId: string, where: SQL) {
  return db.delete(outbox).where(and(eq(outbox.ownerId, ownerId), where));
}

/** How often each kind is tried; null is without end. What is of no kind here waits for a version that knows it. */
type Tries = ReadonlyMap<string, number | null>;

/** What is neither sent nor given up. */
function isOpen(tries: Tries) {
  const kinds = Array.from(tries, ([kind, most]) =>
    and(eq(outbox.kind, kind), most === null ? undefined : lt(outbox.attempts, most)),
  );
  return and(isNull(outbox.sentAt), or(...kinds));
}

interface Wanted {
  now: Date;
  limit: number;
  /** How many a day may go, of the whole deployment. */
  perDay: number;
  tries: Tries;
  only?: string;
}

/**
 * Takes what is due, at most `limit` and at most what the day still has room for, oldest first, and moves each on
 * to when it may be tried again: two runs at once never take the same, nor more than the day's mails together. What is
 * taken counts at once; noteDeliveries gives back what failed. `isFull` once the day has no room left.
 */
export async function claimDue(
  db: Database,
  { now, limit, perDay, tries, only }: Wanted,
): Promise<{ messages: WaitingMessage[]; isFull: boolean }> {
  const day = countingDay(now);
  const room = sql`${perDay} - coalesce((${selectMails(db, day)}), 0)`;
  const due = sql`(select ${outbox.id} from ${outbox} where ${and(
    isOpen(tries),
    lte(outbox.dueAt, now),
    only ? eq(outbox.id, only) : undefined,
  )} order by ${outbox.dueAt} limit max(0, min(${limit}, ${room})))`;
  const [claimed, , [counted]] = await db.batch([
    db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        dueAt: nextTry(now, sql`${outbox.attempts}`),
      })
      .where(inArray(outbox.id, due))
      .returning({
        id: outbox.id,
        kind: outbox.kind,
        to: outbox.recipient,
        // As text: what is no JSON is a failed try of its own, not of the run.
        payload: sql<string | null>`${outbox.payload}`.as("read_payload"),
        place: sql<number>`rowid`.as("place"),
      }),
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
  const messages = claimed
    .sort((a, b) => a.place - b.place)
    .map(({ place: _, payload, ...message }) => ({ ...message, payload: parsed(payload) }));
  return { messages, isFull: (counted?.used ?? 0) >= perDay };
}

/** Null for what is no JSON, which is the payload of no kind. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** How many mails were taken on a day and have not failed. */
function selectMails(db: Database, day: string) {
  return db
    .select({ used: dailyUses.used })
    .from(dailyUses)
    .where(and(eq(dailyUses.day, day), eq(dailyUses.address, ""), eq(dailyUses.kind, "mails")));
}

interface Deliveries {
  sent: string[];
  failed: { id: string; failure: string }[];
}

/**
 * Notes what became of messages: what was taken is sent, and its payload forgotten; what was not keeps its reason, and its
 * room in the day's mails is free again. One round trip.
 *
 * @param day on which they were claimed
 */
export async function noteDeliveries(
  db: Database,
  { sent, failed, now, day }: Deliveries & { now: Date; day: string },
): Promise<void> {
  const [first, ...rest] = [
    ...(sent.length > 0
      ? [db.update(outbox).set({ sentAt: now, failure: null, payload: null }).where(inArray(outbox.id, sent))]
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
export async function countWaiting(db: Database, tries: Tries): Promise<number> {
  return db.$count(outbox, isOpen(tries));
}

/**
 * How long after each attempt the next may come: a minute, five, half an hour, four hours, then once a day.
 */
export const NEXT_TRY_SECONDS = [60, 300, 1800, 14_400, 86_400];

/** The same in SQL: an instant in milliseconds, from `now` and the attempts made before. */
function nextTry(now: Date, attempts: SQL): SQL {
  const cases = NEXT_TRY_SECONDS.slice(0, -1).map(
    (seconds, attempt) => sql`when ${attempt} then ${now.getTime() + seconds * 1000}`,
  );
  const last = now.getTime() + (NEXT_TRY_SECONDS.at(-1) ?? 0) * 1000;
  return sql`case ${attempts} ${sql.join(cases, sql` `)} else ${last} end`;
}
