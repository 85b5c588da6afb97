import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatCount } from "../../numbers/figures";
import { ACCURACY } from "./model";

const NOTES = readFileSync("docs/evaluation/sentiment.md", "utf8").split("\n");
const figuresOf = (line?: string) => line?.replaceAll("macro-F1", "").match(/[\d,.]*\d/g) ?? [];

describe.each(ACCURACY)(
  "the accuracy on $set",
  ({ set, named, macroF1: { value, low, high, vader }, leftOut }) => {
    const items = Object.values(named)
      .flat()
      .reduce((sum, count) => sum + count, 0);

    it("has the confusion matrix of the evaluation notes", () => {
      const from = NOTES.indexOf(`${set}, cross-validated:`);
      const rows = NOTES.slice(from + 3, from + 6).map((line) => [
        line.split(" ")[0],
        figuresOf(line).map(Number),
      ]);
      expect(from).toBeGreaterThan(0);
      expect(Object.fromEntries(rows)).toEqual(named);
    });

    it("has the figures of the evaluation notes", () => {
      const [main, beside] = NOTES.filter((line) => line.includes(set) && line.includes("macro-F1"));
      const figures = [formatCount(items), ...[value, low, high, vader].map((one) => one.toFixed(3))];
      expect(figuresOf(main)).toEqual(expect.arrayContaining(figures));
      expect(figuresOf(beside)).toEqual([value, leftOut, vader].map((one) => one.toFixed(3)));
    });
  },
);
