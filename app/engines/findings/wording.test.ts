import { expect, it } from "vitest";
import { against, multiple, odds, percent, rate } from "./wording";

it("writes rates with a decimal where it tells", () => {
  expect(rate(0)).toBe("0");
  expect(rate(0.02)).toBe("under 0.1");
  expect(rate(0.44)).toBe("0.4");
  expect(rate(3)).toBe("3");
  expect(rate(9.96)).toBe("10");
  expect(rate(12_345)).toBe("12.3K");
});

it("writes multiples and shares", () => {
  expect(multiple(2.44)).toBe("2.4×");
  expect(multiple(12.6)).toBe("13×");
  expect(percent(0.375)).toBe("38%");
});

it.each([
  [30, "3.0×"],
  [11, "about the same as"],
  [7.5, "about three quarters of"],
  [5, "about half of"],
  [3.4, "about a third of"],
  [4, "40% of"],
  [0.05, "less than 1% of"],
  [0, "less than 1% of"],
])("sets %s against 10 as %s", (value, words) => expect(against(value, 10)).toBe(words));

it.each([
  [0.0083, "about 1 of 120 such comparisons"],
  [0.1, "about 1 of 10 such comparisons"],
  [0.0004, "fewer than 1 of 1,000 such comparisons"],
  [0.9, "most such comparisons"],
])("puts a chance of %s into words", (chance, words) => expect(odds(chance)).toBe(words));
