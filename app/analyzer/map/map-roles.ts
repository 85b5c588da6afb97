import type { Insights } from "../../engines/findings";

export type MapRole = "peak" | "rising" | "gem" | null;

export const ROLE_NAMES: Record<Exclude<MapRole, null>, string> = {
  peak: "Peak Topic",
  rising: "Rising Topic",
  gem: "Hidden Gem",
};

export type Findings = Pick<Insights, "peakTopic" | "risingTopic" | "lowCompetitionGem">;

/** A topic of several roles is drawn in the one that says most: the gem, then rising, then the peak. */
export function roleOf(name: string, { lowCompetitionGem, risingTopic, peakTopic }: Findings): MapRole {
  if (lowCompetitionGem.found && lowCompetitionGem.clusterName === name) return "gem";
  if (risingTopic.found && risingTopic.clusterName === name) return "rising";
  return peakTopic.found && peakTopic.clusterName === name ? "peak" : null;
}
