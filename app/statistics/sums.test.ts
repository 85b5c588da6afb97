import { expect, it } from "vitest";
import { cholesky, dot, mean, pearson, solveBack, solveForward, subtractDot, sum } from "./sums";

it("adds up a list", () => {
  expect(sum([1, 2, 4])).toBe(7);
  expect(sum([])).toBe(0);
});

it("takes the mean", () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(mean([])).toBeNaN();
});

it("multiplies two vectors", () => {
  expect(dot([1, 2, 3], [4, 5, 6])).toBe(32);
  expect(dot(Float64Array.of(0.5), [4])).toBe(2);
  expect(dot([], [])).toBe(0);
});

it("returns NaN if the second vector is too short", () => {
  expect(dot([1, 2], [1])).toBeNaN();
  expect(subtractDot(1, [1, 2], [1], 2)).toBeNaN();
});

it("subtracts the product of the first items", () => {
  expect(subtractDot(10, [1, 2, 3], [4, 1, 9], 2)).toBe(4);
  expect(subtractDot(10, [1], [4], 0)).toBe(10);
});

it("adds and subtracts in order, to the last digit", () => {
  expect(dot([0.1, 0.2, 0.3], [1, 1, 1])).toBe(0.1 + 0.2 + 0.3);
  expect(subtractDot(1, [0.1, 0.2, 0.3], [1, 1, 1], 3)).toBe(1 - 0.1 - 0.2 - 0.3);
});

// 4 2 1 / 2 5 3 / 1 3 6, its lower triangle.
const ROWS = [[4], [2, 5], [1, 3, 6]].map((row) => Float64Array.from(row));

it("factors, and solves with the factor", () => {
  const factor = cholesky(ROWS);
  expect(factor.map((row) => [...row])).toEqual([
    [2],
    [1, 2],
    [0.5, 1.25, expect.closeTo(Math.sqrt(6 - 0.25 - 1.5625))],
  ]);
  // K x = b for x = 1, 1, 1.
  const x = solveBack(factor, solveForward(factor, Float64Array.from([7, 10, 10]), 3));
  for (const value of x) expect(value).toBeCloseTo(1);
});

it("keeps a zero pivot positive", () => {
  const factor = cholesky([[1], [1, 1]].map((row) => Float64Array.from(row)));
  expect(factor[1]?.[1]).toBeGreaterThan(0);
});

it("is 1 on a rising line, -1 on a falling one, and 0 without a trend", () => {
  expect(
    pearson([
      [1, 10],
      [2, 20],
      [3, 30],
    ]),
  ).toBeCloseTo(1);
  expect(
    pearson([
      [1, 3],
      [2, 2],
      [3, 1],
    ]),
  ).toBeCloseTo(-1);
  expect(
    pearson([
      [1, 1],
      [2, 0],
      [3, 1],
    ]),
  ).toBeCloseTo(0);
});

it("agrees with a textbook example", () => {
  // Means 2 and 3; products 1·1 + 0 + 1·1... x: -1, 0, 1; y: -2, 1, 1: together 3, spreads 2 and 6.
  expect(
    pearson([
      [1, 1],
      [2, 4],
      [3, 4],
    ]),
  ).toBeCloseTo(3 / Math.sqrt(12));
});

it("is NaN if one side does not vary", () => {
  expect(
    pearson([
      [1, 1],
      [1, 2],
    ]),
  ).toBeNaN();
  expect(pearson([])).toBeNaN();
});
