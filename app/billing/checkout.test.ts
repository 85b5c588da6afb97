import { describe, expect, it, vi } from "vitest";
import type { Plan } from "../model/subscription-plan";
import { type Billing, BillingRefused } from "../services/billing";
import { startCheckout } from "./checkout";

const CREATOR = { isDemo: false };
const DEMO_USER = { isDemo: true };

function services(
  checkout: Billing["checkout"] = async ({ id }: Plan) => ({ url: `https://pay.example/${id}` }),
) {
  return { billing: { checkout: vi.fn(checkout) }, report: vi.fn() };
}

describe("startCheckout", () => {
  // Spec 9: "Every plan card's button uses the Starter price id regardless of the card."
  // (A fault of the old product: each leads to its own plan here.)
  it("starts each plan's own checkout, with its cookies", async () => {
    expect(await startCheckout({ plan: "creator", user: CREATOR }, services())).toEqual({
      url: "https://pay.example/creator",
      cookies: [],
    });
    const named = services(async ({ id }) => ({ url: `https://pay.example/${id}`, cookies: ["a=b"] }));
    expect(await startCheckout({ plan: "pro", user: CREATOR }, named)).toEqual({
      url: "https://pay.example/pro",
      cookies: ["a=b"],
    });
  });

  // Spec 8: "Subscribe while demo or signed out | Please sign up for a real account to subscribe"
  // Spec 6: "cannot subscribe (alert 'Please sign up for a real account to subscribe')"
  it.each([
    [DEMO_USER, 403],
    [null, 401],
  ])("tells %j to sign up without asking the provider", async (user, status) => {
    const given = services();
    expect(await startCheckout({ plan: "pro", user }, given)).toEqual({
      refused: { status, message: "Please sign up for a real account to subscribe", remedy: "sign-up" },
    });
    expect(given.billing.checkout).not.toHaveBeenCalled();
  });

  it("refuses an unknown plan, whoever asks", async () => {
    const given = services();
    for (const user of [CREATOR, DEMO_USER, null]) {
      expect(await startCheckout({ plan: "price_pro_monthly", user }, given)).toMatchObject({
        refused: { status: 400 },
      });
    }
    expect(given.billing.checkout).not.toHaveBeenCalled();
  });

  // Spec 8: "alert: Failed to start checkout process. Please try again."
  it("quotes the provider's refusal", async () => {
    const given = services(() => Promise.reject(new BillingRefused("Not in demo mode.")));
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

  it("sends a subscriber to the portal", async () => {
    const refusal = new BillingRefused("You have one already.", { status: 409, remedy: "portal" });
    expect(
      await startCheckout(
        { plan: "pro", user: CREATOR },
        services(() => Promise.reject(refusal)),
      ),
    ).toEqual({
      refused: { status: 409, message: "You have one already.", remedy: "portal" },
    });
  });

  it("reports any other failure and shows none of its text", async () => {
    const failure = new Error("key sk_live_… is wrong");
    const given = services(() => Promise.reject(failure));
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
