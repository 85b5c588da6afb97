import { findPlan, PLAN_IDS, type Plan, type PlanId } from "../../app/model/subscription-plan";

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

/** The plan that a price pays for; undefined for one that is no longer sold. */
export function findPlanByPrice(prices: Prices, priceId: string | null): Plan | undefined {
  return findPlan(PLAN_IDS.find((id) => prices[id] === priceId));
}
