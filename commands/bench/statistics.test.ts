import { describe, expect, it } from "vitest";
import { compare, pace } from "./statistics";

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
