import type { Evidence } from "./evidence";
import type { Cluster, Insights } from "./insights";
import { engagementScore } from "./measures";

/** How many topics have an Opportunity (insights.ts). */
function countOpportunities(clusters: Cluster[]): number {
  return clusters.filter((cluster) => cluster.opportunities.length > 0).length;
}

/**
 * The Market Intelligence Summary (spec section 2): the number of topics that are opportunities; videos
 * analyzed; the mean over topics of all views of a topic (0 without topics); the topic with the highest
 * engagement score, the first of equal ones, null if none has a score.
 */
export function summarizeMarket(clusters: Cluster[], { videos }: Evidence): Insights["market"] {
  const views = clusters.reduce((total, cluster) => total + cluster.avgViews * cluster.videoCount, 0);
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
export function addTotals(clusters: Cluster[], { videos }: Evidence): Insights["totals"] {
  return {
    videosAnalyzed: videos.length,
    opportunities: countOpportunities(clusters),
    totalViews: videos.reduce((total, video) => total + video.viewCount, 0),
    avgEngagement: engagementScore(videos),
  };
}
