import { describe, expect, it } from "vitest";
import { trendSummary } from "./summary";
import type { TrendRecord } from "./trend";

function record(more: Partial<TrendRecord>): TrendRecord {
  return {
    keyword: "coffee",
    trend_signal: "rising",
    trend_velocity: 25,
    seasonal_peak_month: "December",
    interest_over_time: [
      { date: "2026-11-02", value: 8000 },
      { date: "2026-11-09", value: 10_000 },
    ],
    last_updated: "2026-11-20T03:17:00.000Z",
    source: "Wikipedia reader interest",
    article: "Coffee (drink)",
    ...more,
  };
}

describe("trendSummary", () => {
  it("says velocity and season beside the drawing, in words", () => {
    expect(trendSummary(record({})).text).toBe(
      "2 weeks, the last of them 10.0K. Highest: 10.0K in the week of Nov 9, 2026. Lowest: 8.0K in the week of Nov 2, 2026. Week over week: +25%. Peak season: December.",
    );
  });

  it("gives 'not enough data' as an answer, and no signal with it", () => {
    const unknown = record({ trend_velocity: null, trend_signal: "steady", seasonal_peak_month: null });
    expect(trendSummary({ ...unknown, interest_over_time: [] })).toMatchObject({
      velocity: { text: "No change" },
      isEnough: false,
      signalText: "Not enough data",
      peakSeason: "Unknown",
      line: null,
      text: "Not enough data to compare two weeks. No peak season shows.",
    });
  });

  it("links the article that was matched, and none for samples", () => {
    expect(trendSummary(record({})).match).toMatchObject({
      article: "Coffee (drink)",
      url: "https://en.wikipedia.org/wiki/Coffee_(drink)",
    });
    expect(trendSummary(record({ article: null })).match).toEqual({ article: null });
    const sample = trendSummary(record({ source: "Sample interest", article: null }));
    expect([sample.match, sample.source.isSample, sample.unit]).toEqual([null, true, ""]);
  });
});
