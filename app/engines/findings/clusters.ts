import type { Evidence } from "./evidence";
import { type GatewayTest, isGateway } from "./gateways";
import type { Cluster, Finding, Findings, Opportunity } from "./insights";
import { type Competition, engagementScore, measureCompetition, measureDemand } from "./measures";
import { opportunitySummary, type TopicFacts } from "./opportunity-summary";

/**
 * A topic is crowded if large channels make this share of its videos, of those whose channel size is known:
 * what it draws then says little about what another channel would get.
 */
export const CROWDED_SHARE = 0.75;

/** Measures each topic: demand, competition, small channels, opportunities. `gateways` has one test a topic. */
export function describeTopics(
  { videos, channels, at }: Evidence,
  gateways: GatewayTest[],
  findings: Findings,
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
  { peakTopic, risingTopic, lowCompetitionGem }: Findings,
): Opportunity[] {
  const names = (finding: Finding) => finding.found && finding.clusterName === gateway.topic.name;
  const roles: [Opportunity, boolean][] = [
    ["peak", names(peakTopic) && share !== null && share < CROWDED_SHARE],
    ["rising", names(risingTopic)],
    ["gem", names(lowCompetitionGem)],
    ["gateway", isGateway(gateway)],
  ];
  return roles.filter(([, holds]) => holds).map(([role]) => role);
}

/** The topics as the page shows them: strongest demand first, equal demand by name; their videos by views. */
export function buildClusters(topics: TopicFacts[]): Cluster[] {
  return topics
    .map((facts): Cluster => {
      const { name, phrases } = facts.topic;
      const videos = [...facts.topic.videos].sort(
        (a, b) => b.viewCount - a.viewCount || (a.videoId < b.videoId ? -1 : 1),
      );
      return {
        name,
        phrases,
        videoIds: videos.map((video) => video.videoId),
        videoCount: videos.length,
        avgViews: videos.reduce((total, video) => total + video.viewCount, 0) / videos.length,
        engagementScore: engagementScore(videos),
        opportunitySummary: opportunitySummary(facts),
        opportunities: facts.opportunities,
        demand: facts.demand.median,
        competition: facts.competition.share,
      };
    })
    .sort((a, b) => b.demand - a.demand || (a.name < b.name ? -1 : 1));
}
