import { describe, expect, it } from "vitest";
import {
  channel,
  evidence,
  foundOn,
  NOT_FOUND,
  video,
  videosAt,
} from "../../../tests/support/analyzer-fixture";
import type { Video } from "../topics";
import { addTotals, findOpportunities, summarizeMarket } from "./clusters";
import { measureCompetition } from "./evidence";
import type { Attempt, GatewayTest } from "./gateways";
import type { Claims, Cluster } from "./insights";

function topic(name: string, videos: Video[]): GatewayTest["topic"] {
  return { name, phrases: [], angles: [], videos };
}
const rye = topic("Rye", videosAt("r", [[1, 1]]));
const spelt = topic("Spelt", videosAt("s", [[1, 1]]));

/** The test of a topic on which so many channels beat their usual views. */
const gateway = (topic: GatewayTest["topic"], channels = 0, chance = 0.01): GatewayTest => ({
  topic,
  smallChannels: channels,
  measured: Array<Attempt>(channels),
  beating: Array<Attempt>(channels),
  chance,
  test: { level: 0.05, tested: 2 },
});
const findings = (facts: Partial<Claims>): Claims => ({
  peakTopic: NOT_FOUND,
  risingTopic: NOT_FOUND,
  lowCompetitionGem: NOT_FOUND,
  ...facts,
});

/** The competition on Rye, whose one video is by r-channel-0. */
const ryeBy = (subscriberCount: number | null) =>
  measureCompetition(
    rye.videos,
    new Map([["r-channel-0", channel({ channelId: "r-channel-0", subscriberCount })]]),
  );

describe("findOpportunities", () => {
  it("lists every finding on the topic, and a gateway of two channels", () => {
    const all = findings({
      peakTopic: foundOn("Rye"),
      risingTopic: foundOn("Rye"),
      lowCompetitionGem: foundOn("Rye"),
    });
    expect(findOpportunities(gateway(rye, 2), ryeBy(500), all)).toEqual(["peak", "rising", "gem", "gateway"]);
    expect(findOpportunities(gateway(spelt), { share: 0 }, all)).toEqual([]);
  });

  it("lists no gateway of a single channel, nor one that may be luck", () => {
    expect(findOpportunities(gateway(rye, 1), ryeBy(500), findings({}))).toEqual([]);
    expect(findOpportunities(gateway(rye, 2, 0.06), ryeBy(500), findings({}))).toEqual([]);
  });

  it("lists no peak that large channels hold, or whose channels are of unknown size", () => {
    const peak = findings({ peakTopic: foundOn("Rye") });
    expect(findOpportunities(gateway(rye), ryeBy(500), peak)).toEqual(["peak"]);
    expect(findOpportunities(gateway(rye), ryeBy(100_000), peak)).toEqual([]);
    expect(findOpportunities(gateway(rye), ryeBy(null), peak)).toEqual([]);
    expect(findOpportunities(gateway(rye), measureCompetition(rye.videos, new Map()), peak)).toEqual([]);
  });

  it("counts a peak as crowded from three quarters of the videos", () => {
    const oats = topic("Oats", videosAt("o", Array(4).fill([1, 1])));
    const large = (count: number) => {
      const channels = [0, 1, 2, 3].map((at) =>
        channel({ channelId: `o-channel-${at}`, subscriberCount: at < count ? 200_000 : 500 }),
      );
      return measureCompetition(oats.videos, evidence({ topics: {}, channels }).channels);
    };
    const peak = findings({ peakTopic: foundOn("Oats") });
    expect(findOpportunities(gateway(oats), large(2), peak)).toEqual(["peak"]);
    expect(findOpportunities(gateway(oats), large(3), peak)).toEqual([]);
  });

  it("lists a rise even if large channels hold the topic", () => {
    const rising = findings({ risingTopic: foundOn("Rye") });
    expect(findOpportunities(gateway(rye), ryeBy(100_000), rising)).toEqual(["rising"]);
  });
});

const cluster = (facts: Partial<Cluster>): Cluster => ({
  name: "Rye",
  phrases: [],
  videoIds: [],
  videoCount: 4,
  avgViews: 1000,
  engagementScore: null,
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
