import { expect, it } from "vitest";
import { channel, video } from "../../../tests/support/analyzer-fixture";
import { competitionOn } from "./competition";

const channels = new Map(
  [
    channel({ channelId: "large", subscriberCount: 100_000 }),
    channel({ channelId: "small", subscriberCount: 99_999 }),
    channel({ channelId: "hidden", subscriberCount: null }),
  ].map((one) => [one.channelId, one]),
);
const by = (...ids: string[]) => ids.map((channelId, at) => video({ videoId: `${at}`, channelId }));

it("is the share of videos by large channels among those of known size", () => {
  expect(competitionOn(by("large", "small", "small", "large", "hidden", "unread"), channels)).toEqual({
    share: 0.5,
    large: 2,
    known: 4,
  });
});

it("is unknown, not zero, when no size is known", () => {
  expect(competitionOn(by("hidden", "unread"), channels)).toEqual({ share: null, large: 0, known: 0 });
});
