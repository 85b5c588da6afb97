/** What a sample is made of: videos found, channels, or uploads compared with one another. */
export type SampleUnit = "videos" | "channels" | "uploads";

/** Videos behind a finding, under what they have in common: "4 newer uploads". */
export interface VideoGroup {
  label: string;
  videoIds: string[];
}

/** One figure that a claim is based on: what, how much, from how many, and how it was worked out. */
export interface Figure {
  label: string;
  /** Already formatted: "12.4K" or "3.0× its usual views". */
  value: string;
  /** How many it was computed from, and of what: "From 7 videos". */
  sampleSize: number;
  unit: SampleUnit;
  /** One plain sentence on how it was worked out. */
  method: string;
}

/**
 * Evidence that a topic has room for one more channel: it is rising, it is the gem, or it is a "gateway" (at
 * least two small channels, and half of those measured, beat their usual views on it, and luck is unlikely over
 * all topics tested; the gem is the gateway least likely to be luck, and is listed as both). The peak alone is
 * demand, not room: it counts only if large channels make less than three quarters of its videos whose channel
 * size is known (CROWDED_SHARE in clusters.ts).
 */
export type Opportunity = "peak" | "rising" | "gem" | "gateway";

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
  opportunitySummary: string;
  /** [] if there is no evidence of room; the totals count the topics that have any. */
  opportunities: Opportunity[];
  /** Median views at the age of a year, by the growth curve: the demand axis. 0 if no video has an age. */
  demand: number;
  /** The share of videos by channels of 100,000 subscribers or more, 0..1: the competition axis. null if no size is known. */
  competition: number | null;
}

/**
 * A claim about one topic, or the reason why none can be made. `videoIds` are all videos that the claim was
 * read from, those that speak against it included; `groups` holds the same videos by the part they play.
 */
export type Finding =
  | {
      found: true;
      clusterName: string;
      reason: string;
      /** The claim without its odds and without a full stop, for the advice. */
      proof: string;
      figures: Figure[];
      videoIds: string[];
      groups?: VideoGroup[];
    }
  | { found: false; reason: string; figures: Figure[] };

/** The three findings of a search. */
export interface Findings {
  peakTopic: Finding;
  risingTopic: Finding;
  lowCompetitionGem: Finding;
}

/** What You Should Build, part by part, each a sentence or "": at most 25 words together. */
export interface Advice {
  /** What to make; else that no topic is recommended. */
  say: string;
  /** How to go about it. */
  angle: string;
  /** What speaks for it; else what is missing. */
  proof: string;
}

export interface Insights extends Findings {
  summary: string;
  clusters: Cluster[];
  /** Ids of the videos in no topic: listed so that the counts add up. */
  unclustered: string[];
  /** Market Intelligence Summary (spec section 2). */
  market: {
    totalOpportunities: number;
    contentVolume: number;
    avgMarketSize: number;
    bestEngagement: { clusterName: string; engagementScore: number } | null;
  };
  /** The advice in one text (spec section 3). */
  whatToBuild: string;
  advice: Advice;
  totals: { videosAnalyzed: number; opportunities: number; totalViews: number; avgEngagement: number | null };
}
