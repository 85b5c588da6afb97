import { readFile } from "node:fs/promises";
import { expect, test as journey } from "../journey.ts";
import { CommentSentiment } from "../screens/comment-sentiment.ts";
import { holdBack } from "../screens/sending.ts";
import { pressAndBeAnswered, stopClock, takeClock, withoutTheatre } from "../theatre.ts";

const test = journey.extend<{ sentiment: CommentSentiment }>({
  sentiment: ({ page }, use) => use(new CommentSentiment(page)),
});

test.describe("Comment Sentiment", () => {
  test("reads a recent upload, opens it, and has it again after a reload", { tag: "@with-script" }, async ({
    page,
    visit,
    sentiment,
  }) => {
    await withoutTheatre(page);
    await visit("/comment-sentiment");
    const earlier = await sentiment.title(sentiment.cards.first()).innerText();
    await sentiment.analyze.click();
    await expect(sentiment.status).toContainText("567 comments");
    await expect(sentiment.stat("Comments Analyzed")).toContainText("8,414");
    await expect(sentiment.stat("Comments Analyzed")).toContainText("just now");
    await expect(sentiment.stat("Avg Sentiment")).toContainText("8.3");
    await expect(sentiment.cards).toHaveCount(3);
    await expect(sentiment.openCards).toHaveCount(1);
    const newest = await sentiment.title(sentiment.cards.first()).innerText();
    expect(newest).not.toBe(earlier);
    await expect(sentiment.openCards.getByText("Actionable insights")).toBeInViewport();
    await visit("/comment-sentiment");
    await expect(sentiment.title(sentiment.cards.first())).toHaveText(newest);
    await expect(sentiment.title(sentiment.cards.nth(1))).toHaveText(earlier);
  });

  test("holds the period through an analysis, and says what is older", { tag: "@native" }, async ({
    page,
    visit,
    sentiment,
  }) => {
    await withoutTheatre(page);
    await visit("/comment-sentiment");
    await expect(sentiment.cards).toHaveCount(3);
    await sentiment.period("90 days").click();
    await expect(sentiment.cards).toHaveCount(5);
    await sentiment.period("7 days").click();
    await expect(page.getByRole("heading", { name: "Nothing published in the last 7 days" })).toBeVisible();
    await expect(page.getByText("5 analyzed videos are older.")).toBeVisible();
    await sentiment.analyze.click();
    await expect(sentiment.cards).toHaveCount(1);
    await expect(sentiment.period("7 days")).toHaveAttribute("aria-current", "true");
    await page.getByRole("link", { name: "Show 30 days" }).click();
    await expect(sentiment.cards).toHaveCount(3);
  });

  // Spec 2: "Cards expand and collapse (one open at a time)."
  test("has one card open at a time, by keyboard alone", { tag: "@with-script" }, async ({
    page,
    visit,
    sentiment,
  }) => {
    await visit("/comment-sentiment");
    const summaries = sentiment.cards.locator("summary");
    await summaries.first().focus();
    await page.keyboard.press("Enter");
    await expect(sentiment.openCards).toHaveCount(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(sentiment.openCards).toHaveCount(1);
    await expect(sentiment.cards.nth(1)).toHaveAttribute("open", "");
    await page.keyboard.press("Enter");
    await expect(sentiment.openCards).toHaveCount(0);
  });

  test("exports its report as a file and for paper", { tag: "@native" }, async ({
    page,
    visit,
    shell,
    sentiment,
  }) => {
    await visit("/comment-sentiment?period=90d");
    await sentiment.exportReport.click();
    const [file] = await Promise.all([page.waitForEvent("download"), sentiment.downloadCsv.click()]);
    expect(file.suggestedFilename()).toMatch(
      /^greenlight-comment-sentiment-sample-90d-\d{4}-\d\d-\d\d\.csv$/,
    );
    expect(await readFile(await file.path(), "utf8")).toMatch(/^\uFEFFData,Video,Published/);
    await visit("/comment-sentiment?period=90d");
    await sentiment.exportReport.click();
    await sentiment.openPrintView.click();
    await expect(page).toHaveURL("/comment-sentiment/report?period=90d");
    await expect(page.getByRole("article")).toHaveCount(5);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Sample data")).toBeVisible();
    await expect(page.getByText("Actionable insights").last()).toBeVisible();
    await expect(shell.sidebar).toBeHidden();
    for (const control of [sentiment.print, sentiment.downloadCsv]) await expect(control).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
  });

  test("can be emptied, and starts over with the period it is in", { tag: "@native" }, async ({
    page,
    visit,
    sentiment,
  }) => {
    await visit("/comment-sentiment?period=90d");
    await page.getByRole("link", { name: "Clear" }).click();
    await page.getByRole("button", { name: "Clear the videos" }).click();
    await expect(page.getByRole("heading", { name: "No videos analyzed yet" })).toBeVisible();
    await expect(sentiment.stat("Comments Analyzed")).toContainText("7,847");
    await page.getByRole("link", { name: "Start over" }).click();
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(sentiment.cards).toHaveCount(5);
  });

  test.describe("while it works", { tag: "@with-script" }, () => {
    // Spec 4: "An action sets busy, clears the error, waits, adds results; failure sets the error; busy is always cleared at the end. Buttons are disabled while busy."
    test("says so, and takes no second click", async ({ page, visit, sentiment }) => {
      await withoutTheatre(page);
      await visit("/comment-sentiment");
      const sent = await holdBack(page);
      await sentiment.analyze.click();
      await expect(sentiment.analyzing).toBeDisabled();
      await expect(page.getByText("Looking for themes that return")).toBeVisible();
      await expect(sentiment.status).toHaveText("Analyzing comment sentiment");
      sent.release();
      await expect(sentiment.analyze).toBeEnabled();
      await expect(sentiment.openCards).toHaveCount(1);
    });

    // Spec 7: "sentiment 4 s"
    test("works for four seconds", async ({ page, visit, sentiment }) => {
      await takeClock(page);
      await visit("/comment-sentiment");
      await stopClock(page);
      await pressAndBeAnswered(page, () => sentiment.analyze.click());
      await page.clock.runFor(3900);
      await expect(sentiment.analyzing).toBeVisible();
      await page.clock.runFor(200);
      await expect(sentiment.analyzing).toHaveCount(0);
    });

    test.describe("and the server is not reached", () => {
      test.use({ meant: /net::ERR_FAILED/ });

      // Spec 8: "Failed to analyze comment sentiment. Please try again. (heading Analysis Error)"
      test("says that it failed, and keeps the videos", async ({ page, visit, sentiment }) => {
        await withoutTheatre(page);
        await visit("/comment-sentiment");
        await page.route("**/comment-sentiment.data*", (route) => route.abort());
        await sentiment.analyze.click();
        await expect(sentiment.error).toContainText("Analysis Error");
        await expect(sentiment.error).toContainText("Failed to analyze comment sentiment. Please try again.");
        await expect(sentiment.cards).toHaveCount(3);
        await expect(sentiment.analyze).toBeEnabled();
      });
    });
  });
});
