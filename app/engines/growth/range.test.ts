import { expect, it } from "vitest";
import { rangeAtAge } from "./range";

const RANGE = { low: 900, likely: 1800, high: 4400 };

it("is the same range at 30 days", () => {
  expect(rangeAtAge(RANGE, 30)).toEqual({ days: 30, ...RANGE });
});

it.each([1, 7])(
  "follows the growth curve to day %i, the ends by the ends of its exponent's interval",
  (days) => {
    const { low, likely, high } = rangeAtAge(RANGE, days);
    expect(low).toBeCloseTo(900 * (days / 30) ** 0.265, 8);
    expect(likely).toBeCloseTo(1800 * (days / 30) ** 0.2, 8);
    expect(high).toBeCloseTo(4400 * (days / 30) ** 0.155, 8);
  },
);

it("has fewer views at a younger age, and wider ends", () => {
  const week = rangeAtAge(RANGE, 7);
  expect(week.low / week.likely).toBeLessThan(0.5);
  expect(week.high / week.likely).toBeGreaterThan(4400 / 1800);
  expect(rangeAtAge(RANGE, 1).likely).toBeLessThan(week.likely);
});
