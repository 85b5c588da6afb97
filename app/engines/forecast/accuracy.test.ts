import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatCount } from "../../numbers/figures";
import { ACCURACY, VIRAL_RECORD } from "./accuracy";

const LINES = readFileSync("docs/evaluation/forecast.md", "utf8").split("\n");
const ROWS = [
  ...LINES.filter((line) => line.includes("channel_videos, 20 before")),
  ...LINES.filter((line) => line.startsWith("forecast  neighbours") && line.includes("macro")),
];

it("quotes docs/evaluation/forecast.md", () => {
  const { videos, error, ratio, inside, plainError, neighbours } = ACCURACY;
  const figures = (row?: string) => row?.match(/[\d,.]*\d/g) ?? [];
  const [errorRow, ratioRow, insideRow, neighboursRow] = ROWS.map(figures);
  const interval = ({ value, low, high }: typeof error | typeof ratio | typeof inside | typeof neighbours) =>
    [value, low, high].map((figure) => figure.toFixed(3));
  expect(errorRow).toEqual(expect.arrayContaining([formatCount(videos), ...interval(error)]));
  expect(errorRow).toContain(plainError.toFixed(3));
  expect(ratioRow).toEqual(expect.arrayContaining(interval(ratio)));
  expect(insideRow).toEqual(expect.arrayContaining(interval(inside)));
  expect(neighboursRow).toEqual(expect.arrayContaining(interval(neighbours)));
});

it("quotes its rows by decile", () => {
  const rows = LINES.flatMap((line) => line.match(/^\d+ to \d+ % +([\d,]+) +[\d.]+ % +([\d.]+) %$/) ?? []);
  const quoted = VIRAL_RECORD.map(({ uploads, came }) => [formatCount(uploads), (came * 100).toFixed(1)]);
  expect(rows.filter((_, at) => at % 3 > 0)).toEqual(quoted.flat());
});
