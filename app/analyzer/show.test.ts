import { describe, expect, it } from "vitest";
import { answer, daysAgo, NOW, sourdough, video } from "../../tests/support/analyzer-fixture";
import { HOUR_MS, MINUTE_MS } from "../numbers/days";
import { engagementLabel } from "./messages";
import { DEFINITIONS, hourlyReport, showReport } from "./show";

const report = (videos: ReturnType<typeof video>[], asOf = NOW.toISOString()) =>
  showReport(answer({ videos, asOf }), NOW);

describe("showReport", () => {
  it("lists each video once, most viewed first", () => {
    const twice = video({ videoId: "b", viewCount: 900 });
    const { analyzed, insights } = report([video({ videoId: "a", viewCount: 20 }), twice, twice]);
    expect(analyzed.map(({ videoId }) => videoId)).toEqual(["b", "a"]);
    expect(insights.totals.videosAnalyzed).toBe(2);
  });

  it("shows invalid dates and counts as text", () => {
    const { analyzed } = report([
      video({ videoId: "a", publishedAt: "soon", viewCount: Number.NaN }),
      video({ videoId: "b", publishedAt: daysAgo(-3), viewCount: -5, likeCount: null }),
    ]);
    expect(analyzed.map(({ date, views }) => [date, views])).toEqual([
      ["date unknown", "0"],
      ["Nov 24, 2026", "0"],
    ]);
    expect(analyzed[1]?.likes).toBe("hidden");
  });

  it("shows the day on which the figures were read, never a day ahead", () => {
    expect(report([], daysAgo(2)).asOf).toBe("Nov 19, 2026, UTC");
    for (const asOf of ["no date", daysAgo(-4)]) expect(report([], asOf).asOf).toBe("Nov 21, 2026, UTC");
  });

  it("shows live counts to the minute, with their age from an hour on", () => {
    const live = (asOf: string) =>
      showReport({ ...answer({ videos: [], asOf }), source: { kind: "youtube", name: "YouTube" } }, NOW).asOf;
    expect(live(NOW.toISOString())).toMatch(/^Nov 21, 2026, \d+:\d\d [AP]M UTC$/);
    expect(live(daysAgo(2))).toMatch(/^Nov 19, 2026, .* UTC \(2d ago\)$/);
  });

  it("links videos of YouTube only, not samples", () => {
    const found = answer({ videos: [video({ videoId: "a&b" })] });
    expect(showReport(found, NOW).analyzed[0]?.links).toBeNull();
    const youtube = { ...found, source: { kind: "youtube" as const, name: "YouTube" } };
    expect(showReport(youtube, NOW).analyzed[0]?.links?.video).toMatch(/v=a%26b$/);
  });
});

describe("hourlyReport", () => {
  it("makes a report once an hour for an answer", () => {
    const answer = sourdough();
    const first = hourlyReport(answer, NOW);
    expect(hourlyReport(answer, new Date(NOW.getTime() + MINUTE_MS))).toBe(first);
    expect(hourlyReport(answer, new Date(NOW.getTime() + HOUR_MS))).not.toBe(first);
  });

  it("makes another report for another answer", () => {
    expect(hourlyReport(sourdough(), NOW)).not.toBe(hourlyReport(sourdough(), NOW));
  });
});

it("explains each figure of the page in one sentence", () => {
  expect(DEFINITIONS.map(({ term }) => term)).toEqual(
    expect.arrayContaining([
      "Videos Analyzed",
      "Opportunities",
      "Total Views",
      "Avg Engagement",
      "Total Opportunities",
      "Content Volume",
      "Avg Market Size",
      "Best Engagement",
    ]),
  );
  for (const { meaning } of DEFINITIONS) expect(meaning).toMatch(/^[A-Z][^.]*(?:\d\.\d[^.]*)*\.$/);
});

it("explains the engagement labels with their bounds", () => {
  const meaning = DEFINITIONS.find(({ term }) => term === "Engagement labels")?.meaning;
  for (const score of [5, 2, 1]) expect(meaning).toContain(`${engagementLabel(score)} from ${score}%`);
  expect(meaning).toContain(`${engagementLabel(0.9)} below that`);
});
