import { describe, expect, it } from "vitest";
import { median, quantile } from "./quantiles";

describe("median", () => {
  it("is the middle, whatever one hit does", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([1, 2, 3, 1_000_000])).toBe(2.5);
    expect(median([])).toBeNull();
  });
});

describe("quantile", () => {
  it("interpolates between order statistics", () => {
    expect(quantile([10, 20, 30, 40, 50], 0.25)).toBe(20);
    expect(quantile([0, 10], 0.75)).toBe(7.5);
    expect(quantile([4], 0.9)).toBe(4);
  });

  it("does not reorder what it is given", () => {
    const values = [3, 1, 2];
    quantile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });
});
