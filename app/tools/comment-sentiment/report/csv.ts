import { BRAND } from "../../../brand";
import { spreadsheetText } from "../../../tables/spreadsheet";
import type { ShowContext } from "../../tool/tool";
import { periodOf, within } from "../period";
import type { SentimentRecord } from "../record";
import type { SentimentState } from "../sentiment";

export interface ReportFile {
  name: string;
  text: string;
}

/** The records of a period as CSV (RFC 4180), one a line, the last analyzed first; the heading alone where there are none. */
export function reportFile(state: SentimentState, { now, search }: ShowContext): ReportFile {
  const period = periodOf(search);
  const rows = within(state.records, period, now).map(rowOf);
  const day = now.toISOString().slice(0, 10);
  return {
    name: `${BRAND.name.toLowerCase()}-comment-sentiment-sample-${period}-${day}.csv`,
    text: spreadsheetText(FIELDS, rows),
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

function rowOf(record: SentimentRecord): (string | number)[] {
  const { positive, neutral, negative } = record.sentimentBreakdown;
  return [
    "Sample",
    record.videoTitle,
    record.publishedAt.slice(0, 10),
    record.totalComments,
    record.sentimentScore,
    positive,
    neutral,
    negative,
    lines(record.topPositiveComments),
    lines(record.topNegativeComments),
    lines(record.commonThemes),
    lines(record.emotionalTriggers),
    lines(record.actionableInsights),
  ];
}

/** Several texts in one cell. */
function lines(texts: string[]): string {
  return texts.join("\n");
}
