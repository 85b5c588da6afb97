import { describe, expect, it } from "vitest";
import type { Subscription } from "../../model/subscription-plan";
import { periodEnd, summarizeSubscription } from "./summary";

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

describe("periodEnd", () => {
  // Spec 9: "Billing period end in epoch seconds"
  // Spec 4: "If cancel_at_period_end is true the date reads Expires, otherwise Renews."
  it("reads Renews, with the date of the epoch seconds in UTC", () => {
    expect(periodEnd(ACTIVE)).toEqual({ verb: "Renews", date: "December 31, 2026" });
  });

  it("reads Expires if cancel_at_period_end is true", () => {
    expect(periodEnd({ ...ACTIVE, cancel_at_period_end: true })?.verb).toBe("Expires");
  });

  it("is null without a date, and 1970 for epoch 0", () => {
    expect(periodEnd({ ...ACTIVE, current_period_end: null })).toBeNull();
    expect(periodEnd({ ...ACTIVE, current_period_end: 0 })?.date).toBe("January 1, 1970");
  });
});

describe("summarizeSubscription", () => {
  it("names plan, status, period and card, without ids", () => {
    expect(summarizeSubscription(ACTIVE, { name: "Pro" })).toEqual({
      active: true,
      status: "Active",
      planName: "Pro",
      periodEnd: { verb: "Renews", date: "December 31, 2026" },
      endsAtPeriodEnd: false,
      willBeCharged: true,
      card: "Visa ending in 4242",
    });
  });

  it("words the provider's status and accepts a price no longer sold", () => {
    const odd = summarizeSubscription({ ...ACTIVE, subscription_status: "past_due" }, undefined);
    expect(odd).toMatchObject({ active: false, status: "Past due", planName: "Your plan" });
  });

  it.each([
    ["amex", "1005", "American Express ending in 1005"],
    ["sepa_debit", "3000", "Sepa debit ending in 3000"],
    ["link", null, "Link"],
    [null, null, null],
  ])("writes %s %s as %s", (payment_method_brand, payment_method_last4, card) => {
    const paid = { ...ACTIVE, payment_method_brand, payment_method_last4 };
    expect(summarizeSubscription(paid, { name: "Pro" }).card).toBe(card);
  });

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
  ])("says of %s whether it will be charged, and can be canceled", (status, charged) => {
    const subscription = summarizeSubscription({ ...ACTIVE, subscription_status: status }, undefined);
    expect(subscription.willBeCharged).toBe(charged);
    const ends = summarizeSubscription(
      { ...ACTIVE, subscription_status: status, cancel_at_period_end: true },
      undefined,
    );
    expect(ends.willBeCharged).toBe(false);
  });
});
