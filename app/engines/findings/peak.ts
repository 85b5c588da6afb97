import { median } from "../../statistics/quantiles";
import { sum } from "../../statistics/sums";
import { viewsADay, viewsAtAYear } from "../growth";
import type { Topic } from "../topics";
import { countChannels, type Demand, type Evidence, measureDemand } from "./evidence";
import type { Finding } from "./insights";

/** With fewer videos the median is one video's luck … */
export const PEAK_MIN_VIDEOS = 4;

/** … and with fewer channels, one channel's audience. */
export const PEAK_MIN_CHANNELS = 3;

/**
 * A smaller lead over the other videos does not count: a single video varies by a factor of about two
 * (docs/evaluation.md), so the median of a few varies by more than a tenth. A choice.
 */
const MIN_LEAD = 1.1;

/** A smaller lead over the runner-up is called narrow. */
const CLEAR_LEAD = 1.25;

interface RankedTopic {
  topic: Topic;
  demand: Demand;
}

/** The topic with the most demand, beside the other videos and the next topic. */
export interface Peak extends RankedTopic {
  /** Of the videos not on the topic. */
  rest: Demand;
  second: RankedTopic | null;
  /** The part of the topic's views that its most viewed video has, 0 to 1. */
  largestShare: number;
  /** Median views a day since publication, and of how many videos. */
  aDay: { median: number; sampleSize: number };
}

/** Why there is no peak: no topic has enough videos, or what the nearest one lacks. */
export type PeakMiss =
  | { why: "no-topic"; nearest: null }
  | { why: "too-few-others" | "hardly-more"; nearest: Peak };

/** The Peak Topic, and whether another is close behind; or what is missing. */
export type PeakFinding = Finding<{ peak: Peak; isNarrow: boolean }, PeakMiss>;

/**
 * The Peak Topic: the one with the most median views, adjusted for age, among topics of at least 4 videos of known
 * age by at least 3 channels. Not found if no topic has them, if fewer than 4 videos are left to compare with,
 * or if the strongest topic gets about as many views as those.
 */
export function findPeak(evidence: Evidence): PeakFinding {
  const ranked = evidence.topics
    .map((topic) => ({ topic, demand: measureDemand(topic.videos, evidence.at) }))
    .filter(
      ({ topic, demand }) =>
        demand.sampleSize >= PEAK_MIN_VIDEOS &&
        countChannels(topic.videos.filter((video) => viewsAtAYear(video, evidence.at) !== null)) >=
          PEAK_MIN_CHANNELS,
    )
    .sort((a, b) => b.demand.median - a.demand.median || (a.topic.name < b.topic.name ? -1 : 1));
  const [best, second] = ranked;
  if (!best) return { found: false, why: "no-topic", nearest: null };
  const inside = new Set(best.topic.videos);
  const rest = measureDemand(
    evidence.videos.filter((video) => !inside.has(video)),
    evidence.at,
  );
  const peak = { ...best, rest, second: second ?? null, ...describeViews(best.topic, evidence) };
  if (rest.sampleSize < PEAK_MIN_VIDEOS) return { found: false, why: "too-few-others", nearest: peak };
  if (best.demand.median <= rest.median * MIN_LEAD)
    return { found: false, why: "hardly-more", nearest: peak };
  return {
    found: true,
    clusterName: best.topic.name,
    videoIds: [...best.topic.videos]
      .sort((a, b) => b.viewCount - a.viewCount || (a.videoId < b.videoId ? -1 : 1))
      .map((video) => video.videoId),
    peak,
    isNarrow: second !== undefined && best.demand.median < second.demand.median * CLEAR_LEAD,
  };
}

function describeViews({ videos }: Topic, { at }: Evidence): Pick<Peak, "largestShare" | "aDay"> {
  const views = videos.map((video) => video.viewCount);
  const total = sum(views);
  const aDay = videos.flatMap((video) => viewsADay(video, at) ?? []);
  return {
    largestShare: total === 0 ? 0 : Math.max(...views) / total,
    aDay: { median: median(aDay) ?? 0, sampleSize: aDay.length },
  };
}
