import { planOfPrice } from "./plans";

/** Spec section 3, Subscription record. What the provider has not told yet is null. */
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

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export interface PeriodEnd {
  verb: "Renews" | "Expires";
  date: string;
}

/** 'Expires' once cancellation at the end of the period is set, otherwise 'Renews' (spec section 4); null without a date. */
export function periodEnd(
  subscription: Pick<Subscription, "current_period_end" | "cancel_at_period_end">,
): PeriodEnd | null {
  const { current_period_end: seconds, cancel_at_period_end: cancelled } = subscription;
  if (seconds === null) return null;
  return { verb: cancelled ? "Expires" : "Renews", date: DATE.format(seconds * 1000) };
}

/** What a page shows of a subscription, and all of it that reaches the browser. */
export interface Standing {
  active: boolean;
  /** "Active", "Past due": the provider's word, as text. */
  status: string;
  planName: string;
  periodEnd: PeriodEnd | null;
}

/** The record as a page shows it. */
export function standingOf(subscription: Subscription): Standing {
  const status = subscription.subscription_status.replaceAll("_", " ");
  return {
    active: isSubscribed(subscription),
    status: status.charAt(0).toUpperCase() + status.slice(1),
    planName: planOfPrice(subscription.price_id)?.name ?? "Your plan",
    periodEnd: periodEnd(subscription),
  };
}
