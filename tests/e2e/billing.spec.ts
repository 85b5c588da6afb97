import type { Page } from "@playwright/test";
import { type PaidSite, servePaid } from "../support/fresh-server.ts";
import { expect, test } from "./journey.ts";

let site: PaidSite;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await servePaid();
});

test.afterAll(() => site?.stop());

test("A subscription is bought, renewed, canceled and over, and the page says so each time", async ({
  page,
  visit,
  pricing,
}, { project }) => {
  test.setTimeout(60_000);
  const withScript = project.name === "with-script";
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
  if (withScript) {
    // Spec 2: "Confetti for 3 seconds (50 particles)."
    const confetti = page.locator('canvas[data-confetti="50"]');
    await expect(confetti).toBeVisible();
    expect(await confetti.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(300);
    const seconds = await secondsOfConfetti(page, address);
    expect(seconds).toBeGreaterThan(2.9);
    expect(seconds).toBeLessThan(4.5);
    await expectNoConfettiFor(page, address);
  }

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

/** How long the canvas is on the page, from when it came to when it went, by the page's own clock. */
async function secondsOfConfetti(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    let came = 0;
    new MutationObserver(() => {
      const isThere = document.querySelector("canvas[data-confetti]") !== null;
      if (isThere && came === 0) came = performance.now();
      if (!isThere && came > 0 && !("confettiMs" in window)) {
        Object.assign(window, { confettiMs: performance.now() - came });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  const ms = await page.waitForFunction(
    () => ("confettiMs" in window ? Number(window.confettiMs) : 0),
    undefined,
    { timeout: 15_000 },
  );
  return (await ms.jsonValue()) / 1000;
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
