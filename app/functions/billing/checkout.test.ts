import { describe, expect, it, vi } from "vitest";
import { ask, OVER_LIMIT, someCaller } from "../../../tests/support/caller";
import type { Plan } from "../../model/subscription-plan";
import { DUMMY_USER } from "../../model/user";
import { type Billing, BillingRefused } from "../../services/billing";
import { DataDeleted } from "../refused";
import { checkOut } from "./checkout";

const CREATOR = { ...DUMMY_USER, isDemo: false };
const DEMO_USER = { ...DUMMY_USER, isDemo: true };

function services(
  checkout: Billing["checkout"] = async ({ id }: Plan) => ({ url: `https://pay.example/${id}` }),
) {
  return { billing: { checkout: vi.fn(checkout) } };
}

const start = (plan: unknown, given = services(), user: typeof CREATOR | null = CREATOR) =>
  ask(checkOut, { plan }, given, someCaller({ user: async () => user }));

describe("checkOut", () => {
  // Spec 9: "Every plan card's button uses the Starter price id regardless of the card."
  // (A fault of the old product: each leads to its own plan here.)
  it("starts each plan's own checkout", async () => {
    expect(await start("creator")).toMatchObject({
      done: { url: "https://pay.example/creator" },
    });
    expect(await start("pro")).toMatchObject({ done: { url: "https://pay.example/pro" } });
  });

  // Spec 8: "Subscribe while demo or signed out | Please sign up for a real account to subscribe"
  // Spec 6: "cannot subscribe (alert 'Please sign up for a real account to subscribe')"
  it.each([
    [DEMO_USER, 403],
    [null, 401],
  ])("tells %j to sign up without asking the provider", async (user, status) => {
    const given = services();
    expect(await start("pro", given, user)).toEqual({
      refused: {
        status,
        message: "Please sign up for a real account to subscribe",
        details: { remedy: "sign-up" },
      },
      reported: [],
    });
    expect(given.billing.checkout).not.toHaveBeenCalled();
  });

  it("refuses an unknown plan, whoever asks", async () => {
    const given = services();
    for (const user of [CREATOR, DEMO_USER, null]) {
      for (const plan of ["price_pro_monthly", "", null, undefined]) {
        expect(await start(plan, given, user)).toMatchObject({
          refused: { status: 400, message: "We do not have that plan. Please choose one of these." },
        });
      }
    }
    expect(given.billing.checkout).not.toHaveBeenCalled();
  });

  // Spec 8: "alert: Failed to start checkout process. Please try again."
  it("quotes the provider's refusal", async () => {
    const given = services(() => Promise.reject(new BillingRefused("Not in demo mode.")));
    expect(await start("pro", given)).toEqual({
      refused: {
        status: 403,
        message: "Failed to start checkout process. Please try again.",
        details: { detail: "Not in demo mode.", remedy: "support" },
      },
      reported: [],
    });
  });

  it("sends a subscriber to the portal", async () => {
    const refusal = new BillingRefused("You have one already.", { status: 409, remedy: "portal" });
    expect(
      await start(
        "pro",
        services(() => Promise.reject(refusal)),
      ),
    ).toMatchObject({
      refused: { status: 409, message: "You have one already.", details: { remedy: "portal" } },
    });
  });

  it("says so where the visitor's data was deleted meanwhile", async () => {
    const deleted = services(() => Promise.reject(new DataDeleted()));
    expect(await start("pro", deleted)).toEqual({
      refused: { status: 409, message: new DataDeleted().message },
      reported: [],
    });
  });

  it("reports any other failure and shows none of its text", async () => {
    const failure = new Error("key sk_live_… is wrong");
    expect(
      await start(
        "pro",
        services(() => Promise.reject(failure)),
      ),
    ).toEqual({
      refused: { status: 503, message: "Failed to start checkout process. Please try again." },
      reported: [failure],
    });
  });

  it("asks nobody over the limit", async () => {
    const given = services();
    expect(await ask(checkOut, { plan: "pro" }, given, OVER_LIMIT)).toMatchObject({
      refused: {
        status: 429,
        message:
          "Failed to start checkout process. Please try again. Too many tries from your network. Please wait a minute and try again.",
      },
    });
    expect(given.billing.checkout).not.toHaveBeenCalled();
  });
});
