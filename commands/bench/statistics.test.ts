import { describe, expect, it } from "vitest";
import { compare, growthOver, pace } from "./statistics";

describe("pace", () => {
  it("takes several stretches as one", () => {
    const stretches = [
      { seconds: 1, latencies: [1, 2] },
      { seconds: 3, latencies: [3, 4] },
    ];
    expect(pace(stretches)).toEqual({ perSecond: 1, p50: 2, p99: 4 });
  });

  it("has no latency without a request", () => {
    expect(pace([{ seconds: 1, latencies: [] }])).toEqual({ perSecond: 0, p50: Number.NaN, p99: Number.NaN });
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

describe("growthOver", () => {
  it("is what the line through the values rises by, as a share of their mean", () => {
    expect(growthOver([90, 100, 110])).toBeCloseTo(0.2);
    expect(growthOver([110, 100, 90])).toBeCloseTo(-0.2);
  });

  it("is 0 where nothing moves, and of a single value", () => {
    expect([growthOver([5, 5, 5]), growthOver([5])]).toEqual([0, 0]);
  });

  it("sees no growth in what swings", () => {
    const swinging = Array.from({ length: 600 }, (_, second) => 500 + 100 * Math.sin(second / 5));
    expect(Math.abs(growthOver(swinging))).toBeLessThan(0.02);
  });
});
