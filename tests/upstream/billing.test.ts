import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deployPaid, type PaidSite } from "./paid-deployment";

let paid: Awaited<ReturnType<typeof deployPaid<"well" | "events">>>;
let well: PaidSite;
let events: PaidSite;

beforeAll(async () => {
  paid = await deployPaid(["well", "events"]);
  ({ well, events } = paid.sites);
}, 60_000);

afterAll(() => paid?.stop());

describe.concurrent("a deployment with Stripe's secrets", () => {
  // Spec 9: "Every plan card's button uses the Starter price id regardless of the card."
  // (A fault of the old product; each leads to its own here.)
  it("asks for a subscription to the price of that plan, whatever else the caller names", async () => {
    const buyer = well.newcomer();
    const { status, body } = await buyer.call("/api/checkout", {
      plan: "creator",
      priceId: "price_1",
      mode: "payment",
      successUrl: "https://elsewhere.example",
      cancelUrl: "https://elsewhere.example",
    });
    expect([status, body.error]).toEqual([200, null]);
    expect(body.url).toMatch(new RegExp(`^${well.stripe.url}/c/pay/cs_test_`));
    const owner = well.stripe.books.checkouts.get(body.url?.split("/").at(-1) ?? "")?.clientReferenceId;
    const call = well.stripe
      .calls()
      .find(({ path, params }) => path === "checkout/sessions" && params.client_reference_id === owner);
    const { origin } = well.site;
    expect(call?.params).toMatchObject({
      mode: "subscription",
      line_items: { 0: { price: "price_3", quantity: "1" } },
      success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/pricing`,
    });
    expect(call?.params.client_reference_id).toMatch(/^[0-9a-f]{64}$/);
    expect(call?.version).toBe("2026-10-28.endive");
  });

  // Spec 3: "subscription_id, subscription_status, price_id, current_period_end (epoch seconds), cancel_at_period_end, payment_method_brand, payment_method_last4."
  it("knows what was bought once Stripe's word has come, and shows when it renews", async () => {
    const { buyer, id } = await well.subscriber();
    expect(await buyer.subscription()).toEqual({
      subscription_id: id,
      subscription_status: "active",
      price_id: "price_2",
      current_period_end: well.stripe.books.subscriptions.get(id)?.periodEnd,
      cancel_at_period_end: false,
      payment_method_brand: "visa",
      payment_method_last4: "4242",
    });
    expect(await buyer.read("/pricing")).toMatch(/Active subscription: Pro.*Renews on \w+ \d+, \d{4}/s);
    expect(await well.newcomer().subscription()).toBeNull();
  });

  it("makes one customer and one checkout of two clicks at once, and the same again a little later", async () => {
    const buyer = await well.known();
    const ids = await Promise.all(Array.from({ length: 5 }, () => buyer.checkout("pro")));
    expect(new Set(ids).size).toBe(1);
    expect(await buyer.checkout("pro")).toBe(ids[0]);
    const { customer } = well.stripe.books.checkouts.get(ids[0] ?? "") ?? {};
    const theirs = [...well.stripe.books.checkouts.values()].filter((one) => one.customer === customer);
    expect(theirs).toHaveLength(1);
    const owner = well.stripe.books.customers.get(customer ?? "")?.metadata.owner;
    const owned = [...well.stripe.books.customers.values()].filter((one) => one.metadata.owner === owner);
    expect(owned).toHaveLength(1);
  });

  it("leaves one checkout open: a plan chosen instead closes the one before", async () => {
    const buyer = await well.known();
    const opened = [];
    for (const plan of ["starter", "pro", "starter"]) opened.push(await buyer.checkout(plan));
    const states = opened.map((id) => well.stripe.books.checkouts.get(id)?.status);
    expect(states).toEqual(["expired", "expired", "open"]);
  });

  it("does not let a subscriber pay twice, even before the webhook has come", async () => {
    events.stripe.settings.delivers = false;
    const buyer = events.newcomer();
    const checkoutId = await buyer.checkout("starter");
    const { customer } = events.stripe.pay(checkoutId);
    expect(await buyer.subscription()).toBeNull();
    const { status, body } = await buyer.call("/api/checkout", { plan: "pro" });
    expect([status, body.error]).toEqual([
      409,
      "You have a subscription already. Change or cancel it in the billing portal.",
    ]);
    const theirs = [...events.stripe.books.checkouts.values()].filter((one) => one.customer === customer);
    expect(theirs).toHaveLength(1);
    const page = await (await events.submit(buyer, "/pricing", "plan=pro")).text();
    expect(page).toContain("You have a subscription already.");
    expect(page).toMatch(/name="manage"[^>]*>Manage billing/);
  });

  // Spec 7: "intended: returnUrl; returns url"
  it("leads to the customer portal, and only who has one", async () => {
    const { buyer } = await well.subscriber();
    const opened = await buyer.call("/api/billing-portal", { returnUrl: "https://elsewhere.example" });
    expect(opened.body.url).toContain(`${well.stripe.url}/p/session`);
    expect(opened.body.url).not.toContain("elsewhere");
    const answer = await well.submit(buyer, "/pricing", "manage=portal");
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      expect.stringContaining("/p/session"),
    ]);
    const { status, body } = await well.newcomer().call("/api/billing-portal");
    expect([status, body.error]).toEqual([
      404,
      "Failed to open billing portal: There is nothing to manage yet: this browser has not subscribed.",
    ]);
  });

  // Spec 7: "intended: cancelAtPeriodEnd; returns message"
  // Spec 9: "cancellation uses cancel-at-period-end."
  it("cancels at the end of the period, says until when, and is over after it", async () => {
    const { buyer, id } = await well.subscriber();
    const { status, body } = await buyer.call("/api/cancel-subscription", { cancelAtPeriodEnd: false });
    expect(status).toBe(200);
    expect(body.message).toMatch(
      /^Your subscription is canceled and will not renew\. You keep access until \w+ \d/,
    );
    const call = well.stripe
      .calls()
      .find(({ method, path }) => method === "POST" && path === `subscriptions/${id}`);
    expect(call?.params.cancel_at_period_end).toBe("true");
    expect(await buyer.read("/pricing")).toContain("Expires on");
    await well.stripe.settled();
    well.stripe.passPeriod(id);
    await well.stripe.settled();
    expect((await buyer.subscription())?.subscription_status).toBe("canceled");
    expect(await buyer.read("/pricing")).not.toContain("Active subscription");
    // Spec 8: "no subscription id: alert 'No active subscription found.'"
    const again = await buyer.call("/api/cancel-subscription");
    expect([again.status, again.body.error]).toEqual([404, "No active subscription found."]);
  });

  // Spec 4: "If cancel_at_period_end is true the date reads Expires, otherwise Renews."
  it("reads a cancellation in the portal, which is told by another field", async () => {
    const { buyer, id } = await well.subscriber();
    const { periodEnd = 0 } = well.stripe.books.subscriptions.get(id) ?? {};
    well.stripe.change(id, { cancelAt: periodEnd });
    await well.stripe.settled();
    expect(await buyer.subscription()).toMatchObject({
      cancel_at_period_end: true,
      current_period_end: periodEnd,
    });
    well.stripe.change(id, { cancelAt: null });
    await well.stripe.settled();
    expect(await buyer.read("/pricing")).toContain("Renews on");
  });

  it("makes a new customer of one that Stripe does not know any more", async () => {
    const buyer = await well.known();
    const before = well.stripe.books.checkouts.get(await buyer.checkout("pro"))?.customer ?? "";
    well.stripe.books.customers.delete(before);
    const after = well.stripe.books.checkouts.get(await buyer.checkout("pro"))?.customer;
    expect(after).toMatch(/^cus_/);
    expect(after).not.toBe(before);
  });

  it("takes so many tries a minute from one address", async () => {
    const buyer = await well.known();
    for (let tries = 0; tries < 100; tries++) {
      const { status, body } = await buyer.call("/api/billing-portal");
      if (status === 404) continue;
      expect([status, body.error]).toEqual([
        429,
        "Failed to open billing portal: Too many tries from your network. Please wait a minute and try again.",
      ]);
      return;
    }
    throw new Error("nobody counted");
  });

  it("names Stripe's host where forms may lead", async () => {
    const policy = (await well.newcomer().fetch("/pricing")).headers.get("Content-Security-Policy");
    expect(policy).toContain(`form-action 'self' ${well.stripe.url};`);
  });
});
