import { expect, it } from "vitest";
import { demandOn } from "./demand";
import { daysAgo, NOW, video, videosAt } from "./fixture";

it("is the median of views a day, with its quartiles", () => {
  const videos = videosAt("v", [
    [10, 100],
    [10, 200],
    [10, 300],
    [10, 400],
    [10, 1_000_000],
  ]);
  expect(demandOn(videos, NOW)).toEqual({ median: 30, low: 20, high: 40, sampleSize: 5 });
});

it("leaves out what has no age", () => {
  const ahead = video({ videoId: "ahead", publishedAt: daysAgo(-2) });
  expect(demandOn([ahead, ...videosAt("v", [[10, 100]])], NOW)).toMatchObject({ median: 10, sampleSize: 1 });
  expect(demandOn([ahead], NOW)).toEqual({ median: 0, low: 0, high: 0, sampleSize: 0 });
});
