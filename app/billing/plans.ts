export const PLAN_IDS = ["starter", "pro", "creator"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** Spec section 3, Plan. What is charged is what `priceId` names at the payment provider. */
export interface Plan {
  id: PlanId;
  priceId: string;
  name: string;
  description: string;
  mode: "subscription";
  /** US dollars a month, as text. */
  price: string;
  /** What the plan card's button says (spec section 2, Pricing). */
  button: string;
  mostPopular?: true;
}

/**
 * Spec section 9, prices. The price ids are placeholders, and stand nowhere else. Each card's button leads to
 * its own plan: that all of them used Starter's price (section 9) was a fault of the old product.
 */
export const PLANS: Plan[] = [
  {
    id: "starter",
    priceId: "price_starter_monthly",
    name: "Starter",
    description: "For a first channel: one clear figure for how well your videos can be found.",
    mode: "subscription",
    price: "$29",
    button: "Start Smart for $29",
  },
  {
    id: "pro",
    priceId: "price_pro_monthly",
    name: "Pro",
    description: "For a channel with a schedule: what to make, what to leave, and when to publish it.",
    mode: "subscription",
    price: "$79",
    button: "Unlock Full Creator Insights",
    mostPopular: true,
  },
  {
    id: "creator",
    priceId: "price_creator_monthly",
    name: "Creator+",
    description: "For a channel that is a job: everything in Pro, and a person to plan the year with.",
    mode: "subscription",
    price: "$149",
    button: "Dominate Your Niche",
  },
];

/** The plan that a form asks for; undefined for whatever names none. */
export function findPlan(id: unknown): Plan | undefined {
  return PLANS.find((plan) => plan.id === id);
}

/** The plan that a subscription pays for; undefined for a price that is no longer sold. */
export function planOfPrice(priceId: string | null): Plan | undefined {
  return PLANS.find((plan) => plan.priceId === priceId);
}
