import { describe, expect, it } from "vitest";
import {
  ANALYSES,
  FEATURE_IDS,
  firstPlanWith,
  includes,
  MOST_WATCHED,
  mostWatched,
  planWatchingMore,
  TIERS,
  tierOf,
  usedUp,
} from "./plan-limits";
import { findPlan, type Subscription } from "./subscription-plan";

const subscription = (changes: Partial<Subscription>): Subscription => ({
  ...{ subscription_id: "sub_1", subscription_status: "active", price_id: "price_pro" },
  ...{ current_period_end: null, cancel_at_period_end: false },
  ...{ payment_method_brand: null, payment_method_last4: null, ...changes },
});
const planOf = (priceId: string | null) => findPlan(priceId?.replace("price_", ""));

describe("the limits of the plans", () => {
  // Spec 6: "Live Visibility Score in all plans. Content Gap Analysis, Audience Demand Insights, Optimal Upload Timing, Seasonal Topic Surge Alerts, Viral Potential Predictor in Pro and Creator+. 1-on-1 Channel Strategy Coaching in Creator+ only."
  it("follow the spec's matrix, and Free includes no feature", () => {
    const of = Object.fromEntries(
      TIERS.map((tier) => [tier, FEATURE_IDS.filter((feature) => includes(tier, feature))]),
    );
    expect(of).toEqual({
      free: [],
      starter: ["visibility"],
      pro: ["visibility", "gaps", "demand", "timing", "surges", "viral"],
      creator: [...FEATURE_IDS],
    });
  });

  it("name the cheapest plan that lifts them", () => {
    expect(FEATURE_IDS.map((feature) => firstPlanWith(feature).id)).toEqual([
      "starter",
      ...Array.from({ length: 5 }, () => "pro"),
      "creator",
    ]);
    expect(TIERS.map((tier) => planWatchingMore(tier)?.id)).toEqual(["pro", "pro", undefined, undefined]);
  });

  it("let ten channels be watched on Free, and where nothing is limited as many as any plan does", () => {
    expect(mostWatched({ tier: "free", used: [] })).toBe(10);
    expect(mostWatched(null)).toBe(Math.max(...Object.values(MOST_WATCHED)));
  });

  it("have a free analysis of all that no person gives", () => {
    expect(ANALYSES).toEqual(FEATURE_IDS.slice(0, -1));
  });
});

describe("tierOf", () => {
  it.each([
    [null, "free"],
    [subscription({}), "pro"],
    [subscription({ price_id: "price_starter" }), "starter"],
    [subscription({ subscription_status: "past_due" }), "free"],
    [subscription({ subscription_status: "canceled" }), "free"],
    // Who cancels keeps their plan until the period ends: it is active until then.
    [subscription({ cancel_at_period_end: true }), "pro"],
    [subscription({ price_id: "price_of_last_year" }), "creator"],
  ])("%#: reads a subscription", (given, tier) => {
    expect(tierOf(given, planOf)).toBe(tier);
  });
});

describe("usedUp", () => {
  const viral = { feature: "viral", subject: "x", at: "2026-11-22T12:00:00.000Z" } as const;

  it("finds the free analysis that was had, of a plan without the feature alone", () => {
    expect(usedUp({ tier: "free", used: [viral] }, "viral")).toBe(viral);
    expect(usedUp({ tier: "starter", used: [viral] }, "viral")).toBe(viral);
    expect(usedUp({ tier: "pro", used: [viral] }, "viral")).toBeNull();
    expect(usedUp({ tier: "free", used: [viral] }, "demand")).toBeNull();
  });
});
