import { readFile } from "node:fs/promises";
import { expect, test as journey } from "../journey.ts";
import { CommentSentimentYours } from "../screens/comment-sentiment-yours.ts";
import { holdBack } from "../screens/sending.ts";
import { tabTo } from "../tab-to.ts";

const test = journey.extend<{ yours: CommentSentimentYours }>({
  yours: ({ page }, use) => use(new CommentSentimentYours(page)),
});

const PAGE = "/comment-sentiment/yours";
const COMMENTS = [
  "This slaps, best joint tutorial I have seen",
  "I'm dead 💀 the way you apologised to the chisel",
  "Which glue did you use on the joint?",
  "The music is way too loud, I could barely hear you",
  "The music is too loud for me, sorry",
  "Music too loud, ruined it",
  "Love the calm voice, thank you so much",
  "Beautiful work, my favourite channel",
  "what glue is that on the joint?",
  "which glue is it on the joint?",
  "Qué trabajo tan bonito, saludos desde Sevilla a todos",
  "Absolutely lovely, you made my day",
];

test.describe("a creator's own comments", () => {
  test("are read, and every claim opens to the comments behind it", async ({ page, visit, yours }) => {
    await visit("/comment-sentiment");
    await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Yours" }).click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole("heading", { name: "No comments analyzed yet" })).toBeVisible();
    await yours.comments.fill(COMMENTS.join("\n"));
    await yours.videoTitle.fill("Half-lap joints, slowly");
    await yours.analyze.click();
    await expect(yours.status).toContainText("Done. Results below.");
    await expect(yours.analyses).toHaveCount(1);
    await expect(yours.open).toContainText("Half-lap joints, slowly");
    await expect(yours.open).toContainText("11 of 12 comments are in the figures; 1 is excluded.");
    await expect(yours.stat("Comments Analyzed")).toContainText("12");
    await expect(yours.stat("Sentiment Trend")).toContainText("Not enough data");

    await yours.opening("Score and shares").locator("> summary").click();
    const score = yours.opening("Sentiment score");
    await score.locator("> summary").click();
    await expect(score).toContainText("11 scored comments of 12 given");
    await expect(score).toContainText("Wilson");

    const apart = yours.opening("are in the figures");
    await apart.locator("> summary").click();
    await expect(apart.getByText("In Spanish", { exact: true })).toBeVisible();
    await expect(apart.getByText("“Qué trabajo tan bonito")).toBeVisible();

    await yours
      .opening(/^Questions/)
      .locator("> summary")
      .click();
    const question = yours.opening("Which glue is it on the joint?");
    await question.locator("> summary").click();
    const comment = question.locator("li").filter({ hasText: "Which glue did you use on the joint?" });
    await expect(comment).toBeVisible();
    await comment.locator("summary").click();
    await expect(comment.getByText(/on a scale from −4 to \+4/)).toBeVisible();

    await visit(PAGE);
    await expect(yours.open).toContainText("Half-lap joints, slowly");
  });

  test("come in a file or under a video, and stand in one list of which one is open", {
    tag: "@native",
  }, async ({ page, visit, yours }) => {
    await visit(PAGE);
    await yours.file.setInputFiles({
      name: "comments.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`comment,likes\n${COMMENTS.map((text) => `"${text}",2`).join("\n")}`),
    });
    await yours.analyze.click();
    await expect(yours.open).toContainText("comments.csv");
    await yours.unfold();
    await yours.link.fill("sample-cooking-001");
    await yours.analyze.click();
    await expect(yours.analyses).toHaveCount(2);
    await expect(page.getByText("Sample video", { exact: true })).toBeVisible();
    // A sample's comments are nobody's: the tiles count the file alone.
    await expect(yours.stat("Comments Analyzed")).toContainText("12");
    await page.getByRole("link", { name: "comments.csv" }).click();
    await expect(page).toHaveURL(/open=analysis-1/);
    await expect(yours.open).toHaveCount(1);
    await expect(yours.open).toContainText("comments.csv");
    await yours.remove.click();
    await expect(yours.analyses).toHaveCount(1);
    await expect(yours.status).toContainText("The analysis is removed.");
    await page.getByRole("link", { name: "Clear" }).click();
    await page.getByRole("button", { name: "Clear the analyses" }).click();
    await expect(page.getByRole("heading", { name: "No comments analyzed yet" })).toBeVisible();
  });

  test("are refused at their field, with what was pasted still there", { tag: "@native" }, async ({
    page,
    visit,
    yours,
  }) => {
    await visit(PAGE);
    const pasted = "author,day\nsomeone,2026-11-02\nanyone,2026-11-03";
    await yours.comments.fill(pasted);
    await yours.analyze.click();
    await expect(page.getByRole("alert")).toContainText("No column holds comments.");
    await expect(yours.comments).toHaveAttribute("aria-invalid", "true");
    await expect(yours.comments).toHaveValue(pasted);
    await yours.link.fill("https://example.com/video");
    await yours.analyze.click();
    await expect(yours.link).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("alert")).toContainText("That is not a link to a YouTube video.");
    await expect(yours.comments).toHaveValue(pasted);
  });

  test("can be tried with an example, and taken away as a file and on paper", {
    tag: "@native",
  }, async ({ page, visit, yours }) => {
    await visit(PAGE);
    await yours.example.click();
    await expect(yours.open.getByText("Example", { exact: true })).toBeVisible();
    await expect(yours.stat("Avg Sentiment")).toHaveCount(0);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^greenlight-comment-sentiment-sample-[\d-]{10}\.csv$/);
    expect(await readFile(await file.path(), "utf8")).toMatch(/^\uFEFFPart,What,Detail/);
    await page.getByRole("link", { name: "Open print view" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("road bike");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("on a scale from −4 to +4").first()).toBeVisible();
    await expect(page.getByText("Wilson's").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Download CSV" })).toBeHidden();
  });

  test.describe("with script", { tag: "@with-script" }, () => {
    test("are read by keyboard alone", async ({ page, visit, yours }) => {
      await visit(PAGE);
      await tabTo(page, yours.comments);
      await page.keyboard.insertText(COMMENTS.join("\n"));
      await tabTo(page, yours.analyze);
      await page.keyboard.press("Enter");
      await expect(yours.status).toContainText("Done. Results below.");
      await expect(yours.finding).toBeFocused();
      await tabTo(page, yours.opening("Score and shares").locator("> summary"));
      await page.keyboard.press("Enter");
      const summary = yours.opening("Sentiment score").locator("> summary");
      await tabTo(page, summary);
      await page.keyboard.press("Enter");
      await expect(yours.opening("Sentiment score")).toHaveAttribute("open", "");
      // What was pasted is analyzed: the field is free for the next.
      await expect(yours.comments).toHaveValue("");
    });

    test("take no second click while they are read", async ({ page, visit, yours }) => {
      await visit(PAGE);
      await yours.comments.fill(COMMENTS.join("\n"));
      const sent = await holdBack(page);
      await yours.analyze.click();
      await expect(page.getByRole("button", { name: "Analyzing…" })).toBeDisabled();
      await expect(yours.example).toBeDisabled();
      await expect(yours.status).toHaveText("Reading your comments");
      sent.release();
      await expect(yours.open).toHaveCount(1);
    });
  });
});
