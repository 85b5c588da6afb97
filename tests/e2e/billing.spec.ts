import type { Page } from "@playwright/test";
import { type PaidSite, servePaid } from "../support/fresh-server.ts";
import { expect, test } from "./journey.ts";

let site: PaidSite;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await servePaid();
});

test.afterAll(() => site?.stop());

test("A subscription is bought, renewed, canceled and over, and the page says so each time", {
  tag: "@with-script",
}, async ({ page, visit, pricing }) => {
  test.setTimeout(60_000);
  const main = page.getByRole("main");
  site.stripe.settings.delivers = false;

  await visit(`${site.url}/pricing`);
  await pricing.pro.click();
  await expect(page).toHaveURL(/\/c\/pay\/cs_test_/);
  await page.getByRole("button", { name: "Pay" }).click();

  await expect(page).toHaveURL(/\/success\?session_id=cs_test_\w+&since=\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Processing your subscription...");
  const address = page.url();
  await site.stripe.release();
  // Nobody does anything: the page looks again by itself.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Greenlight!", {
    timeout: 8000,
  });
  await expect(main).toContainText("Active");
  await expect(main).toContainText("Next billing date");
  // Spec 2: "Confetti for 3 seconds (50 particles)."
  const confetti = page.locator('canvas[data-confetti="50"]');
  await expect(confetti).toBeVisible();
  expect(await confetti.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(300);
  const thrown = await throwConfetti(page, address);
  expect(thrown.seconds).toBeGreaterThan(2.9);
  expect(thrown.seconds).toBeLessThan(4.5);
  expect(thrown.drawnSeconds, "what is seen of it").toBeGreaterThan(2.5);
  expect(thrown.drawnSeconds).toBeLessThan(4);
  expect(thrown.pieces).toBe(50);
  await expectNoConfettiFor(page, address);

  await visit(`${site.url}/pricing`);
  await expect(main).toContainText("Active subscription: Pro");
  const renews = await dateAfter("Renews on");
  const [subscription] = [...site.stripe.books.subscriptions.values()];

  site.stripe.passPeriod(subscription?.id ?? "");
  await site.stripe.settled();
  await visit(`${site.url}/pricing`);
  expect(Date.parse(await dateAfter("Renews on"))).toBeGreaterThan(Date.parse(renews));

  await pricing.pro.click();
  await expect(pricing.alert).toContainText("You have a subscription already.");
  await pricing.alert.getByRole("button", { name: "Manage billing" }).click();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await expect(page).toHaveURL(`${site.url}/account`);
  await site.stripe.settled();
  await visit(`${site.url}/pricing`);
  await dateAfter("Expires on");

  site.stripe.passPeriod(subscription?.id ?? "");
  await site.stripe.settled();
  await visit(`${site.url}/pricing`);
  await expect(pricing.heading).toBeVisible();
  await expect(main).not.toContainText("Active subscription");

  async function dateAfter(words: string): Promise<string> {
    const shown = main.getByText(new RegExp(`${words} \\w+ \\d+, \\d{4}`));
    await expect(shown).toBeVisible();
    return (await shown.innerText()).replace(words, "").trim();
  }
});

/**
 * Throws it on the page at an address: for how many seconds the canvas is there, for how many of them pieces are drawn on
 * it, and how many at once, by the page's own clock.
 */
async function throwConfetti(page: Page, address: string) {
  await page.addInitScript(() => {
    let came = 0;
    const drawn = { first: 0, last: 0, pieces: 0, most: 0 };
    const { clearRect, fill } = CanvasRenderingContext2D.prototype;
    // A picture begins where the one before is wiped away: two may fall into one frame of a busy machine.
    CanvasRenderingContext2D.prototype.clearRect = function (
      this: CanvasRenderingContext2D,
      ...asked: unknown[]
    ) {
      drawn.pieces = 0;
      Reflect.apply(clearRect, this, asked);
    };
    CanvasRenderingContext2D.prototype.fill = function (this: CanvasRenderingContext2D, ...asked: unknown[]) {
      drawn.pieces += 1;
      drawn.most = Math.max(drawn.most, drawn.pieces);
      drawn.last = performance.now();
      drawn.first ||= drawn.last;
      Reflect.apply(fill, this, asked);
    };
    new MutationObserver(() => {
      const isThere = document.querySelector("canvas[data-confetti]") !== null;
      if (isThere && came === 0) came = performance.now();
      if (!isThere && came > 0 && !("thrown" in window)) {
        const seconds = (performance.now() - came) / 1000;
        const drawnSeconds = (drawn.last - drawn.first) / 1000;
        Object.assign(window, { thrown: { seconds, drawnSeconds, pieces: drawn.most } });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  const thrown = await page.waitForFunction(
    () => "thrown" in window && (window.thrown as { seconds: number; drawnSeconds: number; pieces: number }),
    undefined,
    { timeout: 15_000 },
  );
  const measured = await thrown.jsonValue();
  if (!measured) throw new Error("no confetti was thrown");
  return measured;
}

/** Whoever wants less motion gets none, and does not even fetch it. */
async function expectNoConfettiFor(page: Page, address: string): Promise<void> {
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(request.url()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Greenlight!");
  await expect(page.locator("canvas")).toHaveCount(0);
  expect(fetched.filter((url) => url.includes("confetti"))).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}
