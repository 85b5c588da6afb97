import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deployPaid, type PaidSite } from "./paid-deployment";
import { newEvent, type StripeEvent, sign } from "./stripe/events";

let paid: Awaited<ReturnType<typeof deployPaid<"burst" | "away">>>;
let burst: PaidSite;
let away: PaidSite;

beforeAll(async () => {
  paid = await deployPaid(["burst", "away"]);
  ({ burst, away } = paid.sites);
}, 60_000);

afterAll(() => paid?.stop());

describe("Stripe's events", () => {
  /** What a message is answered, as it is, and with which signature. */
  async function send(body: string, signature?: string): Promise<number> {
    const headers = {
      "Content-Type": "application/json; charset=utf-8",
      ...(signature && { "Stripe-Signature": signature }),
    };
    return (await fetch(burst.webhook, { method: "POST", body, headers })).status;
  }

  it("count once each, however often they come", async () => {
    const { id } = await burst.subscriber();
    const events = burst.stripe.events();
    const [before, noted] = [await burst.rows(), await burst.countOf("stripe_events")];
    expect(noted).toBe(events.length);
    const calls = burst.stripe.calls().length;
    const again = await burst.stripe.deliver([...events, ...events.toReversed()]);
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
    expect(await burst.rows()).toEqual(before);
    expect(await burst.countOf("stripe_events")).toBe(noted);
    expect(burst.stripe.calls(), "nothing is asked again").toHaveLength(calls);
    expect(before).toMatchObject([{ id, status: "active" }]);
  });

  it("end right in any order", async () => {
    const { id } = await burst.subscriber();
    burst.stripe.settings.delivers = false;
    const from = burst.stripe.events().length;
    burst.stripe.change(id, { status: "past_due" });
    burst.stripe.change(id, { status: "active", price: "price_3" });
    burst.stripe.change(id, { cancelAtPeriodEnd: true });
    const [first, second, third] = burst.stripe.events().slice(from) as [
      StripeEvent,
      StripeEvent,
      StripeEvent,
    ];
    for (const event of [third, first, second]) await burst.stripe.deliver([event]);
    burst.stripe.settings.delivers = true;
    expect(await burst.rowOf(id)).toMatchObject({
      status: "active",
      price_id: "price_3",
      cancel_at_period_end: 1,
    });
  });

  it("end right where an older answer of Stripe's comes after a newer one", async () => {
    const { id } = await burst.subscriber();
    burst.stripe.settings.slowness = 400;
    burst.stripe.change(id, { status: "past_due" });
    await new Promise((resolve) => setTimeout(resolve, 150));
    burst.stripe.settings.slowness = 0;
    burst.stripe.change(id, { status: "active" });
    await burst.stripe.settled();
    expect((await burst.rowOf(id))?.status).toBe("active");
  });

  it("are refused where they are forged, too old or no events", async () => {
    const { id } = await burst.subscriber();
    const secret = burst.stripe.webhookSecret;
    const now = Math.floor(Date.now() / 1000);
    const body = JSON.stringify(newEvent("customer.subscription.deleted", { object: "subscription", id }));
    const before = [await burst.rows(), await burst.countOf("stripe_events")];
    const calls = burst.stripe.calls().length;
    expect(await send(body)).toBe(400);
    expect(await send(body, sign(body, "whsec_of_somebody_else"))).toBe(400);
    expect(await send(body.replace("deleted", "updated"), sign(body, secret))).toBe(400);
    expect(await send(body, sign(body, secret, now - 301))).toBe(400);
    expect(await send(body, `v1=${"0".repeat(64)}`)).toBe(400);
    for (const odd of ["{broken", "[]", "null", "{}", '{"id":"evt_1","type":"invoice.paid"}', ""]) {
      expect(await send(odd, sign(odd, secret)), odd).toBe(400);
    }
    const invoice = JSON.stringify({ lines: "x".repeat(200_000) });
    expect(await send(invoice, sign(invoice, secret)), "large, but no larger than events are").toBe(400);
    const large = JSON.stringify({ pad: "x".repeat(300_000) });
    expect(await send(large, sign(large, secret))).toBe(413);
    expect([await burst.rows(), await burst.countOf("stripe_events")]).toEqual(before);
    expect(burst.stripe.calls().length).toBe(calls);
  });

  it("of customers, subscriptions and kinds that are not ours are taken, and logged once", async () => {
    const rows = await burst.rows();
    const lines = paid.lines.length;
    const strangers = { object: "subscription", id: "sub_strange", customer: "cus_strange" };
    const events = [
      newEvent("customer.subscription.updated", strangers),
      newEvent("invoice.paid", { object: "invoice", id: "in_1", customer: "cus_strange", parent: null }),
      newEvent("price.created", { object: "price", id: "price_9" }),
      newEvent("a.kind.of.tomorrow", {}),
    ];
    const answers = await burst.stripe.deliver(events);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await burst.rows()).toEqual(rows);
    const logged = paid.lines.slice(lines).filter((line) => line.includes("Stripe sent"));
    expect(logged).toHaveLength(4);
    expect(logged.join()).not.toMatch(/cus_strange|sub_strange/);
  });

  it("name their subscription in the older way, too", async () => {
    const { id } = await burst.subscriber();
    const { customer } = burst.stripe.books.subscriptions.get(id) ?? {};
    Object.assign(burst.stripe.books.subscriptions.get(id) ?? {}, { price: "price_1" });
    const invoice = { object: "invoice", id: "in_old", customer, subscription: id };
    await burst.stripe.deliver([newEvent("invoice.payment_succeeded", invoice)]);
    expect((await burst.rowOf(id))?.price_id).toBe("price_1");
  });

  it("of another site's page are refused, whatever they are signed with", async () => {
    const body = JSON.stringify(newEvent("price.created", {}));
    const headers = { Origin: "https://elsewhere.example", "Content-Type": "application/json" };
    const signed = { ...headers, "Stripe-Signature": sign(body, burst.stripe.webhookSecret) };
    expect((await fetch(burst.webhook, { method: "POST", body, headers: signed })).status).toBe(403);
  });

  it("are sent again where Stripe itself did not answer, and nothing is noted until then", async () => {
    const { id } = await away.subscriber();
    const noted = await away.countOf("stripe_events");
    away.stripe.settings.faults = [{ with: "server-error", path: "subscriptions/" }];
    away.stripe.change(id, { status: "past_due" });
    await away.stripe.settled();
    expect(away.stripe.deliveries().at(-1)?.status).toBe(503);
    expect(await away.countOf("stripe_events")).toBe(noted);
    away.stripe.settings.faults = [{ with: "hang-up", path: "subscriptions/", times: 1 }];
    const retried = await away.stripe.deliver(away.stripe.events().slice(-1));
    expect(retried[0]?.status, "one retry").toBe(200);
    expect((await away.rowOf(id))?.status).toBe("past_due");
  });

  it("500 of them in a burst, shuffled and some twice, end right", { timeout: 40_000 }, async () => {
    const bought = [];
    for (let n = 0; n < 10; n++) bought.push((await burst.subscriber()).id);
    burst.stripe.settings.delivers = false;
    const from = burst.stripe.events().length;
    const dice = seeded(7);
    const states = ["active", "past_due", "canceled"] as const;
    for (let n = 0; n < 450; n++) {
      const id = bought[n % bought.length] ?? "";
      const status = states[Math.floor(dice() * states.length)] ?? "active";
      burst.stripe.change(id, {
        status,
        cancelAtPeriodEnd: dice() < 0.5,
        price: `price_${1 + Math.floor(dice() * 3)}`,
      });
    }
    const events = burst.stripe.events().slice(from);
    const all = [...events, ...events.slice(0, 50)].sort(() => dice() - 0.5);
    expect(all).toHaveLength(500);
    const before = await burst.countOf("stripe_events");
    // As Stripe does, what was not taken is sent again.
    for (let left = all; left.length > 0; ) {
      const failed = (await burst.stripe.deliver(left)).filter(({ status }) => status !== 200);
      left = failed.map(({ event }) => event);
    }
    burst.stripe.settings.delivers = true;
    expect(await burst.countOf("stripe_events")).toBe(before + 450);
    const rows = await burst.rows();
    for (const id of bought) {
      const booked = burst.stripe.books.subscriptions.get(id);
      expect(rows.find((row) => row.id === id)).toEqual({
        id,
        status: booked?.status,
        price_id: booked?.price,
        current_period_end: booked?.periodEnd,
        cancel_at_period_end: Number(booked?.cancelAtPeriodEnd),
      });
    }
  });
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
