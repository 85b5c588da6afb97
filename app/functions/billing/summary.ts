import { isCharged, isSubscribed, type Plan, type Subscription } from "../../model/subscription-plan";
import { longDayText } from "../../numbers/days";

interface PeriodEnd {
  verb: "Renews" | "Expires";
  date: string;
}

/** 'Expires' once cancellation at the end of the period is set, otherwise 'Renews' (spec section 4); null without a date. */
export function periodEnd(
  subscription: Pick<Subscription, "current_period_end" | "cancel_at_period_end">,
): PeriodEnd | null {
  const { current_period_end: seconds, cancel_at_period_end: cancelled } = subscription;
  if (seconds === null) return null;
  return { verb: cancelled ? "Expires" : "Renews", date: longDayText(seconds * 1000) };
}

/** What pages show of a subscription, without ids: all that reaches the browser. */
export interface SubscriptionSummary {
  active: boolean;
  /** The provider's status as text: "Active", "Past due". */
  status: string;
  planName: string;
  periodEnd: PeriodEnd | null;
  /** True once it is canceled and runs until the paid period ends. */
  endsAtPeriodEnd: boolean;
  /** True if another charge would follow, so that it can be canceled. */
  willBeCharged: boolean;
  /** "Visa ending in 4242"; null if the provider has not sent it. */
  card: string | null;
}

/** The record as pages show it. `plan` is undefined for a price no longer sold. */
export function summarizeSubscription(
  subscription: Subscription,
  plan: Pick<Plan, "name"> | undefined,
): SubscriptionSummary {
  const status = subscription.subscription_status.replaceAll("_", " ");
  return {
    active: isSubscribed(subscription),
    status: capitalized(status),
    planName: plan?.name ?? "Your plan",
    periodEnd: periodEnd(subscription),
    endsAtPeriodEnd: subscription.cancel_at_period_end,
    willBeCharged: isCharged(subscription.subscription_status) && !subscription.cancel_at_period_end,
    card: paymentMethod(subscription),
  };
}

/** Card brands whose names are not just capitalized. */
const BRANDS: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  eftpos_au: "Eftpos Australia",
  jcb: "JCB",
  unionpay: "UnionPay",
};

function paymentMethod(
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
