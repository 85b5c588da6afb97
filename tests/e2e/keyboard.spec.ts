import { expect, test } from "./journey.ts";
import { tabTo } from "./tab-to.ts";

test.describe("By keyboard alone", () => {
  test("from the landing page to an analysis and its evidence", { tag: "@with-script" }, async ({
    page,
    visit,
    landing,
    shell,
    analyzer,
  }) => {
    await visit("/");
    await tabTo(page, landing.accessDemo);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
    await tabTo(page, shell.tool("Content Analyzer"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/youtube-tool");
    await tabTo(page, analyzer.field);
    await page.keyboard.type("Photography tips");
    await page.keyboard.press("Enter");
    await expect(analyzer.results).toBeVisible();
    const finding = analyzer.finding("Peak Topic");
    await tabTo(page, analyzer.openEvidence(finding));
    await page.keyboard.press("Enter");
    await expect(
      analyzer
        .evidence(finding)
        .getByText(/^From \d+/)
        .first(),
    ).toBeVisible();
  });

  test("from one analysis to the next", { tag: "@with-script" }, async ({ page, visit, analyzer }) => {
    await visit("/youtube-tool?q=React+tutorials");
    await tabTo(page, analyzer.folded);
    await page.keyboard.press("Enter");
    await tabTo(page, analyzer.field);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Photography tips");
    await page.keyboard.press("Enter");
    await expect(analyzer.results).toHaveText(/Photography tips/);
    await tabTo(page, analyzer.light);
  });

  test("onto the waitlist", { tag: ["@demo", "@with-script"] }, async ({
    page,
    visit,
    landing,
    waitlist,
    email,
  }) => {
    await visit("/");
    await tabTo(page, landing.joinTheWaitlist);
    await page.keyboard.press("Enter");
    await expect(waitlist.dialog).toBeVisible();
    await expect(waitlist.field).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(waitlist.heading).toHaveText("You're on the list!");
  });

  test("out of the demo", { tag: ["@with-script", "@demo"] }, async ({ page, visit, shell }) => {
    await visit("/dashboard");
    await tabTo(page, shell.userMenu);
    await page.keyboard.press("Enter");
    await tabTo(page, shell.logOut);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
  });

  test("from the page for YouTube creators to the dashboard", { tag: "@with-script" }, async ({
    page,
    visit,
  }) => {
    await visit("/youtube");
    await tabTo(page, page.getByRole("main").getByRole("button", { name: "Start Creating Smarter" }).first());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back!");
  });

  test("through the prices to the plan that is refused, and on from there", { tag: "@with-script" }, async ({
    page,
    visit,
    pricing,
  }) => {
    await visit("/pricing");
    await tabTo(page, pricing.creator);
    await page.keyboard.press("Enter");
    await expect(pricing.alert).toBeInViewport();
    await tabTo(page, pricing.alert.getByRole("link", { name: /^support@/ }));
  });

  test("onto the notice that a plan is refused", { tag: "@with-script" }, async ({
    page,
    visit,
    pricing,
  }) => {
    await visit("/pricing");
    await tabTo(page, pricing.pro);
    await page.keyboard.press("Enter");
    await expect(page.locator(":focus")).toContainText("Failed to start checkout process.");
    await page.keyboard.press("Tab");
    await expect(pricing.alert.getByRole("link")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(pricing.starter).toBeFocused();
  });

  test("past everything on a page to its content", { tag: "@with-script" }, async ({ page, visit }) => {
    for (const path of ["/", "/youtube", "/pricing", "/dashboard"]) {
      await visit(path);
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to content" });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    }
  });
});
