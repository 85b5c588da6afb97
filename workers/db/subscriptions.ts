import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Subscription } from "../../app/billing/subscription";
import type { Database } from "./database";
import { customers, subscriptions, userSubscriptions } from "./schema";

/** A subscription as the provider describes it. */
export type DescribedSubscription = Omit<typeof subscriptions.$inferSelect, "readAt">;

/** An owner's subscription: the active one, else the newest. One round trip. */
export async function subscriptionOf(db: Database, ownerId: string): Promise<Subscription | null> {
  const view = userSubscriptions;
  const [found] = await db
    .select()
    .from(view)
    .where(eq(view.ownerId, ownerId))
    .orderBy(desc(sql`${view.subscriptionStatus} = 'active'`), desc(view.created))
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

/** The id of the newest of an owner's subscriptions that can still be canceled. */
export async function cancellableOf(db: Database, ownerId: string): Promise<string | null> {
  const running = inArray(subscriptions.status, ["active", "trialing", "past_due"]);
  const [found] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.customerId, subscriptions.customerId))
    .where(and(eq(customers.ownerId, ownerId), running))
    .orderBy(desc(sql`${subscriptions.status} = 'active'`), desc(subscriptions.created))
    .limit(1);
  return found?.id ?? null;
}

/**
 * Keeps how a subscription stands, unless what is kept was asked for later: a statement for a batch.
 *
 * @param readAt when the provider was asked, not when it answered: what was asked for later is at least as new
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

/** The same by itself. */
export async function keepSubscription(
  db: Database,
  described: DescribedSubscription,
  readAt: Date,
): Promise<void> {
  await upsertSubscription(db, described, readAt);
}
