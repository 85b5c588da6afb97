import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { at, busy, emptied, type State } from "../state.ts";

const TITLE = "Comment Sentiment · Greenlight";
const TOOL = { name: "comment-sentiment", title: TITLE, path: "/comment-sentiment", press: analyze };

export const COMMENT_SENTIMENT: State[] = [
  at("comment-sentiment", "/comment-sentiment", TITLE),
  at("comment-sentiment-open", "/comment-sentiment?open=sample-1#sample-1", TITLE),
  at("comment-sentiment-90-days", "/comment-sentiment?period=90d", TITLE),
  at("comment-sentiment-empty-period", "/comment-sentiment?period=7d", TITLE),
  at("comment-sentiment-confirm", "/comment-sentiment?period=90d&confirm=clear#confirm", TITLE),
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
