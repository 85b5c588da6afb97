import { describe, expect, it } from "vitest";
import { answer, daysAgo, NOW, video } from "../../tests/support/analyzer-fixture";
import { writeReport } from "./report";

const report = (videos: ReturnType<typeof video>[], asOf = NOW.toISOString()) =>
  writeReport(answer({ videos, asOf }), NOW);

describe("writeReport", () => {
  it("lists every video once, the most viewed first, as the totals count them", () => {
    const twice = video({ videoId: "b", viewCount: 900 });
    const { analyzed, insights } = report([video({ videoId: "a", viewCount: 20 }), twice, twice]);
    expect(analyzed.map(({ videoId }) => videoId)).toEqual(["b", "a"]);
    expect(insights.totals.videosAnalyzed).toBe(2);
  });

  it("writes a page whatever the dates and counts are", () => {
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

  it("names the day the figures were read, never one that has not come", () => {
    expect(report([], daysAgo(2)).asOf).toBe("Nov 19, 2026, UTC");
    for (const asOf of ["no date", daysAgo(-4)]) expect(report([], asOf).asOf).toBe("Nov 21, 2026, UTC");
  });

  it("tells live counts to the minute, and how old they are once that matters", () => {
    const live = (asOf: string) =>
      writeReport({ ...answer({ videos: [], asOf }), source: { kind: "youtube", name: "YouTube" } }, NOW)
        .asOf;
    expect(live(NOW.toISOString())).toMatch(/^Nov 21, 2026, \d+:\d\d [AP]M UTC$/);
    expect(live(daysAgo(2))).toMatch(/^Nov 19, 2026, .* UTC \(2d ago\)$/);
  });

  it("links to YouTube only what is there", () => {
    const found = answer({ videos: [video({ videoId: "a&b" })] });
    expect(writeReport(found, NOW).analyzed[0]?.links).toBeNull();
    const youtube = { ...found, source: { kind: "youtube" as const, name: "YouTube" } };
    expect(writeReport(youtube, NOW).analyzed[0]?.links?.video).toMatch(/v=a%26b$/);
  });
});
