import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatCount } from "../../numbers/figures";
import { ACCURACY } from "./accuracy";

const NOTES = readFileSync("docs/evaluation/titles.md", "utf8");
/** The figures on the line of the evaluation notes that contains `text`. */
const figuresBeside = (text: string) =>
  NOTES.split("\n")
    .find((line) => line.includes(text))
    ?.match(/[\d,.]*\d/g);

it("gives the same figures as the evaluation notes", () => {
  const { clear, all, longerHeadline, tests } = ACCURACY;
  const { accuracy, interval } = clear;
  expect(figuresBeside("upworthy, clear")).toEqual(
    expect.arrayContaining([
      String(clear.tests),
      ...[accuracy, interval.low, interval.high, longerHeadline].map((one) => one.toFixed(3)),
    ]),
  );
  expect(figuresBeside("upworthy, all pairs")).toEqual(
    expect.arrayContaining([formatCount(all.pairs), all.accuracy.toFixed(3)]),
  );
  expect(figuresBeside(`pairs of ${tests} tests;`)).toEqual([
    String(all.pairs),
    String(tests),
    String(clear.tests),
  ]);
});
