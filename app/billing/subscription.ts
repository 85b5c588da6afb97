import type { Plan } from "./plans";

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

/** Statuses of which nothing is charged any more, or not yet. One that we never heard of is taken to be charged. */
export const NOT_CHARGED = ["canceled", "incomplete", "incomplete_expired"];

/** Whether a subscription of this status is paid for, or about to be asked to: past due, unpaid, paused, on trial. */
export function isCharged(status: string): boolean {
  return !NOT_CHARGED.includes(status);
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

/** What a page shows of a subscription, and all of it that reaches the browser: no ids. */
export interface Standing {
  active: boolean;
  /** "Active", "Past due": the provider's word, as text. */
  status: string;
  planName: string;
  periodEnd: PeriodEnd | null;
  /** True once it is canceled and runs to the end of what is paid. */
  endsAtPeriodEnd: boolean;
  /** True while it would go on being charged, or tried to be: it can be canceled. */
  goesOn: boolean;
  /** What pays for it, "Visa ending in 4242"; null where the provider has not told. */
  card: string | null;
}

/** The record as a page shows it; its plan is undefined for a price that is no longer sold. */
export function standingOf(subscription: Subscription, plan: Pick<Plan, "name"> | undefined): Standing {
  const status = subscription.subscription_status.replaceAll("_", " ");
  return {
    active: isSubscribed(subscription),
    status: capitalized(status),
    planName: plan?.name ?? "Your plan",
    periodEnd: periodEnd(subscription),
    endsAtPeriodEnd: subscription.cancel_at_period_end,
    goesOn: isCharged(subscription.subscription_status) && !subscription.cancel_at_period_end,
    card: cardOf(subscription),
  };
}

/** Names that capital letters alone do not make. */
const BRANDS: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  eftpos_au: "Eftpos Australia",
  jcb: "JCB",
  unionpay: "UnionPay",
};

function cardOf(
  subscription: Pick<Subscription, "payment_method_brand" | "payment_method_last4">,
): string | null {
  const { payment_method_brand: brand, payment_method_last4: last4 } = subscription;
  if (!brand) return null;
  const name = BRANDS[brand] ?? capitalized(brand.replaceAll("_", " "));
  return last4 ? `${name} ending in ${last4}` : name;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
