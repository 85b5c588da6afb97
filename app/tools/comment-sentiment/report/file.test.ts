import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { commentSentiment, type SentimentState } from "../../../functions/comment-sentiment/sample";
import { reportFile } from "./file";

const NOW = new Date("2026-11-21T23:30:00Z");
const STATE = commentSentiment.initial(NOW);
const [FIRST] = STATE.records;
if (!FIRST) throw new Error("the sample is empty");

const file = (state: SentimentState, query = "") =>
  reportFile(state, { now: NOW, search: new URLSearchParams(query) });

/** As a spreadsheet reads it, without the mark at its front. */
function rows(text: string) {
  expect(text.charCodeAt(0)).toBe(0xfeff);
  return parse<Record<string, string>>(text, { bom: true, columns: true });
}

describe("the report as CSV", () => {
  it("is named by its period and day, and says that it is sample data", () => {
    expect(file(STATE).name).toBe("greenlight-comment-sentiment-sample-30d-2026-11-21.csv");
    expect(file(STATE, "period=90d").name).toBe("greenlight-comment-sentiment-sample-90d-2026-11-21.csv");
    for (const row of rows(file(STATE, "period=90d").text)) expect(row.Data).toBe("Sample");
  });

  it("holds all facts of the period's videos", () => {
    expect(rows(file(STATE).text)).toHaveLength(3);
    expect(rows(file(STATE, "period=7d").text)).toHaveLength(0);
    const [row] = rows(file(STATE, "period=90d").text);
    const { positive, neutral, negative } = FIRST.sentimentBreakdown;
    expect(row).toEqual({
      Data: "Sample",
      Video: FIRST.videoTitle,
      Published: "2026-11-12",
      Comments: String(FIRST.totalComments),
      "Sentiment score (0-10)": String(FIRST.sentimentScore),
      "Positive %": String(positive),
      "Neutral %": String(neutral),
      "Negative %": String(negative),
      "Top positive comments": FIRST.topPositiveComments.join("\n"),
      "Top negative comments": FIRST.topNegativeComments.join("\n"),
      "Common themes": FIRST.commonThemes.join("\n"),
      "Emotional triggers": FIRST.emotionalTriggers.join("\n"),
      "Actionable insights": FIRST.actionableInsights.join("\n"),
    });
  });

  it("has one line a video and one for the heading, and no empty line", () => {
    const lines = (query: string) => parse(file(STATE, query).text, { bom: true });
    // The last break ends the last line: what follows it is nothing.
    expect(file(STATE, "period=7d").text).toMatch(/^\uFEFFData,[^\r\n]*Actionable insights\r\n$/);
    expect(lines("period=7d")).toHaveLength(1);
    expect(lines("period=90d")).toHaveLength(6);
    expect(file(STATE, "period=90d").text).toMatch(/[^\r\n]\r\n$/);
  });

  it("keeps commas, quotes, line ends and letters of all kinds", () => {
    const title = 'Größe, "Zoë" 学习\nsecond line';
    const state = { ...STATE, records: [{ ...FIRST, videoTitle: title }] };
    expect(rows(file(state).text)[0]?.Video).toBe(title);
    expect(file(state).text.endsWith("\r\n")).toBe(true);
  });

  it.each([
    '=HYPERLINK("https://evil.example","win")',
    "+1+1",
    "-2+3",
    "@SUM(A1)",
    "\t=1",
    "  =1",
    "＝1+1",
    "=1+1\nand a second line",
    "|cmd",
  ])("writes %j as text that no spreadsheet runs", (comment) => {
    const record = { ...FIRST, videoTitle: comment, topPositiveComments: [comment, "b"] };
    const [row] = rows(file({ ...STATE, records: [record] }).text);
    expect(row?.Video).toBe(`'${comment}`);
    expect(row?.["Top positive comments"]).toBe(`'${comment}\nb`);
  });
});
