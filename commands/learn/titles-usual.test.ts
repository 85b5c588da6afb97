import { expect, it } from "vitest";
import type { LearnedScore } from "./titles-score";
import { lengthsOf, ranksOf, usualOf } from "./titles-usual";

const SCORE: LearnedScore = {
  table: new Map([
    ["rye", 0.4],
    ["bread", 0.2],
  ]),
  marks: new Float64Array(100),
  shape: new Float64Array(2),
  titles: ["Rye bread", "Bread", "Rye rye bread"],
  shapes: [Float64Array.of(1, 0), Float64Array.of(2, 0), Float64Array.of(3, 3)],
  scores: [-2, 1, 4],
  priors: { meaning: 1, marks: 1, shape: 1 },
};

it("tells what a headline, and a word of one, is like in the mean", () => {
  const { usualShape, usualWord, usualWords } = usualOf(SCORE);
  expect(usualShape).toEqual([2, 1]);
  // Three times "rye" and three times "bread".
  expect(usualWord).toBeCloseTo(0.3);
  expect(usualWords).toBe(2);
});

it("ranks scores by hundredths, less their mean", () => {
  const ranks = ranksOf(SCORE);
  expect(ranks).toHaveLength(101);
  expect([ranks[0], ranks[50], ranks[100]]).toEqual([-3, 0, 3]);
});

it("counts characters", () => {
  expect(lengthsOf(SCORE)).toEqual({ characters: [5, 13], usualCharacters: 9 });
});
