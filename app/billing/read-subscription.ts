import { type SubscriptionSummary, summarizeSubscription } from "../functions/billing/summary";
import type { User } from "../model/user";
import type { Billing } from "../services/billing";

/** A subscription as pages show it; null without one, "unread" where nobody can tell just now. */
export type ShownSubscription = SubscriptionSummary | null | "unread";

/**
 * The visitor's subscription as pages show it. Null for demo users (spec section 6) and signed-out visitors; if it
 * cannot be read, the error is reported and not shown (section 8). Never throws.
 */
export async function readSubscription(
  user: Pick<User, "isDemo"> | null,
  { billing, report }: { billing: Pick<Billing, "subscription" | "planOf">; report(error: unknown): void },
): Promise<ShownSubscription> {
  if (!user || user.isDemo) return null;
  try {
    const subscription = await billing.subscription();
    return subscription && summarizeSubscription(subscription, billing.planOf(subscription.price_id));
  } catch (error) {
    report(error);
    return "unread";
  }
}
