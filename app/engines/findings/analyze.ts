import { addTotals, buildClusters, describeTopics, summarizeMarket } from "./clusters";
import { gatherEvidence } from "./evidence";
import { testGateways } from "./gateways";
import { findGem } from "./gem";
import type { Findings, Insights } from "./insights";
import { findPeak } from "./peak";
import { findRising } from "./rising";
import type { SearchAnswer } from "./search-answer";
import { summarize } from "./summary";
import { whatToBuild } from "./what-to-build";

/**
 * Turns what a search found into insights: topics, the three findings with their evidence, and what to make.
 * Pure: the same videos, in any order, and the same `now` give the same insights. An answer without videos
 * gives insights that say so.
 */
export function analyze(answer: SearchAnswer, now: Date): Insights {
  const evidence = gatherEvidence(answer, now);
  const gateways = testGateways(evidence);
  const findings: Findings = {
    peakTopic: findPeak(evidence),
    risingTopic: findRising(evidence),
    lowCompetitionGem: findGem(gateways, evidence),
  };
  const topics = describeTopics(evidence, gateways, findings);
  const clusters = buildClusters(topics);
  const advice = whatToBuild(topics, findings, evidence);
  return {
    summary: summarize(evidence, findings),
    clusters,
    unclustered: evidence.unclustered.map((video) => video.videoId),
    ...findings,
    market: summarizeMarket(clusters, evidence),
    whatToBuild: [advice.say, advice.angle, advice.proof].filter((sentence) => sentence !== "").join(" "),
    advice,
    totals: addTotals(clusters, evidence),
  };
}
