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
    all: { videos: 18, revenue: 1, views: 1, rpm: 2 },
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

it("says what decides where nothing differs, and offers a test of what is too rare to compare", () => {
  const { groups, ...rest } = report();
  const rare = groups.map((group) => ({ ...group, videos: group.name === "oat" ? 4 : group.videos }));
  const none = { ...rest, groups: rare, differences: [] };
  expect(showFindings(none, [])).toMatchObject({
    none: "Your uploads show no difference. 5 groups tested, with luck ruled out for all together. So go by views: at $2.00 per 1,000, another 10,000 bring $20. Too few to compare, and above your $2.00: oat, 4 videos at $3.00.",
    try: [{ dimension: "subject", name: "oat", label: "Make the next four: oat", runs: null }],
  });
  expect(showFindings({ ...none, groups }, []).try).toEqual([]);
});
