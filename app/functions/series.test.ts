import { describe, expect, it } from "vitest";
import { completionPercentage, seriesStatus, totals, type VideoStatus } from "./series";

const videos = (letters: string) => {
  const named: Record<string, VideoStatus> = { p: "planned", i: "in-progress", x: "published" };
  return [...letters].map((letter) => ({ status: named[letter] ?? "planned" }));
};

describe("A series' progress", () => {
  it.each([
    ["", 0, "planned"],
    ["ppp", 0, "planned"],
    ["ip", 0, "in-progress"],
    ["xpp", 33, "in-progress"],
    ["xxp", 66, "in-progress"],
    ["xxi", 66, "in-progress"],
    [`${"x".repeat(23)}p`, 95, "in-progress"],
    ["x", 100, "completed"],
    ["xxxx", 100, "completed"],
  ])("of %j is %i%%, %s", (letters, percent, status) => {
    expect(completionPercentage(videos(letters))).toBe(percent);
    expect(seriesStatus(videos(letters))).toBe(status);
  });
});

describe("totals", () => {
  const series = (letters: string, dates: (string | null)[]) => ({
    videos: videos(letters).map((video, index) => ({ ...video, publishDate: dates[index] ?? null })),
  });

  it("counts planned videos, averages completion and finds the next release", () => {
    const all = [series("xxip", [null, null, "2026-11-01", "2026-12-02"]), series("pp", ["2026-11-30"])];
    expect(totals({ series: all }, "2026-11-21")).toEqual({
      totalSeries: 2,
      plannedVideos: 3,
      averageCompletion: 25,
      nextRelease: "2026-11-30",
    });
  });

  it("has no average without series and no next release among published videos", () => {
    expect(totals({ series: [] }, "2026-11-21")).toMatchObject({
      averageCompletion: null,
      nextRelease: null,
    });
    expect(totals({ series: [series("x", ["2026-11-30"])] }, "2026-11-21").nextRelease).toBeNull();
    expect(totals({ series: [series("p", ["2026-11-21"])] }, "2026-11-21").nextRelease).toBe("2026-11-21");
  });
});
