import type { Insights } from "../../app/analyzer/insights/insights";

/** What a card may say before it is opened. */
const MOST_WORDS = 25;

/** The texts of an analysis that are shown unopened and are longer than that; the advice is one of them. */
export function longTexts(insights: Insights): string[] {
  const { summary, whatToBuild, peakTopic, risingTopic, lowCompetitionGem, clusters } = insights;
  return [
    summary,
    whatToBuild,
    ...[peakTopic, risingTopic, lowCompetitionGem].map(({ reason }) => reason),
    ...clusters.map(({ opportunitySummary }) => opportunitySummary),
  ].filter((text) => text.split(" ").length > MOST_WORDS);
}
