import { type SubscriptionSummary, summarizeSubscription } from "../model/subscription";
import type { User } from "../model/user";
import type { Billing } from "../services/billing";

/**
 * The visitor's subscription as pages show it. Null for demo users (spec section 6) and signed-out visitors; if it
 * cannot be read, that is reported and null (section 8). Never throws.
 */
export async function readSubscription(
  user: Pick<User, "isDemo"> | null,
  { billing, report }: { billing: Pick<Billing, "subscription" | "planOf">; report(error: unknown): void },
): Promise<SubscriptionSummary | null> {
  if (!user || user.isDemo) return null;
  try {
    const subscription = await billing.subscription();
    return subscription && summarizeSubscription(subscription, billing.planOf(subscription.price_id));
  } catch (error) {
    report(error);
    return null;
  }
}
