import { describe, expect, it } from "vitest";
import { findPlan, isCharged, isSubscribed, PLANS, type Subscription } from "./subscription-plan";

describe("The plans", () => {
  // Spec 9: "Plans: Starter $29/month, Pro $79/month, Creator+ $149/month."
  it("are Starter $29, Pro $79 and Creator+ $149 (spec section 9)", () => {
    expect(PLANS.map(({ name, price }) => [name, price])).toEqual([
      ["Starter", "$29"],
      ["Pro", "$79"],
      ["Creator+", "$149"],
    ]);
  });

  it("are found by their id only", () => {
    for (const plan of PLANS) expect(findPlan(plan.id)).toBe(plan);
    for (const other of ["Pro", "price_pro_monthly", "", "__proto__", null, undefined, 0]) {
      expect(findPlan(other)).toBeUndefined();
    }
  });
});

const ACTIVE: Subscription = {
  subscription_id: "sub_invented",
  subscription_status: "active",
  price_id: "price_pro_monthly",
  // 2026-12-31T23:30:00Z: the next year already, in half of the world's zones.
  current_period_end: 1_798_759_800,
  cancel_at_period_end: false,
  payment_method_brand: "visa",
  payment_method_last4: "4242",
};

describe("isSubscribed", () => {
  // Spec 4: "status 'active' counts as subscribed."
  it("counts only the status 'active' (spec section 4)", () => {
    expect(isSubscribed(ACTIVE)).toBe(true);
    for (const subscription_status of ["trialing", "past_due", "canceled", "incomplete", "Active", ""]) {
      expect(isSubscribed({ ...ACTIVE, subscription_status })).toBe(false);
    }
    expect(isSubscribed(null)).toBe(false);
  });
});

describe("isCharged", () => {
  it.each([
    ["active", true],
    ["trialing", true],
    ["past_due", true],
    ["unpaid", true],
    ["paused", true],
    ["of_tomorrow", true],
    ["canceled", false],
    ["incomplete", false],
    ["incomplete_expired", false],
  ])("of %s is %s", (status, charged) => {
    expect(isCharged(status)).toBe(charged);
  });
});
