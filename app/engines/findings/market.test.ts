import { describe, expect, it } from "vitest";
import { evidence, video } from "../../../tests/support/analyzer-fixture";
import type { Cluster } from "./insights";
import { addTotals, summarizeMarket } from "./market";

const cluster = (facts: Partial<Cluster>): Cluster => ({
  name: "Rye",
  phrases: [],
  videoIds: [],
  videoCount: 4,
  avgViews: 1000,
  engagementScore: null,
  opportunitySummary: "",
  opportunities: [],
  demand: 10,
  competition: null,
  ...facts,
});
const videos = [
  video({ videoId: "a", viewCount: 1000, likeCount: 20, commentCount: 10 }),
  video({ videoId: "b", viewCount: 500, likeCount: null }),
];
const made = evidence({ topics: {}, unclustered: videos });

describe("summarizeMarket", () => {
  it("counts a topic once, however many opportunities it has", () => {
    const clusters = [
      cluster({ opportunities: ["peak", "gem"] }),
      cluster({}),
      cluster({ opportunities: ["gateway"] }),
    ];
    expect(summarizeMarket(clusters, made).totalOpportunities).toBe(2);
  });

  it("averages the views of a topic over all topics", () => {
    const clusters = [cluster({ avgViews: 1000, videoCount: 4 }), cluster({ avgViews: 100, videoCount: 20 })];
    expect(summarizeMarket(clusters, made).avgMarketSize).toBe(3000);
    expect(summarizeMarket([], made).avgMarketSize).toBe(0);
  });

  it("names the topic with the best engagement, if any has a score", () => {
    const clusters = [
      cluster({ name: "A", engagementScore: 2 }),
      cluster({ name: "B", engagementScore: 5 }),
      cluster({ name: "C", engagementScore: 5 }),
      cluster({ name: "D" }),
    ];
    expect(summarizeMarket(clusters, made).bestEngagement).toEqual({ clusterName: "B", engagementScore: 5 });
    expect(summarizeMarket([cluster({})], made).bestEngagement).toBeNull();
  });
});

it("adds up all videos, in a topic or not", () => {
  expect(addTotals([cluster({ opportunities: ["peak"] })], made)).toEqual({
    videosAnalyzed: 2,
    opportunities: 1,
    totalViews: 1500,
    avgEngagement: 3,
  });
});
