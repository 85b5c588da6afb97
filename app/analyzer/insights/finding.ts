/** What a sample is made of: videos found, channels, or uploads compared with one another. */
type SampleUnit = "videos" | "channels" | "uploads";

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

/** A finding in words; `groups` holds its videos by the part they play. */
export type ShownFinding =
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

/** The three findings in words. */
export interface ShownFindings {
  peakTopic: ShownFinding;
  risingTopic: ShownFinding;
  lowCompetitionGem: ShownFinding;
}
