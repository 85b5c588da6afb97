import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Buyer, deployPaid, KEY, type PaidSite } from "./paid-deployment";
import { newEvent, post } from "./stripe/events";

/** So long a call may take, in milliseconds. */
const CALL = 500;

let paid: Awaited<ReturnType<typeof deployPaid<"away", "live" | "half">>>;
let away: PaidSite;

beforeAll(async () => {
  paid = await deployPaid(["away"], {
    others: (vars) => ({
      live: { ...vars, STRIPE_SECRET_KEY: "sk_live_for_tests_only" },
      half: { ...vars, STRIPE_WEBHOOK_SECRET: "" },
    }),
    timeLimits: { stripeCall: CALL },
  });
  ({ away } = paid.sites);
}, 60_000);

afterAll(() => paid?.stop());

describe("a Stripe that fails", () => {
  const FAILED = "Failed to start checkout process. Please try again.";

  // Spec 8: "alert: Failed to start checkout process. Please try again."
  it.each(["server-error", "bad-gateway", "bad-key", "rate-limit", "html"] as const)(
    "with %s becomes the spec's message, and one report without secrets",
    async (fault) => {
      away.stripe.settings.faults = [{ with: fault }];
      const lines = paid.lines.length;
      const { status, body } = await away.newcomer().call("/api/checkout", { plan: "pro" });
      away.stripe.settings.faults = [];
      expect([status, body.error]).toEqual([503, FAILED]);
      const mine = paid.lines.slice(lines).filter((line) => line.includes('"path":"/api/checkout"'));
      const failed = mine.map((line) => JSON.parse(line)).filter(({ status }) => status === 503);
      expect(
        failed.map(({ errors }) => errors.length),
        mine.join(),
      ).toEqual([1]);
      expect(paid.lines.join()).not.toContain(KEY);
    },
  );

  it("gives up on a Stripe that hangs after two tries", async () => {
    away.stripe.settings.faults = [{ with: "hang" }];
    const before = away.stripe.calls().length;
    const began = Date.now();
    const buyer = away.newcomer();
    const { status, body } = await buyer.call("/api/checkout", { plan: "pro" });
    expect([status, body.error]).toEqual([503, "Failed to start checkout process. Please try again."]);
    expect(Date.now() - began).toBeLessThan(2 * CALL + 3000);
    away.stripe.settings.faults = [];
    const calls = away.stripe.calls().slice(before);
    const keys = calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size, "the same key").toBe(1);
  });
});

describe("secrets that are not to be used", () => {
  const STUB =
    "Failed to start checkout process. Please try again. Stripe functionality is not available in demo mode. Please contact support for subscription options.";

  it.each(["live", "half"] as const)("%s: the stubs answer, and the log says why", async (name) => {
    const lines = paid.lines.length;
    await new Buyer(paid.others[name].site).read("/analyzer");
    const logged = () => paid.lines.slice(lines).join();
    await expect.poll(logged).toContain('"path":"/analyzer"');
    expect(logged(), "not where nobody pays").not.toContain("Stripe is off");
    const buyer = new Buyer(paid.others[name].site);
    const { status, body } = await buyer.call("/api/checkout", { plan: "pro" });
    expect([status, body.error]).toEqual([403, STUB]);
    const warned = name === "live" ? "While AUTH=demo only a test key of Stripe is taken" : "one is missing";
    await expect.poll(logged).toContain(warned);
    const policy = (await buyer.fetch("/pricing")).headers.get("Content-Security-Policy");
    expect(policy).toContain("form-action 'self';");
    const event = newEvent("price.created", {});
    const url = `${paid.others[name].site.origin}/api/stripe-webhook`;
    expect((await post(url, event, away.stripe.webhookSecret)).status).toBe(503);
  });
});
