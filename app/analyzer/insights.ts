import type { SearchAnswer } from "./evidence";

/** One figure a claim rests on, opened on the page: what, how much, from how many, worked out how. */
export interface Figure {
  label: string;
  /** Already formatted for reading, e.g. "12.4K views a day". */
  value: string;
  /** How many videos or channels it was computed from. */
  sampleSize: number;
  /** One plain sentence on how it was worked out. */
  method: string;
}

/**
 * Why a topic counts as an opportunity: it is the peak, the rising topic or the gem, or it is a "gateway": at
 * least two small channels beat their usual views on it. The gem is the strongest gateway and bears both.
 */
export type Opportunity = "peak" | "rising" | "gem" | "gateway";

/** A topic: videos that are about the same thing (spec section 3, Insights). */
export interface Cluster {
  /** The cluster's strongest phrase, in the words the videos use. */
  name: string;
  /** Further phrases that set it apart, strongest first. */
  phrases: string[];
  videoIds: string[];
  videoCount: number;
  avgViews: number;
  /** Percent: likes and comments over views, videos that hide a count left out. */
  engagementScore: number | null;
  opportunitySummary: string;
  /** Empty when nothing speaks for the topic; the totals count the topics where it is not. */
  opportunities: Opportunity[];
  /** Median views a day, the demand axis; 0 when no video has an age. */
  demand: number;
  /** 0..1, share of videos by channels at or over 100,000 subscribers, the competition axis; null when no size is known. */
  competition: number | null;
}

/** A claim about one topic, or the reason why none can be made. */
export type Finding =
  | { found: true; clusterName: string; reason: string; figures: Figure[]; videoIds: string[] }
  | { found: false; reason: string; figures: Figure[] };

export interface Insights {
  summary: string;
  clusters: Cluster[];
  /** Videos that belong with no other: named so that the counts add up. */
  unclustered: string[];
  peakTopic: Finding;
  risingTopic: Finding;
  lowCompetitionGem: Finding;
  /** Market Intelligence Summary (spec section 2). */
  market: {
    totalOpportunities: number;
    contentVolume: number;
    avgMarketSize: number;
    bestEngagement: { clusterName: string; engagementScore: number } | null;
  };
  whatToBuild: string;
  totals: { videosAnalyzed: number; opportunities: number; totalViews: number; avgEngagement: number | null };
}

/** Implemented in analyze.ts. Pure and deterministic: the same answer and `now` give the same insights. */
export type Analyze = (answer: SearchAnswer, now: Date) => Insights;
