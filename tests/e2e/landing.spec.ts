import { expect, test } from "./journey.ts";

test.describe("The landing page", () => {
  // Spec 2: "Five feature sections, each with illustrative sample figures and a try button that opens the welcome dialog"
  // Spec 2: "a red call-to-action band."
  test("opens the welcome dialog from each of its five features and from its red band", {
    tag: "@with-script",
  }, async ({ visit, landing, waitlist }) => {
    await visit("/");
    await expect(landing.tryLinks).toHaveText([
      "Try comment sentiment",
      "Try the competitor monitor",
      "Try the idea generator",
      "Try RPM booster tips",
      "Try the series planner",
    ]);
    for (const link of [...(await landing.tryLinks.all()), landing.checkYourNextIdea]) {
      await link.click();
      await expect(waitlist.chooseDemo).toBeVisible();
      await waitlist.close.click();
      await expect(waitlist.dialog).toHaveCount(0);
    }
  });

  for (const [width, most] of [
    [1280, 4600],
    [390, 7000],
  ] as const) {
    test(`is no longer than ${most} pixels at a width of ${width}, and moves nothing sideways`, {
      tag: "@without-script",
    }, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit("/");
      const measured = await page.evaluate(() => {
        const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
        return { scrollHeight, sideways: scrollWidth - clientWidth };
      });
      expect(measured.scrollHeight).toBeLessThanOrEqual(most);
      expect(measured.sideways).toBe(0);
    });
  }

  // Spec 9: "Landing sample figures are illustrative marketing numbers."
  test("says of every picture, figure and quote that it is illustrative", { tag: "@without-script" }, async ({
    page,
    visit,
    landing,
  }) => {
    await visit("/");
    const [result, ...drawn] = await landing.pictures.filter({ hasNot: page.locator("blockquote") }).all();
    expect(drawn).toHaveLength(5);
    for (const picture of drawn) await expect(picture).toContainText("Illustrative");
    // A result of the product, which lights.test.ts works out again.
    await expect(result ?? landing.headline).toContainText("Sample channel");
    const quotes = page.getByRole("region", { name: "What a creator might say" });
    await expect(quotes.locator("blockquote")).toHaveCount(3);
    await expect(quotes).toContainText("Illustrative quotes");
  });
});
