import {
  findPlan,
  isSubscribed,
  PLAN_IDS,
  PLANS,
  type Plan,
  type PlanId,
  type Subscription,
} from "./subscription-plan";

/** What an account may have: one of the plans, or Free without one. */
export const TIERS = ["free", ...PLAN_IDS] as const;
export type Tier = (typeof TIERS)[number];

/** The rows of the feature matrix (spec section 6, Plan tiers), in its order. */
export const FEATURE_IDS = ["visibility", "gaps", "demand", "timing", "surges", "viral", "coaching"] as const;
export type FeatureId = (typeof FEATURE_IDS)[number];

interface PlanFeature {
  name: string;
  /** The plans that include it. */
  plans: readonly PlanId[];
}

const FROM_PRO = ["pro", "creator"] as const;

/** The one table of what a plan includes: pricing page, limits and messages read it. */
export const PLAN_FEATURES: Record<FeatureId, PlanFeature> = {
  visibility: { name: "Live Visibility Score", plans: PLAN_IDS },
  gaps: { name: "Content Gap Analysis", plans: FROM_PRO },
  demand: { name: "Audience Demand Insights", plans: FROM_PRO },
  timing: { name: "Optimal Upload Timing", plans: FROM_PRO },
  surges: { name: "Seasonal Topic Surge Alerts", plans: FROM_PRO },
  viral: { name: "Viral Potential Predictor", plans: FROM_PRO },
  coaching: { name: "1-on-1 Channel Strategy Coaching", plans: ["creator"] },
};

/** The features that a page or a note gives: each has one free analysis. A person gives the coaching. */
export const ANALYSES = FEATURE_IDS.filter((id) => id !== "coaching");

/** Channels that may be watched. */
export const MOST_WATCHED: Record<Tier, number> = { free: 10, starter: 10, pro: 50, creator: 50 };

/** A free analysis: what it was about, and when, as an ISO instant. */
export interface FreeUse {
  feature: FeatureId;
  subject: string;
  at: string;
}

/** How an account stands: its plan, and which free analyses it had. */
export interface Standing {
  tier: Tier;
  used: readonly FreeUse[];
}

/**
 * The tier of a subscription. Who pays a price that is no longer sold keeps everything: an operator who changes a price
 * takes nothing from them.
 */
export function tierOf(
  subscription: Subscription | null,
  planOf: (priceId: string | null) => Plan | undefined,
): Tier {
  if (!isSubscribed(subscription)) return "free";
  return planOf(subscription?.price_id ?? null)?.id ?? "creator";
}

/** How many channels may be watched: where nothing is limited, as in the demo, as many as with the largest plan. */
export function mostWatched(standing: Standing | null): number {
  return MOST_WATCHED[standing?.tier ?? "creator"];
}

export function tierName(tier: Tier): string {
  return findPlan(tier)?.name ?? "Free";
}

export function includes(tier: Tier, feature: FeatureId): boolean {
  return tier !== "free" && PLAN_FEATURES[feature].plans.includes(tier);
}

/** The free analysis of a feature that an account had; null where it has it left, or its plan includes the feature. */
export function usedUp({ tier, used }: Standing, feature: FeatureId): FreeUse | null {
  return includes(tier, feature) ? null : (used.find((use) => use.feature === feature) ?? null);
}

/** The cheapest plan that includes a feature. */
export function firstPlanWith(feature: FeatureId): Plan {
  const plan = PLANS.find(({ id }) => PLAN_FEATURES[feature].plans.includes(id));
  if (!plan) throw new RangeError(`No plan includes ${feature}`);
  return plan;
}

/** The cheapest plan that watches more channels than a tier; undefined where none does. */
export function planWatchingMore(tier: Tier): Plan | undefined {
  return PLANS.find(({ id }) => MOST_WATCHED[id] > MOST_WATCHED[tier]);
}
