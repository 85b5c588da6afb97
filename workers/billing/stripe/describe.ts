import type { Stripe } from "stripe";
import { findPlan, PLAN_IDS, type Plan, type PlanId } from "../../../app/model/subscription-plan";
import type { DescribedSubscription } from "../../db/subscriptions";

/** What a deletion asks the payment provider before anything is deleted. */
export interface Settling {
  /**
   * Expires the visitor's open checkouts and asks the provider whether a subscription of theirs would be charged
   * again; "free" without a provider. Throws if the provider does not answer.
   */
  settle(): Promise<"free" | "charged">;
}

/** The provider's price of each plan. */
export type Prices = Record<PlanId, string>;

interface PriceVars {
  STRIPE_PRICE_STARTER: string;
  STRIPE_PRICE_PRO: string;
  STRIPE_PRICE_CREATOR: string;
}

/** The price ids of this deployment, from its vars: they stand nowhere else. */
export function readPrices(vars: PriceVars): Prices {
  return {
    starter: vars.STRIPE_PRICE_STARTER,
    pro: vars.STRIPE_PRICE_PRO,
    creator: vars.STRIPE_PRICE_CREATOR,
  };
}

/** The plans with a price: an operator leaves out what they do not sell. */
export function pricedPlans(prices: Prices): PlanId[] {
  return PLAN_IDS.filter((id) => prices[id]);
}

/** The plan that a price pays for; undefined for one that is no longer sold. */
export function findPlanByPrice(prices: Prices, priceId: string | null): Plan | undefined {
  return findPlan(PLAN_IDS.find((id) => prices[id] === priceId));
}

/** What has to come along with a subscription for it to be described. */
export const EXPANDED = ["default_payment_method", "customer.invoice_settings.default_payment_method"];

/** Before 2025-03-31 the period's end stood on the subscription, since then it stands on its items. */
interface OlderSubscription {
  current_period_end?: number | null;
}

/**
 * A subscription of Stripe's as a row. A cancellation to come is told in one of two ways: by `cancel_at_period_end`,
 * or, as the customer portal does it under flexible billing, by a `cancel_at` that is the period's end.
 */
export function describeSubscription(given: Stripe.Subscription): DescribedSubscription {
  const end = findPeriodEnd(given);
  const { cancel_at: cancelAt } = given;
  const ends = typeof cancelAt === "number" && (end === null || cancelAt <= end);
  const method = findPaymentMethod(given);
  return {
    id: given.id,
    customerId: readId(given.customer) ?? "",
    status: given.status,
    priceId: given.items?.data?.[0]?.price?.id ?? null,
    currentPeriodEnd: ends ? cancelAt : end,
    cancelAtPeriodEnd: given.cancel_at_period_end || ends,
    paymentMethodBrand: method?.card?.brand ?? method?.type ?? null,
    paymentMethodLast4: method?.card?.last4 ?? null,
    created: given.created,
  };
}

/** As many items as a subscription may have at Stripe. */
const ITEMS_MAX = 20;

/** The next of its items' ends; epoch seconds. */
function findPeriodEnd(given: Stripe.Subscription & OlderSubscription): number | null {
  const ends = (given.items?.data ?? [])
    .slice(0, ITEMS_MAX)
    .map((item) => item.current_period_end)
    .filter(Number.isInteger);
  return ends.length > 0 ? Math.min(...ends) : (given.current_period_end ?? null);
}

function findPaymentMethod({ default_payment_method: own, customer }: Stripe.Subscription) {
  if (own && typeof own === "object") return own;
  if (typeof customer !== "object" || customer.deleted) return null;
  const usual = customer.invoice_settings?.default_payment_method;
  return usual && typeof usual === "object" ? usual : null;
}

/** The id of what Stripe names by id or, where it was asked to, gives whole. */
export function readId(named: string | { id?: string } | null | undefined): string | null {
  return (typeof named === "object" ? named?.id : named) ?? null;
}
