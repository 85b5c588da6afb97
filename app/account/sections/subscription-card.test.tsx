import { describe, expect, it } from "vitest";
import { send, show } from "../../../tests/support/account-page";
import { findPlan } from "../../model/subscription-plan";
import type { Services } from "../../services";
import { BillingRefused } from "../../services/billing";

describe("The Subscription card", () => {
  const RUNNING = {
    subscription_id: "sub_invented",
    subscription_status: "active",
    price_id: "price_of_pro",
    current_period_end: 1_798_759_800,
    cancel_at_period_end: false,
    payment_method_brand: "visa",
    payment_method_last4: "4242",
  };
  const ENDING = { ...RUNNING, cancel_at_period_end: true };
  const billing = (subscription: typeof RUNNING | null, more: Partial<Services["billing"]> = {}) => ({
    billing: { subscription: async () => subscription, planOf: () => findPlan("pro"), ...more },
  });
  const cardOf = (page: string) => /<section id="subscription".*?<\/section>/s.exec(page)?.[0] ?? "";

  it("shows plan, status, renewal date and card", async () => {
    const card = cardOf(await show(billing(RUNNING)));
    for (const text of ["Pro", "Active", "Renews", "December 31, 2026", "Visa ending in 4242"]) {
      expect(card, text).toContain(`>${text}<`);
    }
    expect(card).toContain("Manage billing");
    expect(card).toMatch(/href="\/account\?confirm=cancel#subscription"[^>]*>Cancel</);
    expect(card).not.toMatch(/sub_|price_/);
  });

  // Spec 2: "Subscription side card (with Cancel button, hidden once cancellation at period end is set)."
  // Spec 4: "If cancel_at_period_end is true the date reads Expires, otherwise Renews."
  it("has no Cancel once canceled and shows when it expires", async () => {
    for (const query of ["", "?confirm=cancel"]) {
      const card = cardOf(await show(billing(ENDING), undefined, query));
      expect(card).toContain(">Expires<");
      expect(card).not.toMatch(/>Cancel<|Are you sure/);
    }
  });

  // Spec 8: "confirmation 'Are you sure you want to cancel your subscription? You will continue to have access until the end of your current billing period.'"
  it("confirms before it posts", async () => {
    const card = cardOf(await show(billing(RUNNING), undefined, "?confirm=cancel"));
    expect(card).toContain(
      "Are you sure you want to cancel your subscription? You will continue to have access until the end of your current billing period.",
    );
    expect(card).toMatch(/<form[^>]*method="post".*name="form" value="cancel"/s);
    expect(card).toContain("Keep it");
  });

  // Spec 8: "success shows the returned message and reloads."
  it("shows the provider's message beside the updated subscription", async () => {
    const cancel = async () => ({ message: "Canceled. See you around." });
    const { data, init } = await send({ form: "cancel" }, billing(RUNNING, { cancel }));
    expect(init?.status ?? 200).toBe(200);
    const card = cardOf(await show(billing(ENDING), data));
    expect(card).toContain("Canceled. See you around.");
    expect(card).toContain(">Expires<");
  });

  // Spec 8: "no subscription id: alert 'No active subscription found.'"
  it("refuses to cancel without a subscription, confirmed or not", async () => {
    const alert = /role="alert".*No active subscription found\./s;
    expect(cardOf(await show(billing(null), undefined, "?confirm=cancel"))).toMatch(alert);
    const { data, init } = await send({ form: "cancel" }, billing(null));
    expect(init?.status).toBe(404);
    expect(cardOf(await show(billing(null), data))).toMatch(alert);
  });

  // Spec 8: "failure alert 'Failed to cancel subscription: {message}'"
  // Spec 8: "alert 'Failed to open billing portal: {message}'."
  it("quotes the provider's refusal", async () => {
    const no = async () => Promise.reject(new BillingRefused("Not today."));
    const given = billing(RUNNING, { cancel: no, portal: no });
    for (const [form, text] of [
      ["cancel", "Failed to cancel subscription: Not today."],
      ["portal", "Failed to open billing portal: Not today."],
    ] as const) {
      const { data, init } = await send({ form }, given);
      expect(init?.status).toBe(403);
      const card = cardOf(await show(given, data));
      expect(card).toContain('role="alert"');
      expect(card).toContain(text);
    }
  });

  it("redirects to the portal", async () => {
    const portal = async () => ({ url: "https://billing.example/session" });
    const answer = await send({ form: "portal" }, billing(RUNNING, { portal })).catch((thrown) => thrown);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "https://billing.example/session"]);
  });

  it("links to the plans without a subscription", async () => {
    const card = cardOf(await show());
    expect(card).toMatch(/href="\/pricing"/);
    expect(card).not.toContain("Manage billing");
  });
});
