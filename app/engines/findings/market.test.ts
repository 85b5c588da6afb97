import { describe, expect, it } from "vitest";
import { study, video } from "../../../tests/support/analyzer-fixture";
import type { Cluster } from "./insights";
import { marketOf, totalsOf } from "./market";

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
const made = study({ topics: {}, unclustered: videos });

describe("marketOf", () => {
  it("counts topics with an opportunity once, whatever speaks for them", () => {
    const clusters = [
      cluster({ opportunities: ["peak", "gem"] }),
      cluster({}),
      cluster({ opportunities: ["gateway"] }),
    ];
    expect(marketOf(clusters, made).totalOpportunities).toBe(2);
  });

  it("averages all views of a topic over topics", () => {
    const clusters = [cluster({ avgViews: 1000, videoCount: 4 }), cluster({ avgViews: 100, videoCount: 20 })];
    expect(marketOf(clusters, made).avgMarketSize).toBe(3000);
    expect(marketOf([], made).avgMarketSize).toBe(0);
  });

  it("names the topic of best engagement, if any has a score", () => {
    const clusters = [
      cluster({ name: "A", engagementScore: 2 }),
      cluster({ name: "B", engagementScore: 5 }),
      cluster({ name: "C", engagementScore: 5 }),
      cluster({ name: "D" }),
    ];
    expect(marketOf(clusters, made).bestEngagement).toEqual({ clusterName: "B", engagementScore: 5 });
    expect(marketOf([cluster({})], made).bestEngagement).toBeNull();
  });
});

it("totals every video, in a topic or not", () => {
  expect(totalsOf([cluster({ opportunities: ["peak"] })], made)).toEqual({
    videosAnalyzed: 2,
    opportunities: 1,
    totalViews: 1500,
    avgEngagement: 3,
  });
});
