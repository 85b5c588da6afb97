import { median } from "../../statistics/quantiles";
import { MIN_TOPIC_VIDEOS } from "../topics";
import { addTotals, buildCluster, describeTopics, summarizeMarket } from "./clusters";
import { type Evidence, gatherEvidence, type SearchAnswer } from "./evidence";
import { type Attempt, enoughBeat, type GatewayTest, isGateway, testGateways } from "./gateways";
import type { Claim, Claims, Cluster, Finding, Market, TopicFacts, Totals } from "./insights";
import { findPeak, type PeakFinding } from "./peak";
import { findRising, type RisingFinding } from "./rising";

/** What to make a video on, and by which finding; else the nearest topic, or why there is none. */
export type Recommendation =
  | { kind: "topic"; by: keyof Claims; facts: TopicFacts }
  /** The peak shows no room for another channel. */
  | { kind: "no-room"; nearest: string }
  /** No finding was made: the topic with the most demand. */
  | { kind: "none-stands-out"; nearest: string }
  | { kind: "no-topic" }
  /** So few videos, none among them. */
  | { kind: "too-few"; found: number };

/**
 * The topic to make a video on. The gem comes first, since it is the one claim about small channels; then the rising
 * topic, then the peak. If no topic shows room (Opportunity in insights.ts), it says what comes nearest.
 */
export function recommend(
  topics: TopicFacts[],
  { peakTopic, risingTopic, lowCompetitionGem }: Claims,
  { videos }: Pick<Evidence, "videos">,
): Recommendation {
  const gem = factsOn(lowCompetitionGem, topics);
  if (gem) return { kind: "topic", by: "lowCompetitionGem", facts: gem };
  const rising = factsOn(risingTopic, topics);
  if (rising) return { kind: "topic", by: "risingTopic", facts: rising };
  const peak = factsOn(peakTopic, topics);
  if (!peak) return undecided(topics, videos.length);
  return peak.opportunities.length > 0
    ? { kind: "topic", by: "peakTopic", facts: peak }
    : { kind: "no-room", nearest: peak.topic.name };
}

function factsOn(claim: Claim, topics: TopicFacts[]): TopicFacts | undefined {
  return claim.found ? topics.find(({ topic }) => topic.name === claim.clusterName) : undefined;
}

function undecided(topics: TopicFacts[], found: number): Recommendation {
  if (found < MIN_TOPIC_VIDEOS) return { kind: "too-few", found };
  const [most] = [...topics].sort(
    (a, b) => b.demand.median - a.demand.median || (a.topic.name < b.topic.name ? -1 : 1),
  );
  return most ? { kind: "none-stands-out", nearest: most.topic.name } : { kind: "no-topic" };
}

/** Why there is no gem: what all topics lack, or what the nearest one lacks. */
export type GemMiss =
  | { why: "no-topic" | "no-small-channel" | "none-measured"; nearest: null }
  | { why: "untested" | "too-few-beat" | "could-be-luck"; nearest: GatewayTest };

/** The Hidden Gem and how small channels do on it, or what is missing. */
export type GemFinding = Finding<{ gateway: GatewayTest }, GemMiss>;

/**
 * The Hidden Gem: the gateway (isGateway in gateways.ts) least likely to be luck; of equal ones, the one with
 * the larger median multiple. Otherwise not found, with the nearest topic and what it lacks.
 */
export function findGem(gateways: GatewayTest[]): GemFinding {
  const ranked = [...gateways].sort(
    (a, b) =>
      Number(isGateway(b)) - Number(isGateway(a)) ||
      Number(b.test !== null) - Number(a.test !== null) ||
      a.chance - b.chance ||
      typicalMultiple(b.beating) - typicalMultiple(a.beating) ||
      (a.topic.name < b.topic.name ? -1 : 1),
  );
  const best = ranked[0];
  if (!best || !isGateway(best)) return { found: false, ...whyNotFound(ranked) };
  return {
    found: true,
    clusterName: best.topic.name,
    videoIds: best.measured.flatMap(({ videos }) => videos.map(({ videoId }) => videoId)),
    gateway: best,
  };
}

function whyNotFound(ranked: GatewayTest[]): GemMiss {
  const [nearest] = ranked;
  if (!nearest) return { why: "no-topic", nearest: null };
  if (ranked.every(({ smallChannels }) => smallChannels === 0))
    return { why: "no-small-channel", nearest: null };
  if (ranked.every(({ measured }) => measured.length === 0)) return { why: "none-measured", nearest: null };
  if (nearest.test === null) return { why: "untested", nearest };
  return { why: enoughBeat(nearest) ? "could-be-luck" : "too-few-beat", nearest };
}

/** The median of the multiples; 0 for no attempts. */
export function typicalMultiple(attempts: Attempt[]): number {
  return median(attempts.map((attempt) => attempt.multiple)) ?? 0;
}

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
