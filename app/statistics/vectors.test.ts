import { expect, it } from "vitest";
import { dot, subtractDot } from "./vectors";

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
