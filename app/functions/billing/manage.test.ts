import { describe, expect, it, vi } from "vitest";
import { ask, OVER_LIMIT, someCaller } from "../../../tests/support/caller";
import type { Subscription } from "../../model/subscription-plan";
import { DUMMY_USER } from "../../model/user";
import { type Billing, BillingRefused, SubscriptionUnread } from "../../services/billing";
import { confirmPayment } from "./provider";
import { cancelSubscription, openPortal, readSubscription } from "./subscription";

const DEMO_USER = someCaller({ user: async () => ({ ...DUMMY_USER, isDemo: true }) });
const NOBODY = someCaller({ user: async () => null });
const NONE = { refused: { status: 404, message: "No active subscription found." }, reported: [] };
const SIGNED_OUT = { refused: { status: 401, message: "No valid session found" }, reported: [] };

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
    completed: vi.fn(given.completed ?? (async () => true)),
  };
  return { billing };
}

describe("cancelSubscription", () => {
  const KEPT = { onlyKept: true };

  // Spec 8: "success shows the returned message and reloads."
  it("returns the provider's message", async () => {
    expect(await ask(cancelSubscription, KEPT, services())).toMatchObject({ done: { message: "Canceled." } });
  });

  // Spec 8: "no subscription id: alert 'No active subscription found.'"
  it.each([null, { ...ACTIVE, subscription_id: null }, { ...ACTIVE, subscription_status: "canceled" }])(
    "finds nothing to cancel in %j, and asks nobody",
    async (subscription) => {
      const given = services({ subscription: async () => subscription });
      expect(await ask(cancelSubscription, KEPT, given)).toEqual(NONE);
      expect(given.billing.cancel).not.toHaveBeenCalled();
    },
  );

  it("fetches no subscription for a demo user or a signed-out visitor", async () => {
    const given = services();
    for (const input of [KEPT, {}]) {
      expect(await ask(cancelSubscription, input, given, DEMO_USER)).toEqual(NONE);
      expect(await ask(cancelSubscription, input, given, NOBODY)).toEqual(SIGNED_OUT);
    }
    expect(given.billing.subscription).not.toHaveBeenCalled();
    expect(given.billing.cancel).not.toHaveBeenCalled();
  });

  // Spec 8: "failure alert 'Failed to cancel subscription: {message}'"
  it("quotes the provider's refusal and reports any other failure without its text", async () => {
    const refusing = services({
      cancel: () => Promise.reject(new BillingRefused("Not now.", { status: 429 })),
    });
    expect(await ask(cancelSubscription, KEPT, refusing)).toEqual({
      refused: { status: 429, message: "Failed to cancel subscription: Not now." },
      reported: [],
    });
    const failure = new Error("sk_live_…");
    for (const name of ["cancel", "subscription"] as const) {
      const failing = services({ [name]: () => Promise.reject(failure) });
      expect(await ask(cancelSubscription, KEPT, failing)).toEqual({
        refused: {
          status: 503,
          message: "Failed to cancel subscription: An unexpected error occurred. Please try again.",
        },
        reported: [failure],
      });
    }
  });

  it("passes on the provider's refusal if there is no subscription to cancel", async () => {
    const none = new BillingRefused("No active subscription found.", { status: 404, isNone: true });
    const given = services({ cancel: () => Promise.reject(none) });
    expect(await ask(cancelSubscription, {}, given)).toEqual(NONE);
    expect(given.billing.subscription).not.toHaveBeenCalled();
  });
});

describe("openPortal", () => {
  it("returns its URL", async () => {
    expect(await ask(openPortal, {}, services())).toMatchObject({ done: { url: "https://portal.example" } });
  });

  // Spec 8: "alert 'Failed to open billing portal: {message}'."
  it("quotes the provider's refusal and reports any other failure without its text", async () => {
    const refusing = services({ portal: () => Promise.reject(new BillingRefused("Not in demo mode.")) });
    expect(await ask(openPortal, {}, refusing)).toEqual({
      refused: { status: 403, message: "Failed to open billing portal: Not in demo mode." },
      reported: [],
    });
    const failure = new Error("sk_live_…");
    const failing = services({ portal: () => Promise.reject(failure) });
    expect(await ask(openPortal, {}, failing)).toEqual({
      refused: {
        status: 503,
        message: "Failed to open billing portal: An unexpected error occurred. Please try again.",
      },
      reported: [failure],
    });
  });

  it("needs an account", async () => {
    const given = services();
    expect(await ask(openPortal, {}, given, NOBODY)).toEqual(SIGNED_OUT);
    expect(await ask(openPortal, {}, given, DEMO_USER)).toMatchObject({
      refused: { status: 403, message: "Please sign up for a real account to subscribe" },
    });
    expect(given.billing.portal).not.toHaveBeenCalled();
  });
});

it("asks the provider nothing over the limit", async () => {
  const given = services();
  const tooMany = "Too many tries from your network. Please wait a minute and try again.";
  expect(await ask(openPortal, {}, given, OVER_LIMIT)).toMatchObject({
    refused: { status: 429, message: `Failed to open billing portal: ${tooMany}` },
  });
  expect(await ask(cancelSubscription, {}, given, OVER_LIMIT)).toMatchObject({
    refused: { status: 429, message: `Failed to cancel subscription: ${tooMany}` },
  });
  expect(await ask(confirmPayment, { checkout: "cs_test_1" }, given, OVER_LIMIT)).toMatchObject({
    refused: { status: 429, message: tooMany },
  });
  for (const asked of Object.values(given.billing)) expect(asked).not.toHaveBeenCalled();
});

describe("readSubscription", () => {
  it("tells what is kept, to who is signed in", async () => {
    expect(await ask(readSubscription, {}, services())).toMatchObject({ done: { subscription: ACTIVE } });
    expect(await ask(readSubscription, {}, services(), NOBODY)).toEqual(SIGNED_OUT);
  });

  // Spec 6: "subscription not fetched."
  it("fetches none for a demo user", async () => {
    const given = services();
    expect(await ask(readSubscription, {}, given, DEMO_USER)).toMatchObject({ done: { subscription: null } });
    expect(given.billing.subscription).not.toHaveBeenCalled();
  });

  // Spec 8: "'Failed to fetch subscription data' or 'An unexpected error occurred', stored, not shown"
  it.each([
    [new SubscriptionUnread("no answer"), "Failed to fetch subscription data"],
    [new TypeError("no function"), "An unexpected error occurred"],
  ])("reports %s and says '%s'", async (failure, message) => {
    const given = services({ subscription: () => Promise.reject(failure) });
    expect(await ask(readSubscription, {}, given)).toEqual({
      refused: { status: 503, message },
      reported: [failure],
    });
  });
});

describe("confirmPayment", () => {
  it("asks whether a checkout was completed", async () => {
    const given = services({ completed: async (id) => id === "cs_test_own" });
    for (const [checkout, isCompleted] of [
      ["cs_test_own", true],
      ["cs_test_other", false],
    ]) {
      expect(await ask(confirmPayment, { checkout }, given)).toMatchObject({ done: { isCompleted } });
    }
  });

  it.each(["", "cs_", "sub_1", "cs_../x", `cs_${"x".repeat(201)}`, null])(
    "asks nobody about %j",
    async (checkout) => {
      const given = services();
      expect(await ask(confirmPayment, { checkout }, given)).toMatchObject({ refused: { status: 400 } });
      expect(given.billing.completed).not.toHaveBeenCalled();
    },
  );
});
