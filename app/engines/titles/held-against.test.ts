import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { heldAgainst } from "./held-against";

const NOTES = readFileSync("docs/evaluation/titles.md", "utf8");
const figuresOf = (name: string) =>
  NOTES.split("\n")
    .find((line) => line.includes(name))
    ?.match(/[\d,.]*\d/g);

it("says what the evaluation notes say", () => {
  const { clear, all, longerHeadline, tests } = heldAgainst;
  const { accuracy, interval } = clear;
  expect(figuresOf("upworthy, clear")).toEqual(
    expect.arrayContaining([
      String(clear.tests),
      ...[accuracy, ...interval, longerHeadline].map((one) => one.toFixed(3)),
    ]),
  );
  expect(figuresOf("upworthy, all pairs")).toEqual(
    expect.arrayContaining([all.pairs.toLocaleString("en-US"), all.accuracy.toFixed(3)]),
  );
  expect(figuresOf(`pairs of ${tests} tests;`)).toEqual([
    String(all.pairs),
    String(tests),
    String(clear.tests),
  ]);
});
