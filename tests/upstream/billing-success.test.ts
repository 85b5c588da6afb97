import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Buyer } from "./paid-deployment";
import { deployPaid, type PaidSite } from "./paid-deployment";

let paid: Awaited<ReturnType<typeof deployPaid<"events">>>;
let events: PaidSite;

beforeAll(async () => {
  paid = await deployPaid(["events"]);
  ({ events } = paid.sites);
}, 60_000);

afterAll(() => paid?.stop());

describe.concurrent("/success", () => {
  // Spec 2: "Spinner with 'Processing your subscription...' while loading, then a welcome message."
  it("waits for the visitor's own payment, loading anew without script, and then shows it", async () => {
    const { buyer, checkoutId, id } = await withheld();
    const path = await begin(buyer, `/success?session_id=${checkoutId}`);
    const waiting = await buyer.read(path);
    expect(waiting).toContain("Processing your subscription...");
    expect(waiting).toMatch(/<noscript><meta http-equiv="refresh" content="3"\/><\/noscript>/);
    const payments = events.stripe.events().filter((event) => JSON.stringify(event).includes(id));
    await events.stripe.deliver(payments);
    const page = await buyer.read(path);
    expect(page).toContain("Welcome to Greenlight!");
    expect(page).not.toContain("http-equiv");
    // Spec 2: "With a subscription it shows status and next billing date."
    expect(page).toMatch(/Status<\/dt><dd[^>]*>Active/);
    expect(page).toMatch(/Next billing date<\/dt><dd[^>]*>\w+ \d+, \d{4}/);
    expect(page).toMatch(/<canvas[^>]*data-confetti="50"/);
    expect(page, "script starts at once").toContain('type="module"');
  });

  it("gives up after a minute, and says what is known", async () => {
    const { buyer, checkoutId } = await withheld();
    const since = Math.floor(Date.now() / 1000) - 60;
    const page = await buyer.read(`/success?session_id=${checkoutId}&since=${since}`);
    expect(page).not.toContain("Processing your subscription...");
    expect(page).toContain("Your checkout is complete, and its confirmation is still on its way to us.");
  });

  it("waits for nobody else's payment, and for none that was not made", async () => {
    const { checkoutId } = await withheld();
    const other = await events.known();
    const unpaid = await other.checkout("pro");
    const asked = lookedUp();
    for (const id of [checkoutId, unpaid, "cs_test_none", "../customers", ""]) {
      const page = await other.read(`/success?session_id=${encodeURIComponent(id)}`);
      expect(page, id).toContain("There is no subscription to show yet");
    }
    expect(lookedUp()).toBeLessThanOrEqual(asked + 3);
    const stranger = events.newcomer();
    const before = events.stripe.calls().filter(({ path }) => path.includes(checkoutId)).length;
    expect(await stranger.read(`/success?session_id=${checkoutId}`)).toContain("There is no subscription");
    expect(events.stripe.calls().filter(({ path }) => path.includes(checkoutId))).toHaveLength(before);
  });

  /** How often a checkout was looked up: what earlier payments set going meanwhile is not asked for by a page. */
  function lookedUp(): number {
    return events.stripe.calls().filter(({ path }) => /checkout\/sessions\/./.test(path)).length;
  }

  async function withheld() {
    events.stripe.settings.delivers = false;
    const buyer = events.newcomer();
    const checkoutId = await buyer.checkout("pro");
    return { buyer, checkoutId, id: events.stripe.pay(checkoutId).id };
  }

  /** Follows the one redirect that writes the beginning of the wait into the address. */
  async function begin(buyer: Buyer, path: string): Promise<string> {
    const answer = await buyer.fetch(path);
    expect(answer.status).toBe(302);
    const location = answer.headers.get("Location") ?? "";
    expect(location).toMatch(/&since=\d{10}$/);
    return location;
  }
});
