import { and, eq, lt, notInArray, or } from "drizzle-orm";
import { DAY_MS, WEEK_MS } from "../../app/numbers/days";
import type { Database } from "./database";
import { customers, owners, subscriptions } from "./schema";

/** That an owner is there is noted to the day: each write costs. */
export const NOTED_ANEW_AFTER_MS = DAY_MS;
/** How much longer than others an owner stays who may be paying. */
const CUSTOMERS_STAY_MS = WEEK_MS;

/** Notes that an owner is there, for the first time or again: a statement for a batch. */
export function noteOwner(db: Database, id: string, now: Date) {
  return db
    .insert(owners)
    .values({ id, createdAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: owners.id,
      set: { seenAt: now },
      setWhere: lt(owners.seenAt, new Date(now.getTime() - NOTED_ANEW_AFTER_MS)),
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

/**
 * Deletes owners not seen since an instant, and by cascade all that is theirs: a statement for a batch. Whoever has
 * or had a subscription stays (design, Modes and owners), and a customer a week longer: a checkout is open for a day,
 * and the provider tells of its payment for three days more.
 */
export function deleteOwnersSeenBefore(db: Database, instant: Date) {
  const aWeekBefore = new Date(instant.getTime() - CUSTOMERS_STAY_MS);
  const subscribers = db
    .select({ id: customers.ownerId })
    .from(customers)
    .innerJoin(subscriptions, eq(subscriptions.customerId, customers.customerId));
  const payers = db.select({ id: customers.ownerId }).from(customers);
  return db
    .delete(owners)
    .where(
      and(
        lt(owners.seenAt, instant),
        notInArray(owners.id, subscribers),
        or(lt(owners.seenAt, aWeekBefore), notInArray(owners.id, payers)),
      ),
    );
}
