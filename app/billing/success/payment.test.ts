import { describe, expect, it, vi } from "vitest";
import { findPlan, type Subscription } from "../../model/subscription-plan";
import { readPayment } from "./payment";

const NOW = new Date("2026-11-21T12:00:00Z");
const SECONDS = NOW.getTime() / 1000;
const CREATOR = { isDemo: false };
const PAID = { checkoutId: "cs_test_1", since: null };

const ACTIVE: Subscription = {
  subscription_id: "sub_invented",
  subscription_status: "active",
  price_id: "price_of_pro",
  current_period_end: null,
  cancel_at_period_end: false,
  payment_method_brand: null,
  payment_method_last4: null,
};

function services(
  subscription: Subscription | null,
  isCompleted: () => Promise<boolean | null> = async () => true,
) {
  const billing = { subscription: async () => subscription, planOf: () => findPlan("pro") };
  return { billing, isCompleted: vi.fn(isCompleted), now: NOW, report: vi.fn() };
}

describe("readPayment", () => {
  it("confirms an active subscription at once", async () => {
    const given = services(ACTIVE);
    expect(await readPayment(PAID, CREATOR, given)).toMatchObject({
      state: "confirmed",
      subscription: { planName: "Pro" },
    });
    expect(given.isCompleted).not.toHaveBeenCalled();
  });

  it("waits for the visitor's own checkout from the first look", async () => {
    expect(await readPayment(PAID, CREATOR, services(null))).toEqual({ state: "pending", since: SECONDS });
  });

  it.each([
    [0, "pending"],
    [59, "pending"],
    [60, "late"],
    [86_400, "late"],
  ])("after %i s of waiting is %s", async (waited, state) => {
    const payment = await readPayment({ ...PAID, since: String(SECONDS - waited) }, CREATOR, services(null));
    expect(payment.state).toBe(state);
  });

  it.each(["", "soon", "0", "-1", String(SECONDS + 1), "1e9", "99999999999"])(
    "starts over if the URL says %j",
    async (since) => {
      const payment = await readPayment({ ...PAID, since }, CREATOR, services(null));
      expect(payment).toEqual({ state: "pending", since: SECONDS });
    },
  );

  it("also waits for the successor of an older subscription", async () => {
    const over = services({ ...ACTIVE, subscription_status: "canceled" });
    expect((await readPayment(PAID, CREATOR, over)).state).toBe("pending");
  });

  it("does not wait for another visitor's checkout or without one", async () => {
    expect(
      (
        await readPayment(
          PAID,
          CREATOR,
          services(null, async () => false),
        )
      ).state,
    ).toBe("none");
    for (const user of [null, { isDemo: true }]) {
      const given = services(null);
      expect((await readPayment(PAID, user, given)).state).toBe("none");
      expect(given.isCompleted).not.toHaveBeenCalled();
    }
    const other = services(ACTIVE);
    expect((await readPayment({ checkoutId: null, since: null }, CREATOR, other)).state).toBe("none");
  });

  it("goes on waiting if the provider does not say", async () => {
    const given = services(null, async () => null);
    expect(await readPayment(PAID, CREATOR, given)).toEqual({ state: "pending", since: SECONDS });
    const waited = { ...PAID, since: String(SECONDS - 60) };
    expect((await readPayment(waited, CREATOR, given)).state).toBe("late");
  });

  it("asks the provider at the start and the end of a wait, not at every look", async () => {
    const given = services(null);
    for (const waited of [0, 3, 57]) {
      await readPayment({ ...PAID, since: String(SECONDS - waited) }, CREATOR, given);
    }
    expect(given.isCompleted).not.toHaveBeenCalled();
    await readPayment({ ...PAID, since: String(SECONDS - 60) }, CREATOR, given);
    expect(given.isCompleted).toHaveBeenCalledOnce();
  });
});
