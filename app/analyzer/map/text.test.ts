import { describe, expect, it } from "vitest";
import { answer, channel, foundOn, NOT_FOUND, video } from "../../../tests/support/analyzer-fixture";
import type { Cluster } from "../../engines/findings";
import { describeMap, describeUndrawn } from "./text";

const cluster = (name: string, competition: number | null, videoIds: string[]): Cluster => ({
  name,
  phrases: [],
  videoIds,
  videoCount: videoIds.length,
  avgViews: 0,
  engagementScore: null,
  opportunities: [],
  demand: 50,
  competition,
});
const found = answer({
  videos: ["a", "b", "c"].map((videoId) => video({ videoId, channelId: videoId })),
  channels: [
    channel({ channelId: "a", subscriberCount: 200_000 }),
    channel({ channelId: "b", subscriberCount: 900 }),
    channel({ channelId: "c", subscriberCount: null }),
  ],
});
const words = (clusters: Cluster[]) =>
  describeMap(
    { clusters, peakTopic: foundOn("Rye"), risingTopic: NOT_FOUND, lowCompetitionGem: NOT_FOUND },
    found,
  );

describe("describeMap", () => {
  it("describes every topic, its role and how much large channels hold", () => {
    expect(words([cluster("Rye", 0.5, ["a", "b"])])).toEqual([
      "1 topic by demand and competition, strongest demand first.",
      "Rye (Peak Topic): 50 views in its first year, 2 videos, 50% by channels of 100K subscribers or more.",
    ]);
  });

  it("names the base of a share that does not cover all videos", () => {
    expect(words([cluster("Oats", 0.5, ["a", "b", "c"])])[1]).toBe(
      "Oats: 50 views in its first year, 3 videos; of the 2 whose channel's size is known, 50% by channels of 100K subscribers or more.",
    );
    expect(words([cluster("Oats", null, ["c"])])[1]).toBe(
      "Oats: 50 views in its first year, 1 video, the size of its channels is not known.",
    );
  });

  it("says if there are no topics", () => {
    expect(words([])).toEqual(["There are no topics to compare."]);
  });
});

describe("describeUndrawn", () => {
  it("lists the topics that are not drawn", () => {
    expect(describeUndrawn({ clusters: [cluster("Rye", 0, ["b"]), cluster("Oats", null, ["c"])] })).toBe(
      "Not drawn, as the size of their channels is not known: Oats (50 views in its first year).",
    );
    expect(describeUndrawn({ clusters: [cluster("Rye", 0, ["b"])] })).toBe("");
  });
});
