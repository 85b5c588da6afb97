import { describe, expect, it } from "vitest";
import { answer, channel, daysAgo, NOW, video } from "../../../tests/support/analyzer-fixture";
import { countChannels, gatherEvidence, subscriberCount } from "./evidence";

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
