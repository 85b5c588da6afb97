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

export const PLAN_IDS = ["starter", "pro", "creator"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/**
 * Spec section 3, Plan, without its price id: the provider's price for a plan is known only to the adapter
 * (workers/billing/choose.ts).
 */
export interface Plan {
  id: PlanId;
  name: string;
  description: string;
  mode: "subscription";
  /** US dollars per month, as text. */
  price: string;
  /** What the plan card's button says (spec section 2, Pricing). */
  button: string;
  mostPopular?: true;
}

/**
 * Spec section 9, prices. Each button buys its own plan: the old product's bug of charging Starter's price for all
 * (section 9) is fixed.
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

/** The plan of an id; undefined for anything else. */
export function findPlan(id: unknown): Plan | undefined {
  return PLANS.find((plan) => plan.id === id);
}
