import { describe, expect, it } from "vitest";
import { compare, median, pace, percentile } from "./statistics";

const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);

describe("percentile", () => {
  it("takes the nearest rank, whatever the order", () => {
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([3, 1], 0)).toBe(1);
  });

  it("of nothing is not a number", () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});

describe("median", () => {
  it("is the middle, or the mean of the two in the middle", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
  });
});

describe("pace", () => {
  it("takes several stretches as one", () => {
    const stretches = [
      { seconds: 1, latencies: [1, 2] },
      { seconds: 3, latencies: [3, 4] },
    ];
    expect(pace(stretches)).toEqual({ perSecond: 1, p50: 2, p99: 4 });
  });
});

describe("compare", () => {
  const stretch = (count: number, latency: number) => ({ seconds: 1, latencies: Array(count).fill(latency) });

  it("gives page over bare", () => {
    const { ratio } = compare([{ page: stretch(10, 20), bare: stretch(100, 2) }]);
    expect(ratio).toEqual({ perSecond: 0.1, p50: 10, p99: 10 });
  });

  it("is not moved by one round in which the machine was slow for both", () => {
    const calm = { page: stretch(10, 20), bare: stretch(100, 2) };
    const slow = { page: stretch(1, 200), bare: stretch(10, 20) };
    const { ratio } = compare([calm, slow, calm]);
    expect(ratio.perSecond).toBe(0.1);
    expect(ratio.p50).toBe(10);
  });
});
