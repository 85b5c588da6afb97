import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../../app/numbers/days";
import { deployPaid, type PaidSite } from "./paid-deployment";

let paid: Awaited<ReturnType<typeof deployPaid<"leaving">>>;
let leaving: PaidSite;
const DAILY = "17 3 * * *";

beforeAll(async () => {
  paid = await deployPaid(["leaving"]);
  leaving = paid.sites.leaving;
}, 60_000);

beforeEach(() => {
  Object.assign(leaving.stripe.settings, { faults: [], slowness: 0, delivers: true });
});

afterAll(() => paid?.stop());

const ownerOf = (customer: string) => leaving.stripe.books.customers.get(customer)?.metadata.owner ?? "";

describe("Delete my data", () => {
  it("is refused while Stripe charges for what nobody here has heard of yet", async () => {
    const buyer = leaving.newcomer();
    const checkoutId = await buyer.checkout("pro");
    leaving.stripe.settings.delivers = false;
    const { id } = leaving.stripe.pay(checkoutId);
    const answer = await leaving.submit(buyer, "/account", "form=delete");
    expect(answer.status).toBe(409);
    expect((await buyer.subscription())?.subscription_id, "heard of by now").toBe(id);
  });

  it("closes a checkout that is still open", async () => {
    const buyer = leaving.newcomer();
    const checkoutId = await buyer.checkout("pro");
    const answer = await leaving.submit(buyer, "/account", "form=delete");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/account/deleted"]);
    expect(leaving.checkouts([checkoutId])).toEqual(["expired"]);
  });

  it("deletes nothing while Stripe does not answer", async () => {
    const buyer = leaving.newcomer();
    const checkoutId = await buyer.checkout("pro");
    const { customer = "" } = leaving.stripe.books.checkouts.get(checkoutId) ?? {};
    leaving.stripe.settings.faults = [{ with: "server-error" }];
    const answer = await leaving.submit(buyer, "/account", "form=delete");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Your data could not be deleted just now. Please try again.");
    const kept = leaving.database.prepare("select count(*) as n from customers where customer_id = ?");
    expect(await kept.bind(customer).first("n")).toBe(1);
  });

  it.each([
    ["first", async () => leaving.known()],
    [
      "second",
      async () => {
        const buyer = await leaving.known();
        await buyer.checkout("pro");
        return buyer;
      },
    ],
  ])("leaves nothing to pay, and nothing here, of a %s checkout on its way", async (_, begin) => {
    const buyer = await begin();
    const checkouts = () =>
      [...leaving.stripe.books.checkouts.values()].filter(({ status }) => status === "open");
    const before = new Set(checkouts());
    leaving.stripe.settings.slowness = 800;
    const late = buyer.call("/api/checkout", { plan: "starter" });
    await new Promise((resolve) => setTimeout(resolve, 300));
    leaving.stripe.settings.slowness = 0;
    const deleted = await leaving.submit(buyer, "/account", "form=delete");
    expect(deleted.headers.get("Location")).toBe("/account/deleted");
    const counts = () => Promise.all(["owners", "customers"].map((table) => leaving.countOf(table)));
    const left = await counts();
    const { status, body } = await late;
    expect([status, body.error]).toEqual([
      409,
      expect.stringContaining("You deleted your data a moment ago"),
    ]);
    expect(await counts()).toEqual(left);
    expect(checkouts().filter((checkout) => !before.has(checkout))).toEqual([]);
  });

  it.each(["past_due", "unpaid", "paused", "trialing"] as const)(
    "leads to the portal where a subscription is %s, and lets it be canceled",
    async (status) => {
      const { buyer, id } = await leaving.subscriber();
      leaving.stripe.change(id, { status });
      await leaving.stripe.settled();
      expect(await buyer.read("/account?confirm=delete"), "said before asking").toContain(
        "would go on being charged",
      );
      const refused = await leaving.submit(buyer, "/account", "form=delete");
      expect(refused.status).toBe(409);
      const section = (await refused.text()).split('id="your-data"')[1] ?? "";
      expect(section).toMatch(/name="form" value="portal"/);
      const canceled = await leaving.submit(buyer, "/account", "form=cancel");
      expect([canceled.status, leaving.stripe.books.subscriptions.get(id)?.cancelAtPeriodEnd]).toEqual([
        200,
        true,
      ]);
      expect((await leaving.submit(buyer, "/account", "form=delete")).status).toBe(303);
    },
  );

  it("is not held up by an end that Stripe told and nobody heard", async () => {
    const { buyer, id } = await leaving.subscriber();
    leaving.stripe.settings.delivers = false;
    leaving.stripe.change(id, { status: "canceled" });
    expect((await leaving.submit(buyer, "/account", "form=delete")).status).toBe(303);
  });
});

describe("a cancellation", () => {
  it("is kept where somebody asked Stripe while it was on its way, before it was made", async () => {
    const { buyer, id } = await leaving.subscriber();
    Object.assign(leaving.stripe.settings, { delivers: false, slowness: 600 });
    const canceling = buyer.call("/api/cancel-subscription");
    await new Promise((resolve) => setTimeout(resolve, 300));
    const readNow = leaving.database.prepare("update subscriptions set read_at = ? where id = ?");
    await readNow.bind(Date.now(), id).run();
    expect((await canceling).status).toBe(200);
    expect((await leaving.rowOf(id))?.cancel_at_period_end).toBe(1);
  });
});

