import {
  type Demand,
  type Evidence,
  PEAK_MIN_CHANNELS,
  PEAK_MIN_VIDEOS,
  type Peak,
  type PeakFinding,
} from "../../engines/findings";
import { counted, wholePercent } from "../../numbers/figures";
import type { Figure, ShownFinding } from "./finding";
import { redefinitionNote, timesText, viewsText } from "./wording";

/** The Peak Topic in words, or what is missing of one. */
export function showPeak(finding: PeakFinding, evidence: Evidence): ShownFinding {
  if (!finding.found) {
    const { nearest } = finding;
    return {
      found: false,
      reason: whyNotFound(finding),
      figures: nearest ? figuresOf(nearest, evidence) : [],
    };
  }
  const { peak, isNarrow, clusterName, videoIds } = finding;
  const { demand, rest, second } = peak;
  const found = `A typical video gets ${viewsText(demand.median)} views in its first year, ${comparedWithRest(demand, rest)}.`;
  const runnerUp = isNarrow && second ? ` “${second.topic.name}” is close behind.` : "";
  return {
    found: true,
    clusterName,
    reason: found + runnerUp,
    proof: `Its videos typically get ${viewsText(demand.median)} views in a year`,
    figures: figuresOf(peak, evidence),
    videoIds,
    groups: [{ label: `${counted(videoIds.length, "video")} on this topic, most viewed first`, videoIds }],
  };
}

function whyNotFound({ why, nearest }: Extract<PeakFinding, { found: false }>): string {
  if (why === "no-topic")
    return `Not enough evidence: no topic has ${counted(PEAK_MIN_VIDEOS, "video")} by ${counted(PEAK_MIN_CHANNELS, "channel")}.`;
  const { topic, demand, rest } = nearest;
  return why === "too-few-others"
    ? `Too few other videos to compare “${topic.name}” with.`
    : `“${topic.name}” leads with ${viewsText(demand.median)} views in its first year, hardly more than the others' ${viewsText(rest.median)}.`;
}

function comparedWithRest(demand: Demand, rest: Demand): string {
  if (rest.median === 0) return "the others get no views";
  return `${timesText(demand.median / rest.median)} the others' ${viewsText(rest.median)}`;
}

/** The figures behind a peak, or behind the nearest miss. */
function figuresOf(
  { topic, demand, rest, second, largestShare, aDay }: Peak,
  { answer, videos }: Evidence,
): Figure[] {
  const equalAge = "Each video's views are brought to the age of a year by a growth curve";
  const note = redefinitionNote(
    answer,
    topic.videos.map((video) => video.publishedAt),
  );
  const noteOnAll = redefinitionNote(
    answer,
    videos.map((video) => video.publishedAt),
  );
  const figures: Figure[] = [
    {
      label: "Views in the first year, typical video",
      value: viewsText(demand.median),
      sampleSize: demand.sampleSize,
      unit: "videos",
      method: `Median over the topic's videos. ${equalAge}.${note}`,
    },
    {
      label: "Views in the first year, middle half",
      value: `${viewsText(demand.low)} to ${viewsText(demand.high)}`,
      sampleSize: demand.sampleSize,
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
      value: wholePercent(largestShare),
      sampleSize: topic.videos.length,
      unit: "videos",
      method:
        "Views of the topic's most viewed video over the views of all its videos. The median above does not lean on it.",
    },
  ];
  const soFar: Figure = {
    label: "Views a day so far, typical video",
    value: viewsText(aDay.median),
    sampleSize: aDay.sampleSize,
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
