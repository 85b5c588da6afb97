import { expect, it } from "vitest";
import { headlineLengths, meanHeadline, percentileScores } from "./titles";
import type { LearnedScore } from "./titles-fit";

const SCORE: LearnedScore = {
  table: new Map([
    ["rye", 0.4],
    ["bread", 0.2],
  ]),
  marks: new Float64Array(100),
  form: new Float64Array(2),
  titles: ["Rye bread", "Bread", "Rye rye bread"],
  forms: [Float64Array.of(1, 0), Float64Array.of(2, 0), Float64Array.of(3, 3)],
  scores: [-2, 1, 4],
  priors: { meaning: 1, marks: 1, form: 1 },
};

it("averages the form of headlines and the weight of their words", () => {
  const { meanForm, meanWord, meanWords } = meanHeadline(SCORE);
  expect(meanForm).toEqual([2, 1]);
  // Three times "rye" and three times "bread".
  expect(meanWord).toBeCloseTo(0.3);
  expect(meanWords).toBe(2);
});

it("gives the percentiles of the scores, less their mean", () => {
  const ranks = percentileScores(SCORE);
  expect(ranks).toHaveLength(101);
  expect([ranks[0], ranks[50], ranks[100]]).toEqual([-3, 0, 3]);
});

it("gives the percentiles of the headlines' lengths", () => {
  expect(headlineLengths(SCORE)).toEqual({ least: 5, median: 9, most: 13 });
});
