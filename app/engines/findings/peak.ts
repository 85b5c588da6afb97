import { counted } from "../../numbers/counted";
import { viewsAtAYear } from "../forecast";
import { type Demand, demandOn } from "./demand";
import type { Finding } from "./insights";
import { figuresOf } from "./peak-figures";
import { channelCount, type Survey } from "./survey";
import { multiple, rate } from "./wording";

/** A median of fewer videos is one video's luck … */
export const PEAK_MIN_VIDEOS = 4;

/** … and of fewer channels one channel's audience. */
export const PEAK_MIN_CHANNELS = 3;

/**
 * A lead over the other videos smaller than this is none: a single video strays by a factor of about two
 * (docs/evaluation.md), so the median of a few strays by more than a tenth. A choice.
 */
const MIN_LEAD = 1.1;

/** A lead over the runner-up smaller than this is called narrow. */
const CLEAR_LEAD = 1.25;

/**
 * The Peak Topic: the one whose videos get the most views at equal age at the median, among topics of at least 4
 * videos of known age by at least 3 channels. Not found when no topic has them, when fewer than 4 videos are
 * left to compare with, or when the strongest gets about as many as those.
 */
export function peakOf(study: Survey): Finding {
  const ranked = study.topics
    .map((topic) => ({ topic, demand: demandOn(topic.videos, study.at) }))
    .filter(
      ({ topic, demand }) =>
        demand.sampleSize >= PEAK_MIN_VIDEOS &&
        channelCount(topic.videos.filter((video) => viewsAtAYear(video, study.at) !== null)) >=
          PEAK_MIN_CHANNELS,
    )
    .sort((a, b) => b.demand.median - a.demand.median || (a.topic.name < b.topic.name ? -1 : 1));
  const [best, second] = ranked;
  if (!best) {
    return {
      found: false,
      reason: `Not enough evidence: no topic has ${counted(PEAK_MIN_VIDEOS, "video")} by ${counted(PEAK_MIN_CHANNELS, "channel")}.`,
      figures: [],
    };
  }
  const inside = new Set(best.topic.videos);
  const rest = demandOn(
    study.videos.filter((video) => !inside.has(video)),
    study.at,
  );
  const figures = figuresOf(best, rest, second, study);
  if (rest.sampleSize < PEAK_MIN_VIDEOS || best.demand.median <= rest.median * MIN_LEAD) {
    const why =
      rest.sampleSize < PEAK_MIN_VIDEOS
        ? `too few other videos were found to compare ${best.topic.name} with`
        : `the strongest topic, ${best.topic.name}, gets ${rate(best.demand.median)} views in its first year, hardly more than the ${rate(rest.median)} of the other videos found`;
    return { found: false, reason: `Not enough evidence: ${why}.`, figures };
  }
  const found = `A typical video on this gets ${rate(best.demand.median)} views in its first year, ${against(best.demand, rest)}.`;
  const narrow = second && best.demand.median < second.demand.median * CLEAR_LEAD;
  const runnerUp = narrow ? ` ${second.topic.name} is close behind with ${rate(second.demand.median)}.` : "";
  const videoIds = [...best.topic.videos]
    .sort((a, b) => b.viewCount - a.viewCount || (a.videoId < b.videoId ? -1 : 1))
    .map((video) => video.videoId);
  return {
    found: true,
    clusterName: best.topic.name,
    reason: found + runnerUp,
    figures,
    videoIds,
    groups: [{ label: `${counted(videoIds.length, "video")} on this topic, most viewed first`, videoIds }],
  };
}

function against(demand: Demand, rest: Demand): string {
  if (rest.median === 0) return "while the other videos found get none";
  return `${multiple(demand.median / rest.median)} the ${rate(rest.median)} of the other videos found`;
}
