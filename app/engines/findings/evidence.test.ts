import { describe, expect, it } from "vitest";
import { answer, channel, daysAgo, NOW, video, videosAt } from "../../../tests/support/analyzer-fixture";
import { growthShare } from "../growth";
import {
  countChannels,
  engagementScore,
  gatherEvidence,
  measureCompetition,
  measureDemand,
  subscriberCount,
} from "./evidence";

describe("gatherEvidence", () => {
  it("lists each video once, sorted by id", () => {
    const [a, b] = [video({ videoId: "a" }), video({ videoId: "b" })];
    expect(gatherEvidence(answer({ videos: [b, a, b] }), NOW).videos.map(({ videoId }) => videoId)).toEqual([
      "a",
      "b",
    ]);
  });

  it("replaces invalid counts", () => {
    const odd = video({ videoId: "a", viewCount: -5, likeCount: Number.NaN, commentCount: null });
    expect(gatherEvidence(answer({ videos: [odd] }), NOW).videos[0]).toMatchObject({
      viewCount: 0,
      likeCount: null,
      commentCount: null,
    });
  });

  it("counts ages as of when the figures were read", () => {
    expect(gatherEvidence(answer({ asOf: daysAgo(1) }), NOW).at.toISOString()).toBe(daysAgo(1));
  });
});

it("answers null for an unknown channel size", () => {
  const channels = new Map([["a", channel({ channelId: "a", subscriberCount: null })]]);
  expect(subscriberCount(video({ videoId: "1", channelId: "a" }), channels)).toBeNull();
  expect(subscriberCount(video({ videoId: "1", channelId: "b" }), channels)).toBeNull();
});

it("counts each channel once", () => {
  expect(
    countChannels([video({ videoId: "1", channelId: "a" }), video({ videoId: "2", channelId: "a" })]),
  ).toBe(1);
});

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
