import { MAILBOX } from "../support/addresses.ts";
import { expect, test } from "./journey.ts";

const FAILED = "Failed to start checkout process. Please try again.";

test.describe("Pricing", () => {
  test("is found in the user menu, and each plan answers its button", { tag: "@with-script" }, async ({
    page,
    visit,
    shell,
    pricing,
  }) => {
    await visit("/dashboard");
    await shell.userMenu.click();
    await shell.pricing.click();
    await expect(page).toHaveURL("/pricing");
    await expect(pricing.heading).toBeVisible();
    await expect(pricing.loading).toHaveCount(0);
    for (const plan of [pricing.starter, pricing.pro, pricing.creator]) {
      await visit("/pricing");
      await plan.click();
      await expect(pricing.alert).toContainText(FAILED);
      await expect(pricing.alert).toContainText("Stripe functionality is not available in demo mode.");
      await expect(pricing.alert).toBeInViewport();
      await expect(plan).toBeEnabled();
    }
  });

  // Spec 6: "Content Gap Analysis, Audience Demand Insights, Optimal Upload Timing, Seasonal Topic Surge Alerts, Viral Potential Predictor in Pro and Creator+."
  test("tells by plan what is included", { tag: "@without-script" }, async ({ visit, pricing }) => {
    await visit("/pricing");
    const [yes, no] = ["Included", "Not included"];
    expect(await pricing.marks("Live Visibility Score")).toEqual([yes, yes, yes]);
    expect(await pricing.marks("Content Gap Analysis")).toEqual([no, yes, yes]);
    expect(await pricing.marks("1-on-1 Channel Strategy Coaching")).toEqual([no, no, yes]);
  });

  test("leads from each feature to where it is, or says when it comes", { tag: "@native" }, async ({
    page,
    visit,
  }) => {
    const places = [
      ["Open Live Visibility Score", "/channel/visibility"],
      ["Open Content Idea Generator", "/content-ideas"],
      ["Open Content Analyzer", "/youtube-tool"],
      ["Open The Light", "/light"],
      ["Open Your Channel", "/channel"],
      ["Open Competitor Monitor", "/competitor-monitor/yours"],
      ["Open Your note", "/note"],
      ["Open Video Performance Forecaster", "/video-forecast/yours"],
    ] as const;
    await visit("/pricing");
    const matrix = page.getByRole("table", { name: "Features by plan" });
    await expect(matrix.getByRole("link", { name: /^Open/ })).toHaveText(places.map(([name]) => name));
    // With accounts and without Stripe nothing is sold.
    await expect(matrix.getByText(MAILBOX ? "Not offered yet" : "It comes at launch.")).toHaveCount(1);
    for (const [name, path] of places) {
      const to = (await matrix.getByRole("link", { name }).getAttribute("href")) ?? "";
      const { pathname } = new URL((await page.request.get(to)).url());
      expect(pathname, name).toBe(path);
    }
    await matrix.getByRole("link", { name: "Open The Light" }).press("Enter");
    await expect(page).toHaveURL("/light");
  });

  test.describe("on a small screen", { tag: "@with-script" }, () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test("brings a refusal into view and into focus, each time", async ({ page, visit, pricing }) => {
      await visit("/pricing");
      for (let time = 0; time < 2; time++) {
        await pricing.creator.scrollIntoViewIfNeeded();
        await pricing.creator.tap();
        await expect(page.locator(":focus")).toContainText(FAILED);
        await expect(pricing.alert).toBeInViewport({ ratio: 1 });
        await expect(page.locator("header").first().getByRole("link")).toBeInViewport();
      }
    });
  });

  test.describe("where the server is not reached", { tag: "@with-script" }, () => {
    test.use({ meant: /net::ERR_FAILED/ });

    test("says that it failed, and stays", async ({ page, visit, pricing }) => {
      await visit("/pricing");
      await page.route("**/pricing.data*", (route) => route.abort());
      await pricing.pro.click();
      await expect(pricing.alert).toContainText(FAILED);
      await expect(pricing.heading).toBeVisible();
    });
  });

  test("is fresh for who comes back from paying, not as it was left", { tag: "@with-script" }, async ({
    page,
    visit,
    pricing,
  }) => {
    await visit("/pricing");
    const loaded = page.waitForEvent("load");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await loaded;
    await expect(pricing.pro).toBeEnabled();
  });

  // Spec 2: "Links to /analyze"
  test("leads from the welcome after paying to the dashboard", { tag: "@without-script" }, async ({
    page,
    visit,
  }) => {
    await visit("/success");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Greenlight!");
    await page.getByRole("link", { name: "Analyze an idea" }).click();
    await expect(page).toHaveURL("/youtube-tool");
  });

  test("and its small print are linked from the foot of every public page", {
    tag: "@without-script",
  }, async ({ page, visit }) => {
    await visit("/terms");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL("/privacy");
    await page.getByRole("link", { name: "YouTube API Services" }).click();
    await expect(page.getByRole("heading", { name: "YouTube API Services" })).toBeInViewport();
  });
});
