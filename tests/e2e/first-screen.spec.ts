import { expect, test } from "./journey.ts";

const ACTIONS = [
  ["/comment-sentiment", "Analyze"],
  ["/competitor-monitor", "Refresh"],
  ["/content-ideas", "Generate New Ideas"],
  ["/rpm-booster", "Analyze RPM"],
  ["/series-planner", "Analyze Library"],
  ["/description-rewriter", "Rewrite Description"],
  ["/thumbnail-optimizer", "Analyze Content"],
  ["/video-forecast", "Forecast Performance"],
] as const;

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const [path, action] of ACTIONS) {
    test(`the action of ${path} is on the first screen, how it works one tap away`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      const main = page.getByRole("main");
      await expect(main.getByRole("button", { name: action, exact: true })).toBeInViewport({ ratio: 1 });
      const steps = main.locator(".explainer ol");
      await expect(steps).toBeHidden();
      await main.locator(".explainer > summary").tap();
      await expect(steps).toBeVisible();
    });
  }
});

test.describe("On a phone, an analysis", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("says what to build on the first screen, and where the light for it is", async ({
    visit,
    analyzer,
  }) => {
    await visit("/youtube-tool");
    await analyzer.analyze("Photography tips");
    await expect(analyzer.advice).toBeInViewport({ ratio: 1 });
    await expect(analyzer.light).toBeInViewport({ ratio: 1 });
  });

  test("says it on the first screen of its address, too", async ({ visit, analyzer }) => {
    await visit("/youtube-tool?q=Photography+tips");
    await expect(analyzer.advice).toBeInViewport({ ratio: 1 });
  });
});

test.describe("Where there is room", () => {
  test("how a tool works is there at once", async ({ page, visit }) => {
    await visit("/content-ideas");
    const explained = page.getByRole("region", { name: "How it works" });
    await expect(explained.getByRole("listitem")).toHaveCount(3);
    await expect(explained.getByText("Suggest three videos")).toBeVisible();
    await expect(explained.locator("summary")).toBeHidden();
  });
});
