import { parse } from "csv-parse/sync";
import { describe, expect, it, test } from "vitest";
import { GAME_REVIEW } from "../../../../../tests/support/comments/game-review";
import { analyzeComments } from "../../../../engines/comments";
import type { Analysis } from "../../../../functions/comment-sentiment/analysis";
import { analyzeMaterial } from "../../../../functions/comment-sentiment/material";
import { tellDigest } from "../../../../functions/comment-sentiment/tell";
import { readComments } from "../../../../tables/read-comments";
import { spreadsheetText } from "../../../../tables/rows";
import { REPORT_FIELDS, reportFile, reportRows } from "./file";

const COMMENTS = [
  "=1+1 this is the best video, thank you",
  "@everyone loved it, great sound",
  "-3 for the music, awful",
];

function file(own: Partial<Analysis> = {}) {
  return reportFile({
    ...analyzeMaterial({
      comments: COMMENTS.map((text) => ({ text })),
      replies: [],
      from: "pasted",
      videoTitle: "=cmd|' /C calc'!A0",
      videoId: null,
      channel: null,
      publishedAt: null,
      totalComments: 3,
      more: false,
      asOf: null,
      reading: null,
    }),
    id: "analysis-1",
    analyzedAt: "2026-11-21T10:00:00.000Z",
    ...own,
  });
}

test("begins with the video, and runs no formula", () => {
  const { name, text } = file();
  expect(name).toBe("greenlight-comment-sentiment-yours-2026-11-21.csv");
  const rows = parse(text, { bom: true });
  expect(rows[1]?.slice(0, 3)).toEqual(["Analysis", "Video", "'=cmd|' /C calc'!A0"]);
  const cells = rows.flat();
  expect(cells.filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
  expect(cells.some((cell) => cell.includes("best video"))).toBe(true);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
});

test("is named a sample for invented comments", () => {
  expect(file({ from: "example" }).name).toBe("greenlight-comment-sentiment-sample-2026-11-21.csv");
});

const read = readComments(GAME_REVIEW);
const DIGEST = tellDigest(analyzeComments("refused" in read ? [] : read.comments).digest);
const ROWS = reportRows(DIGEST);
const cells = (text: string) => parse(text, { bom: true, relax_column_count: true });

describe("the rows of a report", () => {
  it("are as wide as their heading, each figure with its interval and each claim with its comments", () => {
    for (const row of ROWS) expect(row).toHaveLength(REPORT_FIELDS.length);
    const { positive, n } = DIGEST.shares;
    const percent = (share: number) => Math.round(share * 1000) / 10;
    expect(ROWS.find(([part, what]) => part === "Share" && what === "positive")).toEqual([
      "Share",
      "positive",
      "",
      positive.count,
      n,
      percent(positive.share),
      percent(positive.low),
      percent(positive.high),
      "",
    ]);
    expect(ROWS.find(([part]) => part === "Question")).toEqual(
      expect.arrayContaining(["Does it run well on Steam Deck?", 4, "1 answered, 3 unanswered, 0 not known"]),
    );
    expect(ROWS.find(([part]) => part === "Request")?.at(-1)).toContain("Please review Ashfall Saga next");
  });

  it("are read back from CSV as they are", () => {
    const [heading, ...rows] = cells(spreadsheetText(REPORT_FIELDS, ROWS));
    expect(heading).toEqual([...REPORT_FIELDS]);
    expect(rows).toEqual(ROWS.map((row) => row.map(String)));
  });
});

it.each([
  '=HYPERLINK("https://evil.example","win")',
  "+1+1",
  "-2+3",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "  =1",
  '"=1+1"',
  "'=1",
  "\u00a0=1",
  "＝1+1",
  "|cmd",
  "=1\nsecond line",
])("writes %j as text that no spreadsheet runs", (text) => {
  const [, row] = cells(spreadsheetText(REPORT_FIELDS, [[text, 1]]));
  expect(row?.[0]).toBe(`'${text}`);
});
