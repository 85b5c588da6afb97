import { mean, sum } from "../../statistics/sums";
import {
  type Competition,
  type Evidence,
  engagementScore,
  measureCompetition,
  measureDemand,
} from "./evidence";
import { type GatewayTest, isGateway } from "./gateways";
import type { Claim, Claims, Cluster, Market, Opportunity, TopicFacts, Totals } from "./insights";

/**
 * A topic is crowded if large channels make this share of its videos, of those whose channel size is known:
 * what it draws then says little about what another channel would get.
 */
export const CROWDED_SHARE = 0.75;

/** Measures each topic: demand, competition, small channels, opportunities. `gateways` has one test a topic. */
export function describeTopics(
  { videos, channels, at }: Evidence,
  gateways: GatewayTest[],
  findings: Claims,
): TopicFacts[] {
  const overall = measureDemand(videos, at);
  return gateways.map((gateway) => {
    const { topic } = gateway;
    const competition = measureCompetition(topic.videos, channels);
    return {
      topic,
      demand: measureDemand(topic.videos, at),
      overall,
      competition,
      gateway,
      opportunities: findOpportunities(gateway, competition, findings),
    };
  });
}

/**
 * The evidence of room on a topic: it is the rising topic, the gem, a gateway, or the peak and not crowded. A
 * peak whose channels are of unknown size shows no room. Total Opportunities counts the topics that have any.
 */
export function findOpportunities(
  gateway: GatewayTest,
  { share }: Pick<Competition, "share">,
  { peakTopic, risingTopic, lowCompetitionGem }: Claims,
): Opportunity[] {
  const names = (claim: Claim) => claim.found && claim.clusterName === gateway.topic.name;
  const roles: [Opportunity, boolean][] = [
    ["peak", names(peakTopic) && share !== null && share < CROWDED_SHARE],
    ["rising", names(risingTopic)],
    ["gem", names(lowCompetitionGem)],
    ["gateway", isGateway(gateway)],
  ];
  return roles.filter(([, holds]) => holds).map(([role]) => role);
}

/** A topic with its videos by views. */
export function buildCluster({ topic, demand, competition, opportunities }: TopicFacts): Cluster {
  const videos = [...topic.videos].sort(
    (a, b) => b.viewCount - a.viewCount || (a.videoId < b.videoId ? -1 : 1),
  );
  return {
    name: topic.name,
    phrases: topic.phrases,
    videoIds: videos.map((video) => video.videoId),
    videoCount: videos.length,
    avgViews: mean(videos.map((video) => video.viewCount)),
    engagementScore: engagementScore(videos),
    opportunities,
    demand: demand.median,
    competition: competition.share,
  };
}

/** How many topics have an Opportunity (insights.ts). */
function countOpportunities(clusters: Cluster[]): number {
  return clusters.filter((cluster) => cluster.opportunities.length > 0).length;
}

/**
 * The Market Intelligence Summary (spec section 2): the number of topics that are opportunities; videos
 * analyzed; the mean over topics of all views of a topic (0 without topics); the topic with the highest
 * engagement score, the first of equal ones, null if none has a score.
 */
export function summarizeMarket(clusters: Cluster[], { videos }: Evidence): Market {
  const views = sum(clusters.map((cluster) => cluster.avgViews * cluster.videoCount));
  const scored = clusters.flatMap(({ name, engagementScore }) =>
    engagementScore === null ? [] : [{ clusterName: name, engagementScore }],
  );
  return {
    totalOpportunities: countOpportunities(clusters),
    contentVolume: videos.length,
    avgMarketSize: clusters.length === 0 ? 0 : views / clusters.length,
    bestEngagement: [...scored].sort((a, b) => b.engagementScore - a.engagementScore)[0] ?? null,
  };
}

/** The four tiles above the results. avgEngagement is the engagement score of all videos, null if all hide a count. */
export function addTotals(clusters: Cluster[], { videos }: Evidence): Totals {
  return {
    videosAnalyzed: videos.length,
    opportunities: countOpportunities(clusters),
    totalViews: sum(videos.map((video) => video.viewCount)),
    avgEngagement: engagementScore(videos),
  };
}
