import { viewsADay } from "./age";
import { countingNote } from "./counting";
import { type Demand, demandOn } from "./demand";
import type { Figure, Finding } from "./insights";
import { channelCount, type Survey } from "./survey";
import type { Topic } from "./topics";
import { counted, multiple, percent, rate } from "./wording";

/** A median of fewer videos is one video's luck … */
export const PEAK_MIN_VIDEOS = 4;

/** … and of fewer channels one channel's audience. */
export const PEAK_MIN_CHANNELS = 3;

/** A lead over the runner-up smaller than this is called narrow. */
const CLEAR_LEAD = 1.25;

/**
 * The Peak Topic: the one whose videos draw the most views a day at the median, among topics of at least 4
 * videos of known age by at least 3 channels. Not found when no topic has them, when fewer than 4 videos are
 * left to compare with, or when the strongest draws no more than those.
 */
export function peakOf(study: Survey): Finding {
  const ranked = study.topics
    .map((topic) => ({ topic, demand: demandOn(topic.videos, study.at) }))
    .filter(
      ({ topic, demand }) =>
        demand.sampleSize >= PEAK_MIN_VIDEOS &&
        channelCount(topic.videos.filter((video) => viewsADay(video, study.at) !== null)) >=
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
  if (rest.sampleSize < PEAK_MIN_VIDEOS || best.demand.median <= rest.median) {
    const why =
      rest.sampleSize < PEAK_MIN_VIDEOS
        ? `too few other videos were found to compare ${best.topic.name} with`
        : `the strongest topic, ${best.topic.name}, draws ${rate(best.demand.median)} views a day, no more than the other videos found`;
    return { found: false, reason: `Not enough evidence: ${why}.`, figures };
  }
  const found = `A typical video on this draws ${rate(best.demand.median)} views a day, ${against(best.demand, rest)}.`;
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
  if (rest.median === 0) return "while the other videos found draw none";
  const others = `the ${rate(rest.median)} of the other videos found`;
  const lead = demand.median / rest.median;
  return lead < 1.1 ? `just ahead of ${others}` : `${multiple(lead)} ${others}`;
}

interface Ranked {
  topic: Topic;
  demand: Demand;
}

function figuresOf(best: Ranked, rest: Demand, second: Ranked | undefined, study: Survey): Figure[] {
  const perDay = "Views divided by days since publication, at least one day";
  const note = countingNote(
    study.answer,
    best.topic.videos.map((video) => video.publishedAt),
  );
  const noteOnAll = countingNote(
    study.answer,
    study.videos.map((video) => video.publishedAt),
  );
  const views = best.topic.videos.map((video) => video.viewCount);
  const total = views.reduce((sum, count) => sum + count, 0);
  const figures: Figure[] = [
    {
      label: "Views a day, typical video",
      value: rate(best.demand.median),
      sampleSize: best.demand.sampleSize,
      unit: "videos",
      method: `Median over the topic's videos. ${perDay}.${note}`,
    },
    {
      label: "Views a day, middle half",
      value: `${rate(best.demand.low)} to ${rate(best.demand.high)}`,
      sampleSize: best.demand.sampleSize,
      unit: "videos",
      method: `Lower to upper quartile over the topic's videos. ${perDay}.${note}`,
    },
    {
      label: "Views a day, all other videos",
      value: rate(rest.median),
      sampleSize: rest.sampleSize,
      unit: "videos",
      method: `Median over the videos found that are not on this topic. ${perDay}.${noteOnAll}`,
    },
    {
      label: "Largest video's part of the topic's views",
      value: percent(total === 0 ? 0 : Math.max(...views) / total),
      sampleSize: views.length,
      unit: "videos",
      method:
        "Views of the topic's most viewed video over the views of all its videos. The median above does not lean on it.",
    },
  ];
  if (!second) return figures;
  const runnerUp: Figure = {
    label: `Views a day, next topic: ${second.topic.name}`,
    value: rate(second.demand.median),
    sampleSize: second.demand.sampleSize,
    unit: "videos",
    method: `Median over that topic's videos. ${perDay}.${noteOnAll}`,
  };
  return [...figures.slice(0, 3), runnerUp, ...figures.slice(3)];
}
