import { describe, expect, it } from "vitest";
import { send, show } from "../../../tests/support/account-page";

describe("Your data", () => {
  it("lists what is deleted and what stays before deleting", async () => {
    const before = await show();
    expect(before).toContain('href="/account/data.json"');
    expect(before).not.toContain("Delete all of your data?");
    const page = await show({}, undefined, "?confirm=delete");
    for (const text of [
      "What goes, for good",
      "Your channel, and every card of your plan",
      "What stays",
      "it cannot be called back",
      "joined the waitlist",
    ]) {
      expect(page, text).toContain(text);
    }
    expect(page).toMatch(/<form[^>]*method="post"[^>]*>.*name="form" value="delete"/s);
  });

  it("asks to cancel the subscription first and names the paid period that is lost", async () => {
    const subscription = (cancel_at_period_end: boolean) => ({
      billing: {
        planOf: () => undefined,
        subscription: async () => ({
          subscription_id: "sub_invented",
          subscription_status: "active",
          price_id: null,
          current_period_end: 1_798_759_800,
          cancel_at_period_end,
          payment_method_brand: null,
          payment_method_last4: null,
        }),
      },
    });
    const running = await show(subscription(false), undefined, "?confirm=delete");
    expect(running).toContain("Cancel it first, then delete your data.");
    expect(running).not.toContain("Delete all of your data?");
    const ending = await show(subscription(true), undefined, "?confirm=delete");
    expect(ending).toContain("the rest of what is paid until December 31, 2026");
  });

  it("explains a failed download and a failed deletion", async () => {
    expect(await show({}, undefined, "?data=not-read")).toContain("Your data could not be read just now.");
    const personalData = {
      allowed: async () => true,
      delete: async () => Promise.reject(new Error("D1_ERROR")),
    };
    const { data, init } = await send({ form: "delete" }, { personalData });
    expect(init?.status).toBe(503);
    expect(await show({}, data)).toContain("Your data could not be deleted just now.");
  });
});
