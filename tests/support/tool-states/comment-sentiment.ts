import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { unfoldForm } from "../folded-form.ts";
import { after, at, busy, confirm, emptied, press, type State } from "../state.ts";

const TITLE = "Comment Sentiment · Greenlight";
const TOOL = { name: "comment-sentiment", title: TITLE, path: "/comment-sentiment", press: analyze };

export const COMMENT_SENTIMENT: State[] = [
  at("comment-sentiment", "/comment-sentiment", TITLE),
  at("comment-sentiment-open", "/comment-sentiment?open=sample-1#sample-1", TITLE),
  at("comment-sentiment-90-days", "/comment-sentiment?period=90d", TITLE),
  at("comment-sentiment-empty-period", "/comment-sentiment?period=7d", TITLE),
  confirm("comment-sentiment", "/comment-sentiment?period=90d&confirm=clear#confirm", TITLE),
  {
    name: "comment-sentiment-export",
    title: TITLE,
    window: true,
    async reach(page) {
      await arriveAt(page, "/comment-sentiment");
      await page.getByRole("button", { name: "Export Report" }).click();
      await page.getByRole("link", { name: "Download CSV" }).waitFor();
    },
  },
  busy(TOOL),
  {
    name: "comment-sentiment-done",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/comment-sentiment?period=7d");
      await analyze(page);
      await page.getByText("567 comments of a recent upload are read.").waitFor();
      await takenOver(page);
    },
  },
  emptied(TOOL, "Clear the videos", "No videos analyzed yet"),
  at(
    "comment-sentiment-report",
    "/comment-sentiment/report?period=90d",
    "Comment Sentiment Report · Greenlight",
  ),
  at(
    "comment-sentiment-report-empty",
    "/comment-sentiment/report?period=7d",
    "Comment Sentiment Report · Greenlight",
  ),
];

async function analyze(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Analyze" }).first().click();
}

const YOURS = {
  name: "comment-sentiment-yours",
  title: "Your Comment Sentiment · Greenlight",
  path: "/comment-sentiment/yours",
};
const COMMENTS = [
  "Love the calm voice, best tutorial on joints so far",
  "The music is far too loud at 4:12",
  "<b>Which glue is that?</b>",
  "هذا أفضل شرح رأيته عن النجارة",
  '=HYPERLINK("https://example.com")',
  "Donaudampfschifffahrtsgesellschaft".repeat(12),
];

/** Said of a kettle, a lamp and so on: enough different comments for a score. */
const THINGS = "kettle lamp chair desk rug vase clock shelf mug tray bench stool".split(" ");

/** What a result, an opened one, and a refusal of a creator's own comments look like. */
export const COMMENT_SENTIMENT_YOURS: State[] = [
  at(YOURS.name, YOURS.path, YOURS.title),
  busy({
    ...YOURS,
    press: (page) => press(page, "Try it with an example"),
  }),
  after(YOURS, "example", withExample),
  after(YOURS, "opened", async (page) => {
    await withExample(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>("#results details"))
        details.open = true;
    });
  }),
  after(YOURS, "few", async (page) => {
    await page.getByLabel("Comments", { exact: true }).fill(COMMENTS.join("\n"));
    await page.getByLabel("Video title (optional)").fill("Half-lap joints, slowly");
    await press(page, "Analyze");
    await page.getByText("Done. Results below.").waitFor();
  }),
  after(YOURS, "list", async (page) => {
    await analyzeComments(page, "Twelve things for a small room", [
      "I love the",
      "the worst part is the",
      "where is the",
      "Great",
    ]);
    await analyzeComments(page, "The same room, a year later", [
      "I love the",
      "Beautiful",
      "so happy with the",
      "What an amazing",
    ]);
    await unfoldForm(page);
    await page.getByLabel("Or a video's link").fill("sample-cooking-001");
    await press(page, "Analyze");
    await page.getByText("Sample video", { exact: true }).waitFor();
  }),
  after(YOURS, "refused", async (page) => {
    await page
      .getByLabel("Comments", { exact: true })
      .fill("author,day\nsomeone,2026-11-02\nanyone,2026-11-03");
    await press(page, "Analyze");
    await page.getByText("No column holds comments.").waitFor();
  }),
  after(YOURS, "refused-link", async (page) => {
    await page.getByLabel("Or a video's link").fill("https://example.com/watch");
    await press(page, "Analyze");
    await page.getByText("That is not a link to a YouTube video.").waitFor();
  }),
  after(YOURS, "confirm", async (page) => {
    await withExample(page);
    await arriveAt(page, `${YOURS.path}?confirm=clear#confirm`);
  }),
  {
    name: `${YOURS.name}-report`,
    title: "Your Comment Sentiment Report · Greenlight",
    async reach(page) {
      await arriveAt(page, YOURS.path);
      await withExample(page);
      await arriveAt(page, `${YOURS.path}/report`);
    },
  },
  at(
    `${YOURS.name}-report-gone`,
    `${YOURS.path}/report?record=none`,
    "Your Comment Sentiment Report · Greenlight",
  ),
];

async function analyzeComments(page: Page, title: string, openings: string[]): Promise<void> {
  await unfoldForm(page);
  const comments = THINGS.map((thing, at) => `${openings[at % openings.length]} ${thing} of this video`);
  await page.getByLabel("Comments", { exact: true }).fill(comments.join("\n"));
  await page.getByLabel("Video title (optional)").fill(title);
  await press(page, "Analyze");
  await page.getByRole("article").filter({ hasText: title }).waitFor();
  await takenOver(page);
}

async function withExample(page: Page): Promise<void> {
  await press(page, "Try it with an example");
  await page.getByText("The example is read").waitFor();
}
