import { addTotals, buildCluster, describeTopics, summarizeMarket } from "./clusters";
import { type Evidence, gatherEvidence } from "./evidence";
import { testGateways } from "./gateways";
import { findGem, type GemFinding } from "./gem";
import type { Cluster, Market, TopicFacts, Totals } from "./insights";
import { findPeak, type PeakFinding } from "./peak";
import { type Recommendation, recommend } from "./recommend";
import { findRising, type RisingFinding } from "./rising";
import type { SearchAnswer } from "./search-answer";

/** The three findings of a search. */
export interface Findings {
  peakTopic: PeakFinding;
  risingTopic: RisingFinding;
  lowCompetitionGem: GemFinding;
}

/** What a search says, in numbers, names and the videos behind them. */
export interface Analysis extends Findings {
  evidence: Evidence;
  /** Strongest demand first, equal demand by name. */
  topics: { cluster: Cluster; facts: TopicFacts }[];
  market: Market;
  recommendation: Recommendation;
  totals: Totals;
}

/**
 * Turns what a search found into topics, the three findings with what they rest on, and what to make. Pure: the
 * same videos, in any order, and the same `now` give the same analysis.
 */
export function analyze(answer: SearchAnswer, now: Date): Analysis {
  const evidence = gatherEvidence(answer, now);
  const gateways = testGateways(evidence);
  const findings: Findings = {
    peakTopic: findPeak(evidence),
    risingTopic: findRising(evidence),
    lowCompetitionGem: findGem(gateways),
  };
  const measured = describeTopics(evidence, gateways, findings);
  const topics = measured
    .map((facts) => ({ cluster: buildCluster(facts), facts }))
    .sort(({ cluster: a }, { cluster: b }) => b.demand - a.demand || (a.name < b.name ? -1 : 1));
  const clusters = topics.map(({ cluster }) => cluster);
  return {
    ...findings,
    evidence,
    topics,
    market: summarizeMarket(clusters, evidence),
    recommendation: recommend(measured, findings, evidence),
    totals: addTotals(clusters, evidence),
  };
}
