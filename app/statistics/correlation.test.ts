import { expect, it } from "vitest";
import { pearson } from "./correlation";

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
