import { describe, expect, it } from "vitest";
import { median, nearestRank, quantile, robustSpread, slidingMedians, wilson } from "./quantiles";

describe("median", () => {
  it("is the middle value, or the mean of the middle two, however large one hit is", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
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

  it.each<[string, (at: number) => number]>([
    ["rising", (at) => at],
    ["falling", (at) => -at],
    ["up and down", (at) => Math.min(at, 2000 - at)],
    ["alike", () => 7],
    ["some of them no number", (at) => (at % 10 === 3 ? Number.NaN : (at * 7919) % 1009)],
  ])("finds in a long list what sorting it finds: %s", (_name, value) => {
    for (const length of [1500, 2001]) {
      const values = Array.from({ length }, (_, at) => value(at));
      const sorted = Float64Array.from(values).sort();
      for (const share of [0, 0.1, 0.5, 0.77, 1]) {
        const place = (length - 1) * share;
        const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
        expect(quantile(values, share)).toBe(below + (above - below) * (place - Math.floor(place)));
      }
    }
  });

  it("does not reorder its input", () => {
    const values = [3, 1, 2];
    quantile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe("slidingMedians", () => {
  it.each([
    [19, 0],
    [10, 10],
    [0, 3],
    [0, 0],
  ])("is the median of each value with %i before and %i after it", (before, after) => {
    for (const length of [0, 1, 5, 300]) {
      const values = Array.from({ length }, (_, at) => ((at * 7919) % 101) / 7);
      const each = values.map((_, at) => median(values.slice(Math.max(at - before, 0), at + after + 1)));
      expect([...slidingMedians(values, before, after)]).toEqual(each);
    }
  });
});

describe("robustSpread", () => {
  it("is the standard deviation of normal values, and not moved by a hit", () => {
    expect(robustSpread([1, 2, 3, 4, 5])).toBeCloseTo(1.4826);
    expect(robustSpread([1, 2, 3, 4, 5000])).toBeCloseTo(1.4826);
    expect(robustSpread([7])).toBe(0);
    expect(robustSpread([])).toBeNull();
  });
});

describe("nearestRank", () => {
  it("picks one of the values, whatever their order", () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(nearestRank(hundred, 0.5)).toBe(50);
    expect(nearestRank(hundred, 0.99)).toBe(99);
    expect(nearestRank(hundred, 1)).toBe(100);
    expect(nearestRank([7], 0.99)).toBe(7);
    expect(nearestRank([3, 1], 0)).toBe(1);
    expect(nearestRank([], 0.5)).toBeNull();
  });
});

const rounded = (count: number, n: number) => wilson(count, n).map((end) => Math.round(end * 1e4) / 1e4);

it.each([
  // Worked examples of the score interval (Newcombe, Statistics in Medicine 17, 1998, table I, method 3).
  [81, 263, [0.2553, 0.3662]],
  [15, 148, [0.0624, 0.1605]],
  [0, 20, [0, 0.1611]],
  [1, 29, [0.0061, 0.1718]],
])("gives %i of %i the interval %j", (count, n, expected) => {
  expect(rounded(count, n)).toEqual(expected);
});

it("spans 0 to 1 for 0 of 0", () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
});
