/** Spec section 3, Subscription record. Null for what the provider has not sent yet. */
export interface Subscription {
  subscription_id: string | null;
  subscription_status: string;
  price_id: string | null;
  /** Epoch seconds. */
  current_period_end: number | null;
  cancel_at_period_end: boolean;
  payment_method_brand: string | null;
  payment_method_last4: string | null;
}

/** Status 'active' counts as subscribed (spec section 4, Subscription). */
export function isSubscribed(subscription: Subscription | null): boolean {
  return subscription?.subscription_status === "active";
}

/** Statuses that are not charged, or not yet. An unknown status counts as charged. */
export const NOT_CHARGED = ["canceled", "incomplete", "incomplete_expired"];

/** Whether a subscription of this status is or will be charged: past due, unpaid, paused and trialing count. */
export function isCharged(status: string): boolean {
  return !NOT_CHARGED.includes(status);
}
