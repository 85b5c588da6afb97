import { describe, expect, it } from "vitest";
import { channel, daysAgo, NOW, video, videosAt } from "../../../tests/support/analyzer-fixture";
import { growthShare } from "../growth";
import { engagementScore, measureCompetition, measureDemand } from "./measures";

it("measures demand as the median of views at equal age, with quartiles", () => {
  const videos = videosAt("v", [
    [400, 100],
    [500, 200],
    [600, 300],
    [700, 400],
    [800, 1_000_000],
  ]);
  expect(measureDemand(videos, NOW)).toEqual({ median: 300, low: 200, high: 400, sampleSize: 5 });
});

it("measures the same demand for recent uploads as for old ones", () => {
  const aged = (days: number) => measureDemand(videosAt("v", [[days, 1000 * growthShare(days)]]), NOW).median;
  for (const days of [2, 30, 200, 365, 900]) expect(aged(days)).toBeCloseTo(1000, 8);
});

it("leaves videos without an age out of the demand", () => {
  const ahead = video({ videoId: "ahead", publishedAt: daysAgo(-2) });
  expect(measureDemand([ahead, ...videosAt("v", [[400, 100]])], NOW)).toMatchObject({
    median: 100,
    sampleSize: 1,
  });
  expect(measureDemand([ahead], NOW)).toEqual({ median: 0, low: 0, high: 0, sampleSize: 0 });
});

const channels = new Map(
  [
    channel({ channelId: "large", subscriberCount: 100_000 }),
    channel({ channelId: "small", subscriberCount: 99_999 }),
    channel({ channelId: "hidden", subscriberCount: null }),
  ].map((one) => [one.channelId, one]),
);
const by = (...ids: string[]) => ids.map((channelId, at) => video({ videoId: `${at}`, channelId }));

it("measures competition as the share of large channels among those of known size", () => {
  expect(measureCompetition(by("large", "small", "small", "large", "hidden", "unread"), channels)).toEqual({
    share: 0.5,
    large: 2,
    known: 4,
  });
});

it("answers null for the competition if no channel size is known", () => {
  expect(measureCompetition(by("hidden", "unread"), channels)).toEqual({ share: null, large: 0, known: 0 });
});

describe("engagementScore", () => {
  it("answers likes and comments over views, in percent", () => {
    const videos = [
      video({ videoId: "a", viewCount: 1000, likeCount: 30, commentCount: 10 }),
      video({ videoId: "b", viewCount: 3000, likeCount: 30, commentCount: 10 }),
    ];
    expect(engagementScore(videos)).toBe(2);
  });

  it("leaves out videos that hide a count, with their views", () => {
    const shown = video({ videoId: "a", viewCount: 1000, likeCount: 50, commentCount: 0 });
    const hidden = video({ videoId: "b", viewCount: 9000, likeCount: null, commentCount: 10 });
    const off = video({ videoId: "c", viewCount: 9000, likeCount: 10, commentCount: null });
    expect(engagementScore([shown, hidden, off])).toBe(5);
    expect(engagementScore([hidden, off])).toBeNull();
  });

  it("leaves out videos without views", () => {
    expect(engagementScore([video({ videoId: "a", viewCount: 0, likeCount: 2 })])).toBeNull();
    expect(engagementScore([])).toBeNull();
  });
});
