export const PLAN_IDS = ["starter", "pro", "creator"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/**
 * Spec section 3, Plan, without its price id: what is charged is the provider's price of that plan, which only the
 * adapter knows (workers/billing/choose.ts).
 */
export interface Plan {
  id: PlanId;
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
 * Spec section 9, prices. Each card's button leads to its own plan: that all of them used Starter's price
 * (section 9) was a fault of the old product.
 */
export const PLANS: Plan[] = [
  {
    id: "starter",
    name: "Starter",
    description: "For a first channel: one clear figure for how well your videos can be found.",
    mode: "subscription",
    price: "$29",
    button: "Start Smart for $29",
  },
  {
    id: "pro",
    name: "Pro",
    description: "For a channel with a schedule: what to make, what to leave, and when to publish it.",
    mode: "subscription",
    price: "$79",
    button: "Unlock Full Creator Insights",
    mostPopular: true,
  },
  {
    id: "creator",
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
