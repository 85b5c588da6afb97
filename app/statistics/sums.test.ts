import { expect, it } from "vitest";
import { mean, sum } from "./sums";

it("adds up a list", () => {
  expect(sum([1, 2, 4])).toBe(7);
  expect(sum([])).toBe(0);
});

it("takes the mean", () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(mean([])).toBeNaN();
});
