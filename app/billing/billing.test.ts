import { describe, expect, it, vi } from "vitest";
import { type Billing, BillingRefused, readStanding, startCheckout } from "./billing";
import type { Plan } from "./plans";

const CREATOR = { isDemo: false };
const DEMO_USER = { isDemo: true };

function services(billing: Partial<Billing>) {
  const asked = {
    subscription: vi.fn(billing.subscription ?? (async () => null)),
    checkout: vi.fn(
      billing.checkout ?? (async (plan: Plan) => ({ url: `https://pay.example/${plan.priceId}` })),
    ),
  };
  return { billing: asked, report: vi.fn() };
}

describe("startCheckout", () => {
  it("leads each plan to its own price (spec section 9 names the fault of the old product)", async () => {
    const given = services({});
    expect(await startCheckout({ plan: "creator", user: CREATOR }, given)).toEqual({
      url: "https://pay.example/price_creator_monthly",
    });
    expect(await startCheckout({ plan: "pro", user: CREATOR }, given)).toEqual({
      url: "https://pay.example/price_pro_monthly",
    });
  });

  // Spec 8: "Please sign up for a real account to subscribe"
  it("tells a demo user to sign up, and asks the provider nothing (spec section 6)", async () => {
    const given = services({});
    const { refused } = (await startCheckout({ plan: "pro", user: DEMO_USER }, given)) as never;
    expect(refused).toEqual({
      status: 403,
      message: "Please sign up for a real account to subscribe",
      remedy: "sign-up",
    });
    expect(given.billing.checkout).not.toHaveBeenCalled();
  });

  it("refuses a plan that there is none of, for whoever asks", async () => {
    const given = services({});
    for (const user of [CREATOR, DEMO_USER]) {
      expect(await startCheckout({ plan: "price_pro_monthly", user }, given)).toMatchObject({
        refused: { status: 400 },
      });
    }
    expect(given.billing.checkout).not.toHaveBeenCalled();
  });

  // Spec 8: "alert: Failed to start checkout process. Please try again."
  it("quotes what the provider refused with", async () => {
    const given = services({ checkout: () => Promise.reject(new BillingRefused("Not in demo mode.")) });
    expect(await startCheckout({ plan: "pro", user: CREATOR }, given)).toEqual({
      refused: {
        status: 403,
        message: "Failed to start checkout process. Please try again.",
        detail: "Not in demo mode.",
        remedy: "support",
      },
    });
    expect(given.report).not.toHaveBeenCalled();
  });

  it("reports any other failure, and keeps its words to the log", async () => {
    const failure = new Error("key sk_live_… is wrong");
    const given = services({ checkout: () => Promise.reject(failure) });
    expect(await startCheckout({ plan: "pro", user: CREATOR }, given)).toEqual({
      refused: {
        status: 503,
        message: "Failed to start checkout process. Please try again.",
        remedy: "support",
      },
    });
    expect(given.report).toHaveBeenCalledWith(failure);
  });
});

describe("readStanding", () => {
  it("is not asked for demo users (spec section 6), nor for nobody", async () => {
    const given = services({});
    expect(await readStanding(DEMO_USER, given)).toBeNull();
    expect(await readStanding(null, given)).toBeNull();
    expect(given.billing.subscription).not.toHaveBeenCalled();
    expect(await readStanding(CREATOR, given)).toBeNull();
    expect(given.billing.subscription).toHaveBeenCalledOnce();
  });

  // Spec 8: "'Failed to fetch subscription data' or 'An unexpected error occurred', stored, not shown"
  it("reports a subscription that cannot be read, and shows none (spec section 8)", async () => {
    const failure = new Error("no answer");
    const given = services({ subscription: () => Promise.reject(failure) });
    expect(await readStanding(CREATOR, given)).toBeNull();
    expect(given.report).toHaveBeenCalledWith(failure);
  });
});
