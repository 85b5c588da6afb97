import { and, eq, gte, inArray, isNull, lt, not, notExists, or, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { DataDeleted } from "../../app/functions/refused";
import { DAY_MS, WEEK_MS } from "../../app/numbers/days";
import { hasAccount } from "./accounts";
import { type Counting, overCeiling } from "./daily-uses";
import { type Database, failsConstraint } from "./database";
import { isDeleted } from "./ended-sessions";
import { feedback, owners, workspaces } from "./schema";
import { customers, subscriptions } from "./schema-billing";
import { channelSummaries } from "./schema-channel";
import { apiKeys } from "./schema-keys";
import { cards, watchFeeds } from "./schema-plan";
import { watches } from "./schema-watch";

/** That an owner is there is noted to the day: each write costs. */
export const NOTED_ANEW_AFTER_MS = DAY_MS;
/** How much longer than others an owner stays who may be paying. */
const CUSTOMERS_STAY_MS = WEEK_MS;

interface Arrival {
  now: Date;
  /** Of who brings the owner. */
  count: Counting;
}

/**
 * An owner's id as its row takes it: null, which that refuses, once their data was deleted. A request that was on its way
 * meanwhile would bring the owner back, where no cookie leads; its whole batch fails instead. Every insert of an owner
 * goes by this, and rows of an owner need one by their foreign keys.
 */
function unlessDeleted(id: string) {
  return sql`case when ${isDeleted(id)} then null else ${id} end`;
}

/**
 * Notes that an owner is there, for the first time or again: two statements for a batch. A new one counts against the day
 * of who brings it. One too many, or one whose data was deleted, ends the batch, which leaves nothing (`asDeclined`).
 */
export function noteOwner(db: Database, id: string, { now, count }: Arrival) {
  const isNew = sql`not exists (select 1 from ${owners} where ${owners.id} = ${id})`;
  return [count("owners", isNew), noteUncounted(db, id, now)] as const;
}

/** Why a batch with an owner failed, as forms say it: more than a day's share, or their data was deleted; else the error. */
export function asDeclined(error: unknown, now: Date): unknown {
  if (failsConstraint(error, "NOT NULL", "owners.id")) return new DataDeleted();
  return overCeiling(error, now) ?? error;
}

/** The same, thrown: for the `catch` of a batch. */
export function declining(now: Date) {
  return (error: unknown): never => {
    throw asDeclined(error, now);
  };
}

/** The same as `noteOwner` without counting: for payments, which the provider knows of already. */
export function noteUncounted(db: Database, id: string, now: Date) {
  const at = now.getTime();
  return db
    .insert(owners)
    .select(sql`select ${unlessDeleted(id)}, ${at}, ${at}, null where true`)
    .onConflictDoUpdate({
      target: owners.id,
      set: { seenAt: now },
      setWhere: lt(owners.seenAt, new Date(at - NOTED_ANEW_AFTER_MS)),
    });
}

/** Notes that an owner is there again, to the day; one that is not kept stays so: a statement for a batch. */
export function noteAgain(db: Database, id: string, now: Date) {
  const yesterday = new Date(now.getTime() - NOTED_ANEW_AFTER_MS);
  return db
    .update(owners)
    .set({ seenAt: now })
    .where(and(eq(owners.id, id), lt(owners.seenAt, yesterday)));
}

/** Notes that an owner came back; one that is not there stays so. */
export async function noteSeen(db: Database, id: string, now: Date): Promise<void> {
  await db.update(owners).set({ seenAt: now }).where(eq(owners.id, id));
}

/** Owners that one run deletes at most, those first that were seen longest ago: the rest goes the next day. */
const MOST_DELETED = 10_000;

/**
 * Deletes owners not seen since an instant, and by cascade all that is theirs: a statement for a batch. Whoever has
 * or had a subscription stays (design, Modes and owners), as does who has an account, whatever AUTH says meanwhile, and a
 * customer a week longer: a checkout is open for a day, and the provider tells of its payment for three days more.
 */
export function deleteOwnersSeenBefore(db: Database, instant: Date) {
  const aWeekBefore = new Date(instant.getTime() - CUSTOMERS_STAY_MS);
  const subscribers = db
    .select({ one: sql`1` })
    .from(customers)
    .innerJoin(subscriptions, eq(subscriptions.customerId, customers.customerId))
    .where(eq(customers.ownerId, owners.id));
  const gone = db
    .select({ id: owners.id })
    .from(owners)
    .where(
      and(
        lt(owners.seenAt, instant),
        not(hasAccount(owners.id)),
        notExists(subscribers),
        or(lt(owners.seenAt, aWeekBefore), hasNone(customers)),
      ),
    )
    .orderBy(owners.seenAt)
    .limit(MOST_DELETED);
  return db.delete(owners).where(inArray(owners.id, gone));
}

/** That an owner has no row in a table. */
const hasNone = (table: SQLiteTable & { ownerId: SQLiteColumn }) =>
  sql`not exists (select 1 from ${table} where ${eq(table.ownerId, owners.id)})`;

/** A run may be missed, or two: who was not seen for longer goes with all who are idle. */
const PASSERS_BY_WINDOW_MS = 3 * DAY_MS;

/**
 * Deletes owners who came once, not since an instant, and left one state at most and nothing else: a statement for a
 * batch. A new cookie with each request makes them by the thousand.
 */
export function deletePassersByBefore(db: Database, instant: Date) {
  const kept = db
    .select({ one: sql`1` })
    .from(workspaces)
    .where(eq(workspaces.ownerId, owners.id))
    .limit(1)
    .offset(1);
  const gone = db
    .select({ id: owners.id })
    .from(owners)
    .where(
      and(
        lt(owners.seenAt, instant),
        gte(owners.seenAt, new Date(instant.getTime() - PASSERS_BY_WINDOW_MS)),
        // To the day: see noteOwner.
        lt(owners.seenAt, sql`${owners.createdAt} + ${NOTED_ANEW_AFTER_MS}`),
        isNull(owners.noteTime),
        not(hasAccount(owners.id)),
        notExists(kept),
        ...[channelSummaries, cards, watches, watchFeeds, apiKeys, feedback, customers].map(hasNone),
      ),
    )
    .limit(MOST_DELETED);
  return db.delete(owners).where(inArray(owners.id, gone));
}
