import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deployPaid, type PaidSite } from "./paid-deployment";

let paid: Awaited<ReturnType<typeof deployPaid<"once">>>;
let once: PaidSite;

beforeAll(async () => {
  paid = await deployPaid(["once"], { timeLimits: { stripeInUse: 50 } });
  once = paid.sites.once;
}, 60_000);

beforeEach(() => {
  Object.assign(once.stripe.settings, { faults: [], slowness: 0, delivers: true });
});

afterAll(() => paid?.stop());

const PAYING = "You have a subscription already. Change or cancel it in the billing portal.";

describe("nobody pays twice", () => {
  it("with two plans chosen at once by a new customer: one checkout can be paid", async () => {
    const buyer = await once.known();
    const before = new Set(once.stripe.books.checkouts.keys());
    const answers = await Promise.all(
      ["starter", "pro"].map((plan) => buyer.call("/api/checkout", { plan })),
    );
    const made = [...once.stripe.books.checkouts.keys()].filter((id) => !before.has(id));
    expect(once.checkouts(made).sort()).toEqual(["expired", "open"]);
    for (const { status, body } of answers) {
      if (status === 200) continue;
      expect([status, body.error]).toEqual([
        409,
        "Failed to start checkout process. Please try again. Another plan was chosen at the same moment.",
      ]);
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });

  it("with two plans chosen at once by an old customer", async () => {
    const buyer = await once.known();
    const first = await buyer.checkout("creator");
    const before = new Set(once.stripe.books.checkouts.keys());
    await Promise.all(["starter", "pro"].map((plan) => buyer.call("/api/checkout", { plan })));
    const made = [...once.stripe.books.checkouts.keys()].filter((id) => !before.has(id));
    expect(once.checkouts([first])).toEqual(["expired"]);
    expect(once.checkouts(made).filter((status) => status === "open")).toHaveLength(1);
  });

  it("with a checkout that is paid while another is asked for", async () => {
    const buyer = await once.known();
    const first = await buyer.checkout("starter");
    // Stripe answers with what was so when it was asked: the list is already on its way when the payment happens.
    once.stripe.settings.slowness = 400;
    const second = buyer.call("/api/checkout", { plan: "pro" });
    await listed();
    once.stripe.pay(first);
    const { status, body } = await second;
    expect([status, body.error]).toEqual([409, PAYING]);
    const { customer } = once.stripe.books.checkouts.get(first) ?? {};
    const theirs = [...once.stripe.books.checkouts.values()].filter((one) => one.customer === customer);
    expect(theirs.map((one) => one.status)).not.toContain("open");
  });

  /** When Stripe was asked for the checkouts of a customer, and has not answered yet. */
  async function listed(): Promise<void> {
    const asked = () =>
      once.stripe.calls().filter(({ method, path }) => method === "GET" && path === "checkout/sessions");
    for (const before = asked().length; asked().length === before; ) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  it("and of two subscriptions that are there all the same, each can be canceled, and the log says so", async () => {
    const { buyer, id, customer } = await once.subscriber("starter");
    const lines = paid.lines.length;
    const other = once.stripe.subscribe(customer, "price_2");
    await once.stripe.settled();
    const logged = () => paid.lines.slice(lines).filter((line) => line.includes("running subscriptions"));
    await expect.poll(() => logged().length).toBeGreaterThan(0);
    expect(logged().every((line) => JSON.parse(line).errors.length === 1)).toBe(true);
    expect(logged().join()).not.toContain(customer);
    for (let time = 0; time < 2; time++) {
      expect((await buyer.call("/api/cancel-subscription")).status).toBe(200);
      await once.stripe.settled();
    }
    const ends = [id, other.id].map((one) => once.stripe.books.subscriptions.get(one)?.cancelAtPeriodEnd);
    expect(ends).toEqual([true, true]);
  });
});

describe("an answer that Stripe keeps under a key", () => {
  it.each(["customers", "checkout/sessions"])(
    "is not what is told for a day where %s failed",
    async (path) => {
      const buyer = await once.known();
      once.stripe.settings.faults = [{ with: "server-error", path, times: 2 }];
      await buyer.call("/api/checkout", { plan: "pro" });
      const { status } = await buyer.call("/api/checkout", { plan: "pro" });
      expect(status).toBe(200);
    },
  );

  it("is waited for where two clicks come while Stripe is slow", async () => {
    const buyer = await once.known();
    once.stripe.settings.slowness = 200;
    const ids = await Promise.all([buyer.checkout("pro"), buyer.checkout("pro")]);
    expect(ids[0]).toMatch(/^cs_test_/);
    expect(ids[1]).toBe(ids[0]);
  });
});

describe("a customer whom Stripe does not know, as with the key of another account", () => {
  it("is kept while a subscription is charged", async () => {
    const { buyer, id, customer } = await once.subscriber();
    const booked = once.stripe.books.customers.get(customer);
    once.stripe.books.customers.delete(customer);
    expect((await buyer.call("/api/checkout", { plan: "starter" })).status).toBe(503);
    if (booked) once.stripe.books.customers.set(customer, booked);
    expect(await once.rowOf(id)).toMatchObject({ id, status: "active" });
    expect((await buyer.subscription())?.subscription_id).toBe(id);
  });
});
