import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { at, busy, type State } from "../state.ts";

const NAME = "comment-sentiment-yours";
const PATH = "/comment-sentiment/yours";
const TITLE = "Your Comment Sentiment · Greenlight";
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
  at(NAME, PATH, TITLE),
  busy({ name: NAME, title: TITLE, path: PATH, press: (page) => press(page, "Try it with an example") }),
  shown("example", withExample),
  shown("opened", async (page) => {
    await withExample(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>("#results details"))
        details.open = true;
    });
  }),
  shown("few", async (page) => {
    await page.getByLabel("Comments", { exact: true }).fill(COMMENTS.join("\n"));
    await page.getByLabel("Video title (optional)").fill("Half-lap joints, slowly");
    await press(page, "Analyze");
    await page.getByText("Done. Results below.").waitFor();
  }),
  shown("list", async (page) => {
    await analyze(page, "Twelve things for a small room", [
      "I love the",
      "the worst part is the",
      "where is the",
      "Great",
    ]);
    await analyze(page, "The same room, a year later", [
      "I love the",
      "Beautiful",
      "so happy with the",
      "What an amazing",
    ]);
    await page.getByLabel("Or a video's link").fill("sample-cooking-001");
    await press(page, "Analyze");
    await page.getByText("Sample video", { exact: true }).waitFor();
  }),
  shown("refused", async (page) => {
    await page
      .getByLabel("Comments", { exact: true })
      .fill("author,day\nsomeone,2026-11-02\nanyone,2026-11-03");
    await press(page, "Analyze");
    await page.getByText("No column holds comments.").waitFor();
  }),
  shown("refused-link", async (page) => {
    await page.getByLabel("Or a video's link").fill("https://example.com/watch");
    await press(page, "Analyze");
    await page.getByText("That is not a link to a YouTube video.").waitFor();
  }),
  shown("confirm", async (page) => {
    await withExample(page);
    await arriveAt(page, `${PATH}?confirm=clear#confirm`);
  }),
  {
    name: `${NAME}-report`,
    title: "Your Comment Sentiment Report · Greenlight",
    async reach(page) {
      await arriveAt(page, PATH);
      await withExample(page);
      await arriveAt(page, `${PATH}/report`);
    },
  },
  at(`${NAME}-report-gone`, `${PATH}/report?record=none`, "Your Comment Sentiment Report · Greenlight"),
];

function shown(name: string, reach: (page: Page) => Promise<void>): State {
  return {
    name: `${NAME}-${name}`,
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await reach(page);
      await takenOver(page);
    },
  };
}

async function analyze(page: Page, title: string, openings: string[]): Promise<void> {
  const comments = THINGS.map((thing, at) => `${openings[at % openings.length]} ${thing} of this video`);
  await page.getByLabel("Comments", { exact: true }).fill(comments.join("\n"));
  await page.getByLabel("Video title (optional)").fill(title);
  await press(page, "Analyze");
  await page.getByRole("heading", { name: title }).waitFor();
  await takenOver(page);
}

async function withExample(page: Page): Promise<void> {
  await press(page, "Try it with an example");
  await page.getByText("The example is read").waitFor();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
}
