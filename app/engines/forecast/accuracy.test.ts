import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatCount } from "../../numbers/figures";
import { ACCURACY } from "./accuracy";

const ROWS = readFileSync("docs/evaluation/forecast.md", "utf8")
  .split("\n")
  .filter((line) => line.includes("channel_videos, 20 before"));

it("quotes docs/evaluation/forecast.md", () => {
  const { videos, error, ratio, inside, plainError } = ACCURACY;
  const figures = (row?: string) => row?.match(/[\d,.]*\d/g) ?? [];
  const [errorRow, ratioRow, insideRow] = ROWS.map(figures);
  const interval = ({ value, low, high }: typeof error | typeof ratio | typeof inside) =>
    [value, low, high].map((figure) => figure.toFixed(3));
  expect(errorRow).toEqual(expect.arrayContaining([formatCount(videos), ...interval(error)]));
  expect(errorRow).toContain(plainError.toFixed(3));
  expect(ratioRow).toEqual(expect.arrayContaining(interval(ratio)));
  expect(insideRow).toEqual(expect.arrayContaining(interval(inside)));
});
