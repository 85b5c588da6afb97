import { describe, expect, it } from "vitest";
import type { TrendRecord, TrendSignal } from "../model/trend";
import { trendInsights, velocityText } from "./insights";

const NOVEMBER = new Date("2026-11-21T12:00:00Z");

function record(trend_signal: TrendSignal, trend_velocity: number | null, peak: string | null = null) {
  return {
    keyword: "indoor plants",
    trend_signal,
    trend_velocity,
    seasonal_peak_month: peak,
    interest_over_time: [],
    last_updated: "2026-11-21T03:17:00.000Z",
    source: "Sample interest",
    article: null,
  } satisfies TrendRecord;
}

const brief = (of: TrendRecord, now = NOVEMBER) =>
  trendInsights(of, now).map(({ kind, urgency }) => `${kind} ${urgency}`);

describe("trendInsights", () => {
  // Spec 9: "Trend insight rules: spiking with velocity over 50 gives high urgency; rising over 20 gives medium;"
  // Spec 9: "declining with velocity below -20 gives medium; steady with absolute velocity under 10 gives low."
  it.each([
    ["spiking", 50.1, ["spiking high"]],
    ["spiking", 50, []],
    ["rising", 20.1, ["rising medium"]],
    ["rising", 20, []],
    ["declining", -20.1, ["declining medium"]],
    ["declining", -20, []],
    ["steady", 9.9, ["steady low"]],
    ["steady", -9.9, ["steady low"]],
    ["steady", 10, []],
    ["steady", -10, []],
  ] as const)("%s at %s gives %j", (signal, velocity, expected) => {
    expect(brief(record(signal, velocity))).toEqual(expected);
  });

  it.each(["spiking", "rising", "declining", "steady"] as const)(
    "%s without a velocity gives none",
    (signal) => {
      expect(brief(record(signal, null))).toEqual([]);
    },
  );

  // Spec 9: "seasonal peak month gives high urgency if the current month matches, else low;"
  it("seasonal peak month gives high if the current month matches, else low", () => {
    expect(brief(record("steady", 15, "November"))).toEqual(["season high"]);
    expect(brief(record("steady", 15, "October"))).toEqual(["season low"]);
  });

  it("reads the month in UTC", () => {
    const lastMinute = new Date("2026-11-30T23:59:00Z");
    expect(brief(record("steady", null, "November"), lastMinute)).toEqual(["season high"]);
    expect(brief(record("steady", null, "November"), new Date("2026-12-01T00:00:00Z"))).toEqual([
      "season low",
    ]);
  });

  it("puts the most urgent first", () => {
    expect(brief(record("rising", 30, "November"))).toEqual(["season high", "rising medium"]);
    expect(brief(record("rising", 30, "May"))).toEqual(["rising medium", "season low"]);
  });

  it("names the keyword in every advice, and the figures behind it", () => {
    const all = [
      record("spiking", 80),
      record("rising", 30),
      record("declining", -30),
      record("steady", 1, "May"),
      record("steady", null, "November"),
    ].flatMap((of) => trendInsights(of, NOVEMBER));
    expect(all).toHaveLength(6);
    for (const { advice } of all) expect(advice).toContain("“indoor plants”");
    expect(all.map(({ figures }) => figures.join("; "))).toEqual([
      "+80% week over week",
      "+30% week over week",
      "\u221230% week over week",
      "+1% week over week",
      "Peak month: May; This month: November",
      "Peak month: November, which is now",
    ]);
  });
});

describe("velocityText", () => {
  it.each([
    [12.34, "+12.3%", "up"],
    [50, "+50%", "up"],
    [4.25, "+4.3%", "up"],
    [-4.25, "\u22124.3%", "down"],
    [0.04, "0%", "none"],
    [-0.04, "0%", "none"],
    [0, "0%", "none"],
  ] as const)("writes %s as %s, %s", (velocity, text, direction) => {
    expect(velocityText(velocity)).toEqual({ text, direction });
  });

  // Spec 9: "Null velocity shows No change."
  it.each([null, Number.NaN])("shows No change for %s (section 9)", (velocity) => {
    expect(velocityText(velocity)).toEqual({ text: "No change", direction: "none" });
  });
});
