import { engagementOf } from "./engagement";
import type { Cluster, Insights } from "./insights";
import type { Survey } from "./survey";

/** How many topics have something that speaks for them: see Opportunity in insights.ts. */
export function opportunityCount(clusters: Cluster[]): number {
  return clusters.filter((cluster) => cluster.opportunities.length > 0).length;
}

/**
 * The Market Intelligence Summary (spec section 2): topics that are opportunities; videos analyzed; the mean
 * over topics of all views a topic has (0 without topics); the topic with the highest engagement score, null
 * when none has a score. Equal scores go to the topic that comes first.
 */
export function marketOf(clusters: Cluster[], { videos }: Survey): Insights["market"] {
  const views = clusters.reduce((total, cluster) => total + cluster.avgViews * cluster.videoCount, 0);
  const scored = clusters.flatMap(({ name, engagementScore }) =>
    engagementScore === null ? [] : [{ clusterName: name, engagementScore }],
  );
  return {
    totalOpportunities: opportunityCount(clusters),
    contentVolume: videos.length,
    avgMarketSize: clusters.length === 0 ? 0 : views / clusters.length,
    bestEngagement: [...scored].sort((a, b) => b.engagementScore - a.engagementScore)[0] ?? null,
  };
}

/** The four tiles above the results. avgEngagement is over all videos that show their counts, null without any. */
export function totalsOf(clusters: Cluster[], { videos }: Survey): Insights["totals"] {
  return {
    videosAnalyzed: videos.length,
    opportunities: opportunityCount(clusters),
    totalViews: videos.reduce((total, video) => total + video.viewCount, 0),
    avgEngagement: engagementOf(videos),
  };
}
