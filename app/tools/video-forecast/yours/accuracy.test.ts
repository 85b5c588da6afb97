import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ACCURACY } from "./accuracy";
import { accuracyShown } from "./accuracy-shown";

const ROWS = readFileSync("docs/evaluation/forecast.md", "utf8")
  .split("\n")
  .filter((line) => line.includes("channel_videos, 20 before"));

it("says what the evaluation notes say", () => {
  const { videos, error, ratio, inside, plainError } = ACCURACY;
  const figures = (row?: string) => row?.match(/[\d,.]*\d/g) ?? [];
  const [errorRow, ratioRow, insideRow] = ROWS.map(figures);
  const interval = ({ value, low, high }: typeof error | typeof ratio | typeof inside) =>
    [value, low, high].map((figure) => figure.toFixed(3));
  expect(errorRow).toEqual(expect.arrayContaining([videos.toLocaleString("en-US"), ...interval(error)]));
  expect(errorRow).toContain(plainError.toFixed(3));
  expect(ratioRow).toEqual(expect.arrayContaining(interval(ratio)));
  expect(insideRow).toEqual(expect.arrayContaining(interval(inside)));
});

it("says it as factors and percents", () => {
  const { on, figures } = accuracyShown();
  expect(on).toContain("10,382 videos of 20 public channels");
  expect(figures.map(({ value }) => value)).toEqual(["×1.9", "18% lower", "80%"]);
  expect(figures[0]?.more).toBe("(×1.8 to ×2.0); the plain guess ×2.1");
});
