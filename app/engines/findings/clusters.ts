import type { Topic } from "../topics";
import { competitionOn } from "./competition";
import { demandOn } from "./demand";
import { engagementOf } from "./engagement";
import type { Gateway } from "./gateways";
import type { Cluster } from "./insights";
import { opportunitySummary, type Sides } from "./opportunity-summary";
import type { Survey } from "./survey";
import { opportunitiesIn, type Verdict } from "./verdict";

/** What is known of each topic of a survey: demand, competition, small channels, room. */
export function sidesOf(study: Survey, verdict: Verdict): Map<Topic, Sides> {
  const overall = demandOn(study.videos, study.at);
  return new Map(
    study.topics.map((topic) => [
      topic,
      {
        demand: demandOn(topic.videos, study.at),
        overall,
        competition: competitionOn(topic.videos, study.channels),
        gateway: verdict.gateways.get(topic) as Gateway,
        opportunities: opportunitiesIn(topic, verdict, study.channels),
      },
    ]),
  );
}

/** The topics as the page shows them: strongest demand first, equal demand by name; their videos by views. */
export function clustersOf(sides: ReadonlyMap<Topic, Sides>): Cluster[] {
  return [...sides]
    .map(([topic, known]): Cluster => {
      const videos = [...topic.videos].sort(
        (a, b) => b.viewCount - a.viewCount || (a.videoId < b.videoId ? -1 : 1),
      );
      return {
        name: topic.name,
        phrases: topic.phrases,
        videoIds: videos.map((video) => video.videoId),
        videoCount: videos.length,
        avgViews: videos.reduce((total, video) => total + video.viewCount, 0) / videos.length,
        engagementScore: engagementOf(videos),
        opportunitySummary: opportunitySummary(known),
        opportunities: known.opportunities,
        demand: known.demand.median,
        competition: known.competition.share,
      };
    })
    .sort((a, b) => b.demand - a.demand || (a.name < b.name ? -1 : 1));
}
