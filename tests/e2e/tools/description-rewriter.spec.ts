import { test as base, expect } from "../journey.ts";
import { DescriptionRewriter } from "../screens/description-rewriter.ts";
import { pressAndBeAnswered, stopClock, takeClock, withoutTheatre } from "../theatre.ts";

const test = base.extend<{ rewriter: DescriptionRewriter }>({
  rewriter: ({ page }, use) => use(new DescriptionRewriter(page)),
});

const TITLE = "Sharpening kitchen knives on a mug";
const DESCRIPTION = `The unglazed ring under a mug is a whetstone, near enough.
0:00 The mug
2:10 Three knives
Angle guide: https://example.com/angle
#kitchen`;

test.describe("A rewrite", () => {
  // Spec 4: "Rewriter: submit prepends the result, keeps at most 5, totalRewrites +1, lastRewrite 'just now', clears both inputs."
  test("is put at the top, compared with the original and counted, and outlives a reload", {
    tag: "@with-script",
  }, async ({ page, visit, rewriter }) => {
    await withoutTheatre(page);
    await visit("/description-rewriter");
    await expect(rewriter.cards).toHaveCount(3);
    for (const [time, title] of ["First", "Second", TITLE].entries()) {
      await rewriter.rewrite(title, DESCRIPTION);
      await expect(rewriter.stat("Total Rewrites")).toHaveText(String(19 + time));
    }
    await expect(rewriter.stat("Last Rewrite")).toHaveText("just now");
    await expect(rewriter.status).toHaveText("Your rewrite is at the top of the list.");
    await expect(rewriter.title).toHaveValue("");
    await expect(rewriter.description).toHaveValue("");

    await expect(rewriter.cards).toHaveCount(5);
    const newest = rewriter.cards.first();
    await expect(newest.getByRole("heading", { level: 3 })).toHaveText(TITLE);
    await expect(rewriter.comparison(newest)).toBeVisible();
    const added = await newest.getByRole("insertion").allInnerTexts();
    expect(added[0]).toContain(TITLE);
    expect(added.join("\n")).toContain("#sharpeningkitchenknives");
    expect(added.join("\n")).not.toContain("whetstone");
    await visit("/description-rewriter");
    await expect(rewriter.cards.first().getByRole("heading", { level: 3 })).toHaveText(TITLE);
  });

  // Spec 2: "Cards clamp the description to 4 lines."
  test("is four lines in its card, and all of it when opened, one card at a time", {
    tag: "@native",
  }, async ({ visit, rewriter }) => {
    await visit("/description-rewriter");
    const [first, second] = [rewriter.cards.first(), rewriter.cards.nth(1)];
    const preview = rewriter.preview(first);
    const lines = await preview.evaluate((text) => {
      return text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
    });
    expect(Math.round(lines)).toBe(4);
    expect(await preview.evaluate((text) => text.scrollHeight > text.clientHeight)).toBe(true);
    await rewriter.toggle(first).click();
    await expect(rewriter.comparison(first)).toBeVisible();
    await expect(preview).toBeHidden();
    await rewriter.toggle(second).click();
    await expect(rewriter.comparison(second)).toBeVisible();
    await expect(rewriter.comparison(first)).toBeHidden();
  });

  // Spec 4: "Copy buttons show 'Copied!' for 2 seconds."
  test("can be copied", { tag: "@with-script" }, async ({ page, context, visit, rewriter }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await takeClock(page);
    await visit("/description-rewriter");
    const first = rewriter.cards.first();
    await first.getByRole("button", { name: "Copy rewrite" }).click();
    await expect(first.getByRole("button", { name: "Copied!" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("12:20 What I ate from it in February");
    expect(copied).toContain("#storingwintervegetables");
    await page.clock.fastForward(2_100);
    await expect(first.getByRole("button", { name: "Copy rewrite" })).toBeVisible();
  });

  // Spec 5: "The message 'Please enter both video title and description' is also defined."
  test("without a title is asked for one, and keeps the description", { tag: "@without-script" }, async ({
    visit,
    rewriter,
  }) => {
    await visit("/description-rewriter");
    await rewriter.rewrite(" ", DESCRIPTION);
    await expect(rewriter.error).toContainText("Rewrite Error");
    await expect(rewriter.error).toContainText("Please enter both video title and description");
    await expect(rewriter.description).toHaveValue(DESCRIPTION);
    await expect(rewriter.title).toHaveAttribute("aria-invalid", "true");
  });

  // Spec 5: "Description rewriter: title and description both non-empty after trimming; button disabled otherwise; inputs disabled while busy."
  test("takes three seconds, in which the inputs are disabled", { tag: "@with-script" }, async ({
    page,
    visit,
    rewriter,
  }) => {
    await takeClock(page);
    await visit("/description-rewriter");
    await expect(rewriter.button).toBeDisabled();
    await rewriter.title.fill(TITLE);
    await rewriter.description.fill(" \n ");
    await expect(rewriter.button).toBeDisabled();
    await rewriter.description.fill(DESCRIPTION);
    await expect(rewriter.button).toBeEnabled();
    await stopClock(page);
    await pressAndBeAnswered(page, () => rewriter.button.click());
    await expect(rewriter.stages).toBeVisible();
    await expect(rewriter.button).toBeDisabled();
    await expect(rewriter.title).toBeDisabled();
    await expect(rewriter.description).toBeDisabled();
    await page.clock.runFor(2_900);
    await expect(rewriter.stages).toBeVisible();
    await page.clock.runFor(200);
    await expect(rewriter.stages).toHaveCount(0);
    await expect(rewriter.title).toBeEnabled();
    await expect(rewriter.cards.first().locator("summary")).toBeFocused();
  });
});

test.describe("A rewrite that no answer comes to", { tag: "@with-script" }, () => {
  test.use({ meant: /net::ERR_FAILED|Failed to fetch/ });

  // Spec 8: "Failed to rewrite description. Please try again. (heading Rewrite Error)"
  test("says so, with what was typed and the earlier rewrites still there", async ({
    page,
    visit,
    rewriter,
  }) => {
    await withoutTheatre(page);
    await visit("/description-rewriter");
    await page.route("**/description-rewriter.data*", (route) => route.abort());
    await rewriter.rewrite(TITLE, DESCRIPTION);
    await expect(rewriter.error).toContainText("Rewrite Error");
    await expect(rewriter.error).toContainText("Failed to rewrite description. Please try again.");
    await expect(rewriter.description).toHaveValue(DESCRIPTION);
    await expect(rewriter.cards).toHaveCount(3);
    await expect(rewriter.button).toBeEnabled();
  });
});
