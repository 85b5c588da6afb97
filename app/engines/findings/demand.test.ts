import { expect, it } from "vitest";
import { daysAgo, NOW, video, videosAt } from "../../../tests/support/analyzer-fixture";
import { growthShare } from "../forecast";
import { demandOn } from "./demand";

it("is the median of views at equal age, with its quartiles", () => {
  const videos = videosAt("v", [
    [400, 100],
    [500, 200],
    [600, 300],
    [700, 400],
    [800, 1_000_000],
  ]);
  expect(demandOn(videos, NOW)).toEqual({ median: 300, low: 200, high: 400, sampleSize: 5 });
});

it("does not rise because uploads are recent", () => {
  const aged = (days: number) => demandOn(videosAt("v", [[days, 1000 * growthShare(days)]]), NOW).median;
  for (const days of [2, 30, 200, 365, 900]) expect(aged(days)).toBeCloseTo(1000, 8);
});

it("leaves out what has no age", () => {
  const ahead = video({ videoId: "ahead", publishedAt: daysAgo(-2) });
  expect(demandOn([ahead, ...videosAt("v", [[400, 100]])], NOW)).toMatchObject({
    median: 100,
    sampleSize: 1,
  });
  expect(demandOn([ahead], NOW)).toEqual({ median: 0, low: 0, high: 0, sampleSize: 0 });
});
