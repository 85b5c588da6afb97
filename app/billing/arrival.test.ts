import { describe, expect, it, vi } from "vitest";
import { readArrival } from "./arrival";
import { type Billing, BillingRefused } from "./billing";
import { findPlan } from "./plans";
import type { Subscription } from "./subscription";

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

function services(subscription: Subscription | null, completed: Billing["completed"] = async () => true) {
  const billing = {
    subscription: async () => subscription,
    planOf: () => findPlan("pro"),
    completed: vi.fn(completed),
  };
  return { billing, now: NOW, report: vi.fn() };
}

describe("readArrival", () => {
  it("shows at once what is there", async () => {
    const given = services(ACTIVE);
    expect(await readArrival(PAID, CREATOR, given)).toMatchObject({
      state: "arrived",
      standing: { planName: "Pro" },
    });
    expect(given.billing.completed).not.toHaveBeenCalled();
  });

  it("waits for the visitor's own checkout from the first look on", async () => {
    expect(await readArrival(PAID, CREATOR, services(null))).toEqual({ state: "waiting", since: SECONDS });
  });

  it.each([
    [0, "waiting"],
    [59, "waiting"],
    [60, "late"],
    [86_400, "late"],
  ])("having waited %i s, is %s", async (waited, state) => {
    const arrival = await readArrival({ ...PAID, since: String(SECONDS - waited) }, CREATOR, services(null));
    expect(arrival.state).toBe(state);
  });

  it.each(["", "soon", "0", "-1", String(SECONDS + 1), "1e9", "99999999999"])(
    "begins anew where the address says %j",
    async (since) => {
      const arrival = await readArrival({ ...PAID, since }, CREATOR, services(null));
      expect(arrival).toEqual({ state: "waiting", since: SECONDS });
    },
  );

  it("waits for an older subscription's successor, too", async () => {
    const over = services({ ...ACTIVE, subscription_status: "canceled" });
    expect((await readArrival(PAID, CREATOR, over)).state).toBe("waiting");
  });

  it("waits for nobody else's, and for none", async () => {
    expect(
      (
        await readArrival(
          PAID,
          CREATOR,
          services(null, async () => false),
        )
      ).state,
    ).toBe("none");
    for (const user of [null, { isDemo: true }]) {
      const given = services(null);
      expect((await readArrival(PAID, user, given)).state).toBe("none");
      expect(given.billing.completed).not.toHaveBeenCalled();
    }
    const other = services(ACTIVE);
    expect((await readArrival({ checkoutId: null, since: null }, CREATOR, other)).state).toBe("none");
  });

  it.each([
    ["does not answer", new Error("no answer"), 1],
    ["may not be asked so often", new BillingRefused("Too many tries", { status: 429 }), 0],
  ])("goes on waiting where the provider %s", async (_, error, reported) => {
    const given = services(null, () => Promise.reject(error));
    expect(await readArrival(PAID, CREATOR, given)).toEqual({ state: "waiting", since: SECONDS });
    const waited = { ...PAID, since: String(SECONDS - 60) };
    expect((await readArrival(waited, CREATOR, given)).state).toBe("late");
    expect(given.report).toHaveBeenCalledTimes(2 * reported);
  });

  it("asks the provider at the start and the end of a wait, not at each look", async () => {
    const given = services(null);
    for (const waited of [0, 3, 57]) {
      await readArrival({ ...PAID, since: String(SECONDS - waited) }, CREATOR, given);
    }
    expect(given.billing.completed).not.toHaveBeenCalled();
    await readArrival({ ...PAID, since: String(SECONDS - 60) }, CREATOR, given);
    expect(given.billing.completed).toHaveBeenCalledOnce();
  });
});
