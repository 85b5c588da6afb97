import { describe, expect, it } from "vitest";
import { send, show } from "../../tests/support/account-page";
import { findPlan } from "../model/subscription-plan";
import type { Services } from "../services";

describe("The account's profile (spec section 2)", () => {
  // Spec 2: "account type (plan name or Free User)."
  // Spec 6: "Free users show account type Free User; paying users show the plan name."
  it("shows 'Free User', or the name of the active plan", async () => {
    expect(await show()).toContain("Free User");
    const subscription: Services["billing"]["subscription"] = async () => ({
      subscription_id: "sub_invented",
      subscription_status: "active",
      price_id: "price_creator_monthly",
      current_period_end: null,
      cancel_at_period_end: false,
      payment_method_brand: null,
      payment_method_last4: null,
    });
    const page = await show({ billing: { subscription, planOf: () => findPlan("creator") } });
    expect(page).toContain("Creator+");
    expect(page).not.toContain("Free User");
  });
});

describe("The settings form (spec section 5)", () => {
  it("shows the failure and what was typed, and reports it", async () => {
    const updateSettings = async () => Promise.reject(new Error("internal error; reference = 1a2b"));
    const typed = { youtubeChannel: "My <b>Kitchen", primaryTopic: "sourdough" };
    const { data, init, reported } = await send(
      { form: "settings", ...typed },
      { accounts: { updateSettings } },
    );
    expect(init?.status).toBe(503);
    expect(reported).toHaveLength(1);
    const page = await show({}, data);
    expect(page).toContain("Failed to update settings. Please try again.");
    expect(page).toContain('value="My &lt;b&gt;Kitchen"');
    expect(page).toContain('value="sourdough"');
    // Without script, autofocus leads to the wrong field.
    expect(page).toMatch(/<button[^>]*aria-describedby="settings-error"[^>]*autofocus=""/i);
  });

  it("refuses an unknown form", async () => {
    const thrown = await send({ form: "profile" }, {}).catch((error) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown.status).toBe(400);
  });
});

// Spec 2: "Quick Actions links to /suggestions and a support email."
it("links to the feedback page and to support in Quick Actions", async () => {
  const card = /<section id="quick-actions".*?<\/section>/s.exec(await show())?.[0];
  expect(card).toContain('href="/suggestions"');
  expect(card).toContain('href="mailto:support@greenlight.example"');
});
