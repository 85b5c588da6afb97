import { expect, test as journey } from "../journey.ts";
import { holdBack } from "../screens/sending.ts";
import { ThumbnailOptimizer } from "../screens/thumbnail-optimizer.ts";
import { takeClock, withoutTheatre } from "../theatre.ts";

const test = journey.extend<{ optimizer: ThumbnailOptimizer }>({
  optimizer: ({ page }, use) => use(new ThumbnailOptimizer(page)),
});

test.describe("Thumbnail Title Optimizer", () => {
  test("brings three new suggestions, and has them again after a reload", { tag: "@with-script" }, async ({
    page,
    visit,
    optimizer,
  }) => {
    await withoutTheatre(page);
    await visit("/thumbnail-optimizer");
    await expect(optimizer.suggestions).toHaveCount(3);
    const earlier = await optimizer.suggestions.first().innerText();
    await optimizer.analyze.click();
    await expect(optimizer.status).toHaveText("Three new suggestions are below.");
    await expect(optimizer.suggestions).toHaveCount(3);
    await expect(optimizer.stat("Total Optimizations")).toContainText("87");
    await expect(optimizer.stat("Videos Analyzed")).toContainText("348");
    await expect(optimizer.stat("Last Optimized")).toContainText("just now");
    const newest = await optimizer.suggestions.first().innerText();
    expect(newest).not.toBe(earlier);
    await visit("/thumbnail-optimizer");
    await expect(optimizer.suggestions.first()).toHaveText(newest, { useInnerText: true });
  });

  test("shows where a title is cut, and that this is illustrative", { tag: "@native" }, async ({
    visit,
    optimizer,
  }) => {
    await visit("/thumbnail-optimizer");
    const title = optimizer.titles().first();
    await expect(title).toContainText("Phone list, about 60 characters");
    await expect(title).toContainText("Illustrative");
    await expect(title.getByText("Read to the end")).toHaveCount(2);
  });

  test("shows an empty list with its call to action", { tag: "@native" }, async ({
    page,
    visit,
    optimizer,
  }) => {
    await visit("/thumbnail-optimizer");
    await page.getByRole("link", { name: "Clear" }).click();
    await page.getByRole("button", { name: "Clear the suggestions" }).click();
    await expect(page.getByRole("heading", { name: "No suggestions yet" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Analyze Content" })).toHaveCount(1);
    await expect(optimizer.stat("Total Optimizations")).toContainText("84");
  });

  test.describe("with script", { tag: "@with-script" }, () => {
    // Spec 4: "Buttons are disabled while busy."
    test("says what it is doing, with its button disabled", async ({ page, visit, optimizer }) => {
      await withoutTheatre(page);
      await visit("/thumbnail-optimizer");
      const sent = await holdBack(page);
      await optimizer.analyze.click();
      await expect(optimizer.loading).toBeVisible();
      await expect(optimizer.analyze).toBeDisabled();
      sent.release();
      await expect(optimizer.loading).toHaveCount(0);
      await expect(optimizer.analyze).toBeEnabled();
    });

    test.describe("with a clipboard", () => {
      test.use({ permissions: ["clipboard-read", "clipboard-write"] });

      // Spec 4: "Copy buttons show 'Copied!' for 2 seconds."
      test("copies a suggested title", async ({ page, visit, optimizer }) => {
        await takeClock(page);
        await visit("/thumbnail-optimizer");
        const copy = optimizer.titles().first().getByRole("button", { name: /^Cop/ });
        await expect(copy).toHaveText("Copy title");
        await copy.click();
        await expect(copy).toHaveText("Copied!");
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(await optimizer.titles().first().innerText()).toContain(copied);
        await page.clock.fastForward(2_000);
        await expect(copy).toHaveText("Copy title");
      });
    });
  });

  test.describe("without script", { tag: "@without-script" }, () => {
    test("shows no button that could not copy", async ({ visit, optimizer }) => {
      await visit("/thumbnail-optimizer");
      await expect(optimizer.suggestions).toHaveCount(3);
      await expect(optimizer.copy).toHaveCount(0);
    });
  });
});
