import { expect, it } from "vitest";
import type { RevenueReport } from "../../../engines/revenue";
import { showFindings } from "./findings";

const NAMES = ["rye", "oat", "bean", "leek"];

/** A report with a difference of each subject, worth 100, 200, 300 … a month, and of Shorts, worth most. */
function report() {
  const common = {
    of: null,
    median: 3,
    low: 2,
    high: 4,
    revenue: 1,
    views: 1,
    cpm: null,
    videos: 9,
    others: 9,
  };
  const groups = [...NAMES, "short"].map((name, at) => ({
    ...{ ...common, name, dimension: at < NAMES.length ? "subject" : "format", examples: [] },
  }));
  const differences = groups.map((_, group) => ({
    ...{ group, also: [], higher: true, median: 3, otherMedian: 2, low: 1, high: 2, viewsAMonth: 1000 },
    ...{ isEstimate: false, worth: 100 * (group + 1), worthLow: 50, worthHigh: 900, chance: 0.001 },
  }));
  return {
    groups,
    differences,
    videos: [],
    currency: "USD",
    tested: 5,
    compared: 18,
  } as unknown as RevenueReport;
}

it("shows the three worth most, folds the others, and Shorts against long videos last", () => {
  const { findings, more, none } = showFindings(report(), []);
  expect(findings.map(({ gain }) => gain)).toEqual([
    "$400 a month more",
    "$300 a month more",
    "$200 a month more",
  ]);
  expect(more.map(({ about, all }) => [about, all.length])).toEqual([
    ["Subjects", 1],
    ["Shorts and long videos", 1],
  ]);
  expect(none).toBeNull();
});
