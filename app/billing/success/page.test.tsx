import { describe, expect, it } from "vitest";
import { drawPage } from "../../../tests/support/draw-page";
import { pageContext, routeArgs } from "../../../tests/support/page-context";
import { findPlan, type Subscription } from "../../model/subscription-plan";
import { DUMMY_USER } from "../../model/user";
import type { Billing } from "../../services/billing";
import SuccessPage, { loader } from "./page";

const NOW = new Date("2026-11-21T12:00:00Z");
const SECONDS = NOW.getTime() / 1000;

const ACTIVE: Subscription = {
  subscription_id: "sub_invented",
  subscription_status: "active",
  price_id: "price_of_pro",
  current_period_end: Date.UTC(2026, 11, 21) / 1000,
  cancel_at_period_end: false,
  payment_method_brand: null,
  payment_method_last4: null,
};

async function show(
  path: string,
  subscription: Subscription | null = null,
  completed: Billing["completed"] = async (id) => id === "cs_test_own",
): Promise<string> {
  const { context } = pageContext({
    request: { id: "id", nonce: "nonce", now: NOW },
    accounts: { current: async () => DUMMY_USER },
    billing: {
      subscription: async () => subscription,
      planOf: () => findPlan("pro"),
      completed,
    },
  });
  const request = new Request(`https://greenlight.example${path}`);
  const { data: loaded } = await loader(routeArgs("/success", context, request));
  const loaderData = { ...loaded, supportEmail: "support@greenlight.example" };
  return drawPage(SuccessPage, { loaderData, at: "/success" });
}

describe("The page after paying", () => {
  it("waits on the server for a document load, which may have no script", async () => {
    const page = await show("/success");
    expect(page).toContain("Welcome to Greenlight!");
    expect(page).not.toContain("Processing your subscription...");
  });

  // Spec 2: "Spinner with 'Processing your subscription...' while loading"
  it("shows 'Processing your subscription...' at once after a client navigation (spec section 2)", async () => {
    const page = await show("/success.data");
    expect(page).toContain("Processing your subscription...");
    expect(page).not.toContain("Welcome to Greenlight!");
  });

  it("puts the start of the wait into the URL once", async () => {
    const redirected = await show("/success?session_id=cs_test_own").catch((thrown: unknown) => thrown);
    if (!(redirected instanceof Response)) throw new Error("no redirect");
    const address = `/success?session_id=cs_test_own&since=${SECONDS}`;
    expect([redirected.status, redirected.headers.get("Location")]).toEqual([302, address]);
    expect(await show(address)).toContain("Processing your subscription...");
  });

  it("looks again every 3 s without script", async () => {
    const page = await show(`/success?session_id=cs_test_own&since=${SECONDS - 30}`);
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="3"/></noscript>');
  });

  it("waits while the provider does not answer, but not for an id of another kind", async () => {
    const asked = () => Promise.reject(new Error("no answer"));
    const thrown = await show("/success?session_id=cs_test_own", null, asked).catch((answer) => answer);
    expect(thrown).toHaveProperty("status", 302);
    expect(await show("/success?session_id=sub_1", null, asked)).not.toContain("Processing");
  });

  it("gives up after a minute and asks not to pay again", async () => {
    const page = await show(`/success?session_id=cs_test_own&since=${SECONDS - 61}`);
    expect(page).not.toContain("Processing your subscription...");
    expect(page).toContain("Please do not pay again.");
    expect(page).not.toContain("http-equiv");
  });

  // Spec 9: "Confetti 3000 ms, 50 particles."
  it("throws confetti only when a payment is confirmed", async () => {
    expect(await show("/success?session_id=cs_test_own", ACTIVE)).toContain('data-confetti="50"');
    for (const path of ["/success", "/success?session_id=cs_test_other"]) {
      expect(await show(path)).not.toContain("<canvas");
    }
    expect(await show("/success", ACTIVE)).not.toContain("<canvas");
  });

  // Spec 2: "Benefit list: Unlimited Analysis, Advanced Insights, Priority Support, Export Reports."
  // Spec 2: "Links to /analyze and /dashboard."
  it("lists the benefits and links on", async () => {
    const page = await show("/success?session_id=cs_test_own", ACTIVE);
    for (const benefit of ["Unlimited Analysis", "Advanced Insights", "Priority Support", "Export Reports"]) {
      expect(page).toContain(benefit);
    }
    expect(page).toContain('href="/analyze"');
    expect(page).toContain('href="/dashboard"');
  });
});
