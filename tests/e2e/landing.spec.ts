import { expect, test } from "./journey.ts";

test.describe("The landing page", () => {
  // Spec 2: "Five feature sections, each with illustrative sample figures and a try button that opens the welcome dialog"
  // Spec 2: "a red call-to-action band."
  test("opens the welcome dialog from each of its five features and from its red band", async ({
    visit,
    landing,
    waitlist,
  }) => {
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

  // Spec 9: "Landing sample figures are illustrative marketing numbers."
  test("says of every picture, figure and quote that it is illustrative", async ({
    page,
    visit,
    landing,
  }) => {
    await visit("/");
    const drawn = landing.pictures.filter({ hasNot: page.locator("blockquote") });
    await expect(drawn).toHaveCount(7);
    for (const picture of await drawn.all()) await expect(picture).toContainText("Illustrative");
    const quotes = page.getByRole("region", { name: "What a creator might say" });
    await expect(quotes.locator("blockquote")).toHaveCount(3);
    await expect(quotes).toContainText("Illustrative quotes");
  });
});
