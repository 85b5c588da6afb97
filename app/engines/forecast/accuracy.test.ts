import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatCount } from "../../numbers/figures";
import { ACCURACY } from "./accuracy";

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
