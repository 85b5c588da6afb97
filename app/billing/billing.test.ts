import { describe, expect, it, vi } from "vitest";
import { type Billing, readStanding } from "./billing";
import { findPlan } from "./plans";

const CREATOR = { isDemo: false };
const DEMO_USER = { isDemo: true };

function services(subscription: Billing["subscription"] = async () => null) {
  const billing = { subscription: vi.fn(subscription), planOf: () => findPlan("pro") };
  return { billing, report: vi.fn() };
}

describe("readStanding", () => {
  // Spec 6: "subscription not fetched."
  it("is not asked for demo users, nor for nobody", async () => {
    const given = services();
    expect(await readStanding(DEMO_USER, given)).toBeNull();
    expect(await readStanding(null, given)).toBeNull();
    expect(given.billing.subscription).not.toHaveBeenCalled();
    expect(await readStanding(CREATOR, given)).toBeNull();
    expect(given.billing.subscription).toHaveBeenCalledOnce();
  });

  // Spec 8: "'Failed to fetch subscription data' or 'An unexpected error occurred', stored, not shown"
  it("reports a subscription that cannot be read, and shows none", async () => {
    const failure = new Error("no answer");
    const given = services(() => Promise.reject(failure));
    expect(await readStanding(CREATOR, given)).toBeNull();
    expect(given.report).toHaveBeenCalledWith(failure);
  });
});
