import { and, asc, desc, eq, lt, lte, notInArray, sql } from "drizzle-orm";
import { NOT_CHARGED, type Subscription } from "../../app/model/subscription-plan";
import { type Database, failsConstraint } from "./database";

import { CHARGED, customers, stripeEvents, subscriptions, userSubscriptions } from "./schema-billing";

/** A subscription as the provider describes it. */
export type DescribedSubscription = Omit<typeof subscriptions.$inferSelect, "readAt">;

/** An owner's subscription: an active one, else one that is charged, else the newest. One round trip. */
export async function findSubscription(db: Database, ownerId: string): Promise<Subscription | null> {
  const view = userSubscriptions;
  const [found] = await db
    .select()
    .from(view)
    .where(eq(view.ownerId, ownerId))
    .orderBy(
      desc(sql`${view.subscriptionStatus} = 'active'`),
      desc(notInArray(view.subscriptionStatus, NOT_CHARGED)),
      asc(view.cancelAtPeriodEnd),
      desc(view.created),
    )
    .limit(1);
  if (!found) return null;
  return {
    subscription_id: found.subscriptionId,
    subscription_status: found.subscriptionStatus,
    price_id: found.priceId,
    current_period_end: found.currentPeriodEnd,
    cancel_at_period_end: Boolean(found.cancelAtPeriodEnd),
    payment_method_brand: found.paymentMethodBrand,
    payment_method_last4: found.paymentMethodLast4,
  };
}

/** The id of an owner's subscription that can be canceled: the newest active one first, canceled ones last. */
export async function findCancellable(db: Database, ownerId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.customerId, subscriptions.customerId))
    .where(and(eq(customers.ownerId, ownerId), notInArray(subscriptions.status, NOT_CHARGED)))
    .orderBy(
      asc(subscriptions.cancelAtPeriodEnd),
      desc(sql`${subscriptions.status} = 'active'`),
      desc(subscriptions.created),
    )
    .limit(1);
  return found?.id ?? null;
}

/**
 * Keeps how a subscription stands, unless what is kept was asked for later: a statement for a batch.
 *
 * @param readAt when the provider was asked how it stands, not when it answered: what was asked for later is at least
 *   as new. Of a change that we asked for ourselves, when it was answered.
 */
export function upsertSubscription(db: Database, described: DescribedSubscription, readAt: Date) {
  const row = { ...described, readAt };
  const { id: _, ...set } = row;
  return db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.id,
      set,
      setWhere: lte(subscriptions.readAt, readAt),
    });
}

/** The same of any number of a customer's by itself; nothing where the customer was deleted meanwhile. */
export async function saveSubscriptions(
  db: Database,
  described: DescribedSubscription[],
  readAt: Date,
): Promise<void> {
  const [first, ...others] = described.map((one) => upsertSubscription(db, one, readAt));
  if (!first) return;
  await db.batch([first, ...others]).catch((error: unknown) => {
    if (!failsConstraint(error, "FOREIGN KEY")) throw error;
  });
}

/** The subscriptions of a customer that are charged and do not end: a statement for a batch. */
export function selectRunning(db: Database, customerId: string) {
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customerId, customerId),
        eq(subscriptions.cancelAtPeriodEnd, false),
        notInArray(subscriptions.status, NOT_CHARGED),
      ),
    );
}

/** The ids of subscriptions that should have renewed or ended before an instant, the longest unread first. */
export async function findOverdue(db: Database, before: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(lt(subscriptions.currentPeriodEnd, Math.floor(before.getTime() / 1000)), CHARGED))
    .orderBy(asc(subscriptions.readAt))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** A row if an event was applied: a statement for a batch. */
export function selectAppliedEvent(db: Database, id: string) {
  return db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id));
}

/** Notes that an event was applied, once: a statement for a batch. */
export function noteEventApplied(db: Database, { id, type, now }: { id: string; type: string; now: Date }) {
  return db.insert(stripeEvents).values({ id, type, appliedAt: now }).onConflictDoNothing();
}

/** Forgets events applied before an instant: a statement for a batch. */
export function deleteStripeEventsBefore(db: Database, instant: Date) {
  return db.delete(stripeEvents).where(lt(stripeEvents.appliedAt, instant));
}
