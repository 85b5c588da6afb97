import { expect, it } from "vitest";
import { pearson } from "./correlation";

it("is 1 on a rising line, -1 on a falling one, and 0 where there is no line", () => {
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

it("is what the textbook's sum gives", () => {
  // Means 2 and 3; products 1·1 + 0 + 1·1... x: -1, 0, 1; y: -2, 1, 1: together 3, spreads 2 and 6.
  expect(
    pearson([
      [1, 1],
      [2, 4],
      [3, 4],
    ]),
  ).toBeCloseTo(3 / Math.sqrt(12));
});

it("has no answer where one side stands still", () => {
  expect(
    pearson([
      [1, 1],
      [1, 2],
    ]),
  ).toBeNaN();
  expect(pearson([])).toBeNaN();
});