describe("a last event that is lost", () => {
  it("is made up for by canceling", async () => {
    const { buyer, id } = await leaving.subscriber();
    leaving.stripe.settings.delivers = false;
    leaving.stripe.change(id, { status: "canceled" });
    const { status, body } = await buyer.call("/api/cancel-subscription");
    expect([status, body.error]).toEqual([404, "No active subscription found."]);
    expect((await leaving.rowOf(id))?.status).toBe("canceled");
  });

  it("is made up for a day after the period", async () => {
    const { id } = await leaving.subscriber();
    const other = await leaving.subscriber();
    leaving.stripe.settings.delivers = false;
    leaving.stripe.change(id, { status: "canceled" });
    leaving.stripe.change(other.id, { status: "canceled" });
    const passed = Math.floor(Date.now() / 1000) - 3 * 60 * 60;
    await leaving.database
      .prepare("update subscriptions set current_period_end = ? where id = ?")
      .bind(passed, id)
      .run();
    await leaving.cron(new Date(), DAILY);
    expect((await leaving.rowOf(id))?.status).toBe("canceled");
    expect((await leaving.rowOf(other.id))?.status, "its period runs").toBe("active");
  });
});

describe("the purge of idle owners", () => {
  const lastSeen = (customer: string, daysAgo: number) =>
    leaving.database
      .prepare("update owners set seen_at = ? where id = ?")
      .bind(Date.now() - daysAgo * DAY_MS, ownerOf(customer))
      .run();

  it("spares who opened a checkout again", async () => {
    const buyer = leaving.newcomer();
    const first = await buyer.checkout("pro");
    const { customer = "" } = leaving.stripe.books.checkouts.get(first) ?? {};
    await lastSeen(customer, 30.5);
    const { id } = leaving.stripe.books.checkouts.get(await buyer.checkout("pro")) ?? { id: "" };
    await leaving.cron(new Date(), DAILY);
    const subscription = leaving.stripe.pay(id);
    await leaving.stripe.settled();
    expect(await leaving.rowOf(subscription.id)).toMatchObject({ status: "active" });
  });

  it("notes whoever manages what they pay", async () => {
    const buyer = leaving.newcomer();
    const { customer = "" } = leaving.stripe.books.checkouts.get(await buyer.checkout("pro")) ?? {};
    await lastSeen(customer, 38);
    expect((await buyer.call("/api/billing-portal")).status).toBe(200);
    await leaving.cron(new Date(), DAILY);
    expect((await buyer.call("/api/billing-portal")).status).toBe(200);
  });

  it("spares a customer for as long as a payment may still be told of, and no longer", async () => {
    const [soon, late] = [leaving.newcomer(), leaving.newcomer()];
    const ids = [await soon.checkout("pro"), await late.checkout("pro")];
    const [kept = "", gone = ""] = ids.map((id) => leaving.stripe.books.checkouts.get(id)?.customer);
    await lastSeen(kept, 34);
    await lastSeen(gone, 38);
    await leaving.cron(new Date(), DAILY);
    const { results } = await leaving.database
      .prepare("select customer_id from customers where customer_id in (?, ?)")
      .bind(kept, gone)
      .all();
    expect(results).toEqual([{ customer_id: kept }]);
  });
});

describe("a payment by a customer who is not known here", () => {
  it("is the owner's whom Stripe names, where they are here", async () => {
    const buyer = await leaving.known();
    const checkoutId = await buyer.checkout("pro");
    const { customer = "" } = leaving.stripe.books.checkouts.get(checkoutId) ?? {};
    await leaving.database.prepare("delete from customers where customer_id = ?").bind(customer).run();
    const { id } = leaving.stripe.pay(checkoutId);
    await leaving.stripe.settled();
    expect((await buyer.subscription())?.subscription_id).toBe(id);
  });

  it("is an error in the log where nobody is left to have it, and not for what is over", async () => {
    const buyer = await leaving.known();
    const checkoutId = await buyer.checkout("pro");
    const { customer = "" } = leaving.stripe.books.checkouts.get(checkoutId) ?? {};
    const owner = ownerOf(customer);
    await leaving.database.prepare("delete from owners where id = ?").bind(owner).run();
    const lines = paid.lines.length;
    const { id } = leaving.stripe.pay(checkoutId);
    await leaving.stripe.settled();
    const errors = () => paid.lines.slice(lines).filter((line) => line.includes("paid, and nobody's"));
    await expect.poll(() => errors().length).toBeGreaterThan(0);
    expect(JSON.parse(errors()[0] ?? "").level).toBe("error");
    expect(errors().join()).not.toMatch(new RegExp(`${owner}|${customer}`));
    const before = errors().length;
    leaving.stripe.change(id, { status: "canceled" });
    await leaving.stripe.settled();
    expect(errors()).toHaveLength(before);
    expect(await leaving.rowOf(id)).toBeUndefined();
  });
});
