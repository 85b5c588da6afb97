import type { Topic } from "../topics";
import type { Competition, Demand } from "./evidence";
import type { GatewayTest } from "./gateways";

/**
 * Evidence that a topic has room for one more channel: it is rising, it is the gem, or it is a "gateway" (at
 * least two small channels, and half of those measured, beat their usual views on it, and luck is unlikely over
 * all topics tested; the gem is the gateway least likely to be luck, and is listed as both). The peak alone is
 * demand, not room: it counts only if large channels make less than three quarters of its videos whose channel
 * size is known (CROWDED_SHARE in clusters.ts).
 */
export type Opportunity = "peak" | "rising" | "gem" | "gateway";

/** A topic and what was measured on it. */
export interface TopicFacts {
  topic: Topic;
  demand: Demand;
  /** Of all videos found. */
  overall: Demand;
  competition: Competition;
  gateway: GatewayTest;
  opportunities: Opportunity[];
}

/** A topic: videos about the same thing (spec section 3, Insights). */
export interface Cluster {
  /** The strongest phrase, in the words of the titles. */
  name: string;
  /** Further phrases that tell it from other topics, strongest first. */
  phrases: string[];
  videoIds: string[];
  videoCount: number;
  avgViews: number;
  /** Likes and comments over views, in percent, without videos that hide a count; null if all do. */
  engagementScore: number | null;
  /** [] if there is no evidence of room; the totals count the topics that have any. */
  opportunities: Opportunity[];
  /** Median views at the age of a year, by the growth curve: the demand axis. 0 if no video has an age. */
  demand: number;
  /** The share of videos by channels of 100,000 subscribers or more, 0..1: the competition axis. null if no size is known. */
  competition: number | null;
}

/** Whether a claim is made, and about which topic. */
export type Claim = { found: true; clusterName: string } | { found: false };

/** The three claims of a search. */
export interface Claims {
  peakTopic: Claim;
  risingTopic: Claim;
  lowCompetitionGem: Claim;
}

/**
 * A claim about one topic with what it rests on, or why none can be made. `videoIds` are all videos that the claim
 * was read from, those that speak against it included.
 */
export type Finding<Facts, Miss> =
  | ({ found: true; clusterName: string; videoIds: string[] } & Facts)
  | ({ found: false } & Miss);

/** The market (Market Intelligence Summary, spec section 2). */
export interface Market {
  totalOpportunities: number;
  contentVolume: number;
  avgMarketSize: number;
  bestEngagement: { clusterName: string; engagementScore: number } | null;
}

export interface Totals {
  videosAnalyzed: number;
  opportunities: number;
  totalViews: number;
  avgEngagement: number | null;
}
