import { describe, expect, it, vi } from "vitest";
import type { Subscription } from "../model/subscription";
import { type Billing, BillingRefused } from "../services/billing";
import { cancelSubscription, openPortal, requestCancellation } from "./manage";

const CREATOR = { isDemo: false };
const DEMO_USER = { isDemo: true };
const NONE = { refused: { status: 404, message: "No active subscription found." } };

const ACTIVE: Subscription = {
  subscription_id: "sub_invented",
  subscription_status: "active",
  price_id: null,
  current_period_end: null,
  cancel_at_period_end: false,
  payment_method_brand: null,
  payment_method_last4: null,
};

function services(given: Partial<Billing> = {}) {
  const billing = {
    subscription: vi.fn(given.subscription ?? (async () => ACTIVE)),
    cancel: vi.fn(given.cancel ?? (async () => ({ message: "Canceled." }))),
    portal: vi.fn(given.portal ?? (async () => ({ url: "https://portal.example" }))),
  };
  return { billing, report: vi.fn() };
}

describe("cancelSubscription", () => {
  // Spec 8: "success shows the returned message and reloads."
  it("returns the provider's message", async () => {
    expect(await cancelSubscription({ user: CREATOR }, services())).toEqual({ message: "Canceled." });
  });

  // Spec 8: "no subscription id: alert 'No active subscription found.'"
  it.each([null, { ...ACTIVE, subscription_id: null }, { ...ACTIVE, subscription_status: "canceled" }])(
    "finds nothing to cancel in %j, and asks nobody",
    async (subscription) => {
      const given = services({ subscription: async () => subscription });
      expect(await cancelSubscription({ user: CREATOR }, given)).toEqual(NONE);
      expect(given.billing.cancel).not.toHaveBeenCalled();
    },
  );

  it("fetches no subscription for a demo user or a signed-out visitor", async () => {
    const given = services();
    for (const user of [DEMO_USER, null]) expect(await cancelSubscription({ user }, given)).toEqual(NONE);
    expect(given.billing.subscription).not.toHaveBeenCalled();
  });

  // Spec 8: "failure alert 'Failed to cancel subscription: {message}'"
  it("quotes the provider's refusal and reports any other failure without its text", async () => {
    const refusing = services({
      cancel: () => Promise.reject(new BillingRefused("Not now.", { status: 429 })),
    });
    expect(await cancelSubscription({ user: CREATOR }, refusing)).toEqual({
      refused: { status: 429, message: "Failed to cancel subscription: Not now." },
    });
    expect(refusing.report).not.toHaveBeenCalled();
    const failure = new Error("sk_live_…");
    const unexpected = {
      status: 503,
      message: "Failed to cancel subscription: An unexpected error occurred. Please try again.",
    };
    for (const name of ["cancel", "subscription"] as const) {
      const failing = services({ [name]: () => Promise.reject(failure) });
      expect(await cancelSubscription({ user: CREATOR }, failing)).toEqual({ refused: unexpected });
      expect(failing.report.mock.calls).toEqual([[failure]]);
    }
  });
});

describe("requestCancellation", () => {
  it("lets the provider say that nothing is to cancel", async () => {
    const none = new BillingRefused("No active subscription found.", { status: 404 });
    const given = services({ cancel: () => Promise.reject(none) });
    expect(await requestCancellation({ user: CREATOR }, given)).toEqual(NONE);
    expect(given.billing.subscription).not.toHaveBeenCalled();
    expect(await requestCancellation({ user: null }, given)).toEqual({
      refused: { status: 401, message: "No valid session found" },
    });
  });
});

describe("openPortal", () => {
  it("returns its URL", async () => {
    expect(await openPortal({ user: CREATOR }, services())).toEqual({ url: "https://portal.example" });
  });

  // Spec 8: "alert 'Failed to open billing portal: {message}'."
  it("quotes the provider's refusal and reports any other failure without its text", async () => {
    const refusing = services({ portal: () => Promise.reject(new BillingRefused("Not in demo mode.")) });
    expect(await openPortal({ user: CREATOR }, refusing)).toEqual({
      refused: { status: 403, message: "Failed to open billing portal: Not in demo mode." },
    });
    const failing = services({ portal: () => Promise.reject(new Error("sk_live_…")) });
    expect(await openPortal({ user: CREATOR }, failing)).toEqual({
      refused: {
        status: 503,
        message: "Failed to open billing portal: An unexpected error occurred. Please try again.",
      },
    });
    expect(failing.report).toHaveBeenCalledOnce();
  });

  it("needs an account", async () => {
    const given = services();
    for (const user of [null, DEMO_USER]) {
      expect(await openPortal({ user }, given)).toHaveProperty("refused.status", user ? 403 : 401);
    }
    expect(given.billing.portal).not.toHaveBeenCalled();
  });
});
