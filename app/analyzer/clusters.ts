import { competitionOn } from "./competition";
import { demandOn } from "./demand";
import { engagementOf } from "./engagement";
import type { Gateway } from "./gateways";
import type { Cluster } from "./insights";
import { opportunitySummary } from "./opportunity-summary";
import type { Survey } from "./survey";
import { opportunitiesIn, type Verdict } from "./verdict";

/**
 * The topics of a survey as the page shows them: strongest demand first, equal demand by name; the videos of
 * each by views, most first.
 */
export function clustersOf(study: Survey, verdict: Verdict): Cluster[] {
  const overall = demandOn(study.videos, study.at);
  return study.topics
    .map((topic): Cluster => {
      const videos = [...topic.videos].sort(
        (a, b) => b.viewCount - a.viewCount || (a.videoId < b.videoId ? -1 : 1),
      );
      const demand = demandOn(videos, study.at);
      const competition = competitionOn(videos, study.channels);
      const gateway = verdict.gateways.get(topic) as Gateway;
      const opportunities = opportunitiesIn(topic, verdict);
      return {
        name: topic.name,
        phrases: topic.phrases,
        videoIds: videos.map((video) => video.videoId),
        videoCount: videos.length,
        avgViews: videos.reduce((total, video) => total + video.viewCount, 0) / videos.length,
        engagementScore: engagementOf(videos),
        opportunitySummary: opportunitySummary({ demand, overall, competition, gateway, opportunities }),
        opportunities,
        demand: demand.median,
        competition: competition.share,
      };
    })
    .sort((a, b) => b.demand - a.demand || (a.name < b.name ? -1 : 1));
}
