import { describe, expect, it, vi } from "vitest";
import { readSubscription } from "../billing/read-subscription";
import { findPlan } from "../model/subscription-plan";
import type { Billing } from "./billing";

const CREATOR = { isDemo: false };
const DEMO_USER = { isDemo: true };

function services(subscription: Billing["subscription"] = async () => null) {
  const billing = { subscription: vi.fn(subscription), planOf: () => findPlan("pro") };
  return { billing, report: vi.fn() };
}

describe("readSubscription", () => {
  // Spec 6: "subscription not fetched."
  it("is null for demo users and signed-out visitors, without asking", async () => {
    const given = services();
    expect(await readSubscription(DEMO_USER, given)).toBeNull();
    expect(await readSubscription(null, given)).toBeNull();
    expect(given.billing.subscription).not.toHaveBeenCalled();
    expect(await readSubscription(CREATOR, given)).toBeNull();
    expect(given.billing.subscription).toHaveBeenCalledOnce();
  });

  // Spec 8: "'Failed to fetch subscription data' or 'An unexpected error occurred', stored, not shown"
  it('reports a subscription that cannot be read, and answers "unread", not null', async () => {
    const failure = new Error("no answer");
    const given = services(() => Promise.reject(failure));
    expect(await readSubscription(CREATOR, given)).toBe("unread");
    expect(given.report).toHaveBeenCalledWith(failure);
  });
});
