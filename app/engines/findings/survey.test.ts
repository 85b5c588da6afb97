import { describe, expect, it } from "vitest";
import { answer, channel, daysAgo, NOW, video } from "../../../tests/support/analyzer-fixture";
import { channelCount, subscribersOf, survey } from "./survey";

describe("survey", () => {
  it("reads each video once and in the same order", () => {
    const [a, b] = [video({ videoId: "a" }), video({ videoId: "b" })];
    expect(survey(answer({ videos: [b, a, b] }), NOW).videos.map(({ videoId }) => videoId)).toEqual([
      "a",
      "b",
    ]);
  });

  it("takes counts that are no number of views for none", () => {
    const odd = video({ videoId: "a", viewCount: -5, likeCount: Number.NaN, commentCount: null });
    expect(survey(answer({ videos: [odd] }), NOW).videos[0]).toMatchObject({
      viewCount: 0,
      likeCount: null,
      commentCount: null,
    });
  });

  it("takes ages when the figures were read", () => {
    expect(survey(answer({ asOf: daysAgo(1) }), NOW).at.toISOString()).toBe(daysAgo(1));
  });
});

it("knows a channel's size, or that it does not", () => {
  const channels = new Map([["a", channel({ channelId: "a", subscriberCount: null })]]);
  expect(subscribersOf(video({ videoId: "1", channelId: "a" }), channels)).toBeNull();
  expect(subscribersOf(video({ videoId: "1", channelId: "b" }), channels)).toBeNull();
});

it("counts channels once", () => {
  expect(
    channelCount([video({ videoId: "1", channelId: "a" }), video({ videoId: "2", channelId: "a" })]),
  ).toBe(1);
});
