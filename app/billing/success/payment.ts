import type { SubscriptionSummary } from "../../functions/billing/summary";
import type { User } from "../../model/user";
import type { Billing } from "../../services/billing";
import { readSubscription, type ShownSubscription } from "../read-subscription";

/** How long a page waits for the provider to confirm a payment. */
const TIMEOUT_SECONDS = 60;
/** How often it looks again. */
export const POLL_SECONDS = 3;

/** What the URL says that a payment returns to. */
interface PaymentReturn {
  /** The provider's id of the checkout; null without one. */
  checkoutId: string | null;
  /** Start of the wait in epoch seconds, as we put it into the URL; null before that. */
  since: string | null;
}

/** Where a payment stands: confirmed, awaited, overdue, or not this visitor's. */
export type PaymentStatus =
  | { state: "confirmed"; subscription: SubscriptionSummary }
  | { state: "pending"; since: number }
  | { state: "late"; subscription: ShownSubscription }
  | { state: "none"; subscription: ShownSubscription };

/**
 * Whether the subscription a visitor paid for has arrived. It is awaited for a minute at most, and only if the provider
 * says that this visitor completed that checkout (`isCompleted`, null if it does not say). The provider is asked at the
 * start and the end of the wait; if it does not answer, the wait goes on. Never throws.
 */
export async function readPayment(
  { checkoutId, since }: PaymentReturn,
  user: Pick<User, "isDemo"> | null,
  services: {
    billing: Pick<Billing, "subscription" | "planOf">;
    isCompleted(checkoutId: string): Promise<boolean | null>;
    now: Date;
    report(error: unknown): void;
  },
): Promise<PaymentStatus> {
  const { isCompleted, now } = services;
  const subscription = await readSubscription(user, services);
  if (subscription && subscription !== "unread" && subscription.active) {
    return checkoutId === null ? { state: "none", subscription } : { state: "confirmed", subscription };
  }
  if (checkoutId === null || !user || user.isDemo) return { state: "none", subscription };
  const seconds = Math.floor(now.getTime() / 1000);
  const start = readStart(since, seconds);
  if (start !== null && seconds - start < TIMEOUT_SECONDS) return { state: "pending", since: start };
  if ((await isCompleted(checkoutId)) === false) return { state: "none", subscription };
  return start === null ? { state: "pending", since: seconds } : { state: "late", subscription };
}

/** The instant in the URL; null for anything we would not have written. */
function readStart(since: string | null, now: number): number | null {
  if (since === null || !/^\d{10}$/.test(since)) return null;
  const start = Number(since);
  return start <= now ? start : null;
}
