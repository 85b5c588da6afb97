import { counted, wholePercent } from "../../numbers/figures";
import { median } from "../../statistics/quantiles";
import { sum } from "../../statistics/sums";
import { viewsADay, viewsAtAYear } from "../growth";
import type { Topic } from "../topics";
import { countChannels, type Evidence } from "./evidence";
import type { Figure, Finding } from "./insights";
import { type Demand, measureDemand } from "./measures";
import { redefinitionNote, timesText, viewsText } from "./wording";

/** With fewer videos the median is one video's luck … */
export const PEAK_MIN_VIDEOS = 4;

/** … and with fewer channels, one channel's audience. */
const PEAK_MIN_CHANNELS = 3;

/**
 * A smaller lead over the other videos does not count: a single video varies by a factor of about two
 * (docs/evaluation.md), so the median of a few varies by more than a tenth. A choice.
 */
const MIN_LEAD = 1.1;

/** A smaller lead over the runner-up is called narrow. */
const CLEAR_LEAD = 1.25;

/**
 * The Peak Topic: the one with the most median views, adjusted for age, among topics of at least 4 videos of known
 * age by at least 3 channels. Not found if no topic has them, if fewer than 4 videos are left to compare with,
 * or if the strongest topic gets about as many views as those.
 */
export function findPeak(evidence: Evidence): Finding {
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
  if (!best) {
    return {
      found: false,
      reason: `Not enough evidence: no topic has ${counted(PEAK_MIN_VIDEOS, "video")} by ${counted(PEAK_MIN_CHANNELS, "channel")}.`,
      figures: [],
    };
  }
  const inside = new Set(best.topic.videos);
  const rest = measureDemand(
    evidence.videos.filter((video) => !inside.has(video)),
    evidence.at,
  );
  const figures = showFigures(best, rest, second, evidence);
  if (rest.sampleSize < PEAK_MIN_VIDEOS || best.demand.median <= rest.median * MIN_LEAD) {
    const why =
      rest.sampleSize < PEAK_MIN_VIDEOS
        ? `Too few other videos to compare “${best.topic.name}” with.`
        : `“${best.topic.name}” leads with ${viewsText(best.demand.median)} views in its first year, hardly more than the others' ${viewsText(rest.median)}.`;
    return { found: false, reason: why, figures };
  }
  const found = `A typical video gets ${viewsText(best.demand.median)} views in its first year, ${comparedWithRest(best.demand, rest)}.`;
  const narrow = second && best.demand.median < second.demand.median * CLEAR_LEAD;
  const runnerUp = narrow ? ` “${second.topic.name}” is close behind.` : "";
  const videoIds = [...best.topic.videos]
    .sort((a, b) => b.viewCount - a.viewCount || (a.videoId < b.videoId ? -1 : 1))
    .map((video) => video.videoId);
  return {
    found: true,
    clusterName: best.topic.name,
    reason: found + runnerUp,
    proof: `Its videos typically get ${viewsText(best.demand.median)} views in a year`,
    figures,
    videoIds,
    groups: [{ label: `${counted(videoIds.length, "video")} on this topic, most viewed first`, videoIds }],
  };
}

function comparedWithRest(demand: Demand, rest: Demand): string {
  if (rest.median === 0) return "the others get no views";
  return `${timesText(demand.median / rest.median)} the others' ${viewsText(rest.median)}`;
}

interface RankedTopic {
  topic: Topic;
  demand: Demand;
}

/** The figures behind a peak, or behind the nearest miss. */
function showFigures(
  best: RankedTopic,
  rest: Demand,
  second: RankedTopic | undefined,
  evidence: Evidence,
): Figure[] {
  const equalAge = "Each video's views are brought to the age of a year by a growth curve";
  const aDay = best.topic.videos.flatMap((video) => viewsADay(video, evidence.at) ?? []);
  const note = redefinitionNote(
    evidence.answer,
    best.topic.videos.map((video) => video.publishedAt),
  );
  const noteOnAll = redefinitionNote(
    evidence.answer,
    evidence.videos.map((video) => video.publishedAt),
  );
  const views = best.topic.videos.map((video) => video.viewCount);
  const total = sum(views);
  const figures: Figure[] = [
    {
      label: "Views in the first year, typical video",
      value: viewsText(best.demand.median),
      sampleSize: best.demand.sampleSize,
      unit: "videos",
      method: `Median over the topic's videos. ${equalAge}.${note}`,
    },
    {
      label: "Views in the first year, middle half",
      value: `${viewsText(best.demand.low)} to ${viewsText(best.demand.high)}`,
      sampleSize: best.demand.sampleSize,
      unit: "videos",
      method: `Lower to upper quartile over the topic's videos. ${equalAge}.${note}`,
    },
    {
      label: "Views in the first year, all other videos",
      value: viewsText(rest.median),
      sampleSize: rest.sampleSize,
      unit: "videos",
      method: `Median over the videos found that are not on this topic. ${equalAge}.${noteOnAll}`,
    },
    {
      label: "Largest video's part of the topic's views",
      value: wholePercent(total === 0 ? 0 : Math.max(...views) / total),
      sampleSize: views.length,
      unit: "videos",
      method:
        "Views of the topic's most viewed video over the views of all its videos. The median above does not lean on it.",
    },
  ];
  const soFar: Figure = {
    label: "Views a day so far, typical video",
    value: viewsText(median(aDay) ?? 0),
    sampleSize: aDay.length,
    unit: "videos",
    method: `Median of views divided by days since publication, at least one day. Newer uploads show more, so topics are not ranked by it.${note}`,
  };
  if (!second) return [...figures, soFar];
  const runnerUp: Figure = {
    label: `Views in the first year, next topic: ${second.topic.name}`,
    value: viewsText(second.demand.median),
    sampleSize: second.demand.sampleSize,
    unit: "videos",
    method: `Median over that topic's videos. ${equalAge}.${noteOnAll}`,
  };
  return [...figures.slice(0, 3), runnerUp, ...figures.slice(3), soFar];
}
