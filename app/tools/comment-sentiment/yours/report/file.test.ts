import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { Analysis } from "../../../../functions/comment-sentiment/analysis";
import { analyzeMaterial } from "../../../../functions/comment-sentiment/material";
import { reportFile } from "./file";

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
