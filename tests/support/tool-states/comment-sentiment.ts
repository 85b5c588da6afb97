import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { holdAnswers } from "../hold-answers.ts";
import { at, type State } from "../state.ts";

const TITLE = "Comment Sentiment · Greenlight";

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
  {
    name: "comment-sentiment-busy",
    title: TITLE,
    alive: true,
    async reach(page) {
      await arriveAt(page, "/comment-sentiment");
      await holdAnswers(page);
      await analyze(page);
    },
  },
  {
    name: "comment-sentiment-done",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/comment-sentiment?period=7d");
      await analyze(page);
      await page.waitForURL(/done=analyze/);
      await takenOver(page);
    },
  },
  {
    name: "comment-sentiment-empty",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/comment-sentiment?confirm=clear#confirm");
      await page.getByRole("button", { name: "Clear the videos" }).click();
      await page.getByRole("heading", { name: "No videos analyzed yet" }).waitFor();
      await takenOver(page);
    },
  },
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
