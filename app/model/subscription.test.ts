import { describe, expect, it } from "vitest";
import { isCharged, isSubscribed, type Subscription } from "./subscription";

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
