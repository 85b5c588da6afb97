import { describe, expect, it } from "vitest";
import { send, show } from "../../tests/support/account-page";

describe("Your data", () => {
  it("says exactly what goes and what stays before it deletes", async () => {
    const before = await show();
    expect(before).toContain('href="/account/data.json"');
    expect(before).not.toContain("Delete all of your data?");
    const page = await show({}, undefined, "?confirm=delete");
    for (const told of [
      "What goes, for good",
      "What stays",
      "it cannot be called back",
      "joined the waitlist",
    ]) {
      expect(page, told).toContain(told);
    }
    expect(page).toMatch(/<form[^>]*method="post"[^>]*>.*name="form" value="delete"/s);
  });

  it("asks for the subscription's end first, and says what of it is given up", async () => {
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

  it("says why no file came, and why nothing was deleted", async () => {
    expect(await show({}, undefined, "?data=not-read")).toContain("Your data could not be read just now.");
    const belongings = {
      allowed: async () => true,
      delete: async () => Promise.reject(new Error("D1_ERROR")),
    };
    const { data, init } = await send({ form: "delete" }, { belongings });
    expect(init?.status).toBe(503);
    expect(await show({}, data)).toContain("Your data could not be deleted just now.");
  });
});
