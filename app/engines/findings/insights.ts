import type { SearchAnswer } from "./evidence";

/** What a sample is made of: videos found, channels, or uploads compared with one another. */
export type SampleUnit = "videos" | "channels" | "uploads";

/** Videos that stand behind a finding, under what they have in common: "4 newer uploads". */
export interface VideoGroup {
  label: string;
  videoIds: string[];
}

/** One figure a claim rests on, opened on the page: what, how much, from how many, worked out how. */
export interface Figure {
  label: string;
  /** Already formatted for reading, e.g. "12.4K" or "3.0× its usual views". */
  value: string;
  /** How many it was computed from, and of what: wording.ts writes both as "From 7 videos". */
  sampleSize: number;
  unit: SampleUnit;
  /** One plain sentence on how it was worked out. */
  method: string;
}

/**
 * Evidence that a topic has room for one more channel: it is rising, it is the gem, or it is a "gateway" (at
 * least two small channels, and half of those measured, beat their usual views on it by more than luck explains
 * over all topics tested; the gem is the gateway least likely to be luck and bears both). The
 * peak alone is demand, not room: it counts only where large channels make less than three quarters of its
 * videos whose channel size is known (CROWDED_SHARE in verdict.ts).
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
  /** Empty when there is no evidence of room; the totals count the topics where it is not. */
  opportunities: Opportunity[];
  /** Median views at the age of a year, by the growth curve: the demand axis; 0 when no video has an age. */
  demand: number;
  /** 0..1, share of videos by channels at or over 100,000 subscribers, the competition axis; null when no size is known. */
  competition: number | null;
}

/**
 * A claim about one topic, or the reason why none can be made. `videoIds` are all videos the claim was read
 * off, those that speak against it included; `groups` holds the same sorted by the part they play. Each finding
 * of `analyze` has it.
 */
export type Finding =
  | {
      found: true;
      clusterName: string;
      reason: string;
      figures: Figure[];
      videoIds: string[];
      groups?: VideoGroup[];
    }
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
