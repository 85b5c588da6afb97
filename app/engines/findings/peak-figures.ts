import { median } from "../../statistics/quantiles";
import { viewsADay } from "../forecast";
import type { Topic } from "../topics";
import { countingNote } from "./counting";
import type { Demand } from "./demand";
import type { Figure } from "./insights";
import type { Survey } from "./survey";
import { percent, rate } from "./wording";

/** A topic and its demand. */
export interface Ranked {
  topic: Topic;
  demand: Demand;
}

/** What the claim of a peak, or its refusal, rests on. */
export function figuresOf(best: Ranked, rest: Demand, second: Ranked | undefined, study: Survey): Figure[] {
  const equalAge = "Each video's views are brought to the age of a year by a growth curve";
  const aDay = best.topic.videos.flatMap((video) => viewsADay(video, study.at) ?? []);
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
      label: "Views in the first year, typical video",
      value: rate(best.demand.median),
      sampleSize: best.demand.sampleSize,
      unit: "videos",
      method: `Median over the topic's videos. ${equalAge}.${note}`,
    },
    {
      label: "Views in the first year, middle half",
      value: `${rate(best.demand.low)} to ${rate(best.demand.high)}`,
      sampleSize: best.demand.sampleSize,
      unit: "videos",
      method: `Lower to upper quartile over the topic's videos. ${equalAge}.${note}`,
    },
    {
      label: "Views in the first year, all other videos",
      value: rate(rest.median),
      sampleSize: rest.sampleSize,
      unit: "videos",
      method: `Median over the videos found that are not on this topic. ${equalAge}.${noteOnAll}`,
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
  const soFar: Figure = {
    label: "Views a day so far, typical video",
    value: rate(median(aDay) ?? 0),
    sampleSize: aDay.length,
    unit: "videos",
    method: `Median of views divided by days since publication, at least one day. Newer uploads show more, so topics are not ranked by it.${note}`,
  };
  if (!second) return [...figures, soFar];
  const runnerUp: Figure = {
    label: `Views in the first year, next topic: ${second.topic.name}`,
    value: rate(second.demand.median),
    sampleSize: second.demand.sampleSize,
    unit: "videos",
    method: `Median over that topic's videos. ${equalAge}.${noteOnAll}`,
  };
  return [...figures.slice(0, 3), runnerUp, ...figures.slice(3), soFar];
}
