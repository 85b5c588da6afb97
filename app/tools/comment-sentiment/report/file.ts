import { BRAND } from "../../../brand";
import type { SentimentRecord, SentimentState } from "../../../functions/comment-sentiment/sample";
import { isoDay } from "../../../numbers/days";
import { spreadsheetText } from "../../../tables/rows";
import type { ShowContext } from "../../tool/tool";
import { readPeriod, within } from "../period";

/** A report to download: CSV (RFC 4180) that no spreadsheet runs. Of both desks. */
export interface ReportFile {
  name: string;
  text: string;
}

/** A report's name, by what it is of: "greenlight-comment-sentiment-sample-30d-2026-11-21.csv". */
export function reportName(...parts: string[]): string {
  return `${[BRAND.name.toLowerCase(), "comment-sentiment", ...parts].join("-")}.csv`;
}

/** Answers a request with the file; `headers` are those of the page's own answer. */
export function fileResponse({ name, text }: ReportFile, init?: ResponseInit | null): Response {
  const headers = new Headers(init?.headers);
  headers.set("Content-Type", "text/csv; charset=utf-8");
  headers.set("Content-Disposition", `attachment; filename="${name}"`);
  return new Response(text, { headers });
}

/** The Sample desk's records of a period, one a row, the last analyzed first. */
export function reportFile(state: SentimentState, { now, search }: ShowContext): ReportFile {
  const period = readPeriod(search);
  return {
    name: reportName("sample", period, isoDay(now)),
    text: spreadsheetText(FIELDS, within(state.records, period, now).map(toRow)),
  };
}

const FIELDS = [
  "Data",
  "Video",
  "Published",
  "Comments",
  "Sentiment score (0-10)",
  "Positive %",
  "Neutral %",
  "Negative %",
  "Top positive comments",
  "Top negative comments",
  "Common themes",
  "Emotional triggers",
  "Actionable insights",
];

function toRow(record: SentimentRecord): (string | number)[] {
  const { positive, neutral, negative } = record.sentimentBreakdown;
  const lists = [
    record.topPositiveComments,
    record.topNegativeComments,
    record.commonThemes,
    record.emotionalTriggers,
    record.actionableInsights,
  ];
  return [
    "Sample",
    record.videoTitle,
    isoDay(record.publishedAt),
    record.totalComments,
    record.sentimentScore,
    positive,
    neutral,
    negative,
    ...lists.map((texts) => texts.join("\n")),
  ];
}
