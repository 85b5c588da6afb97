import { compact } from "../../numbers/compact";
import { counted } from "../../numbers/counted";
import { testable } from "../../statistics/several-tests";
import { countingNote } from "./counting";
import type { Figure, Finding } from "./insights";
import {
  isRising,
  NEWER_DAYS,
  RISING_LEVEL,
  RISING_MIN_CHANNELS,
  RISING_MIN_EACH,
  RISING_MIN_GAIN,
  type Rise,
  riseOf,
} from "./rising";
import type { Survey } from "./survey";
import { multiple, odds, percentOfLuck } from "./wording";

/**
 * The Rising Topic: of the topics that can be tested and pass, the one least likely to be chance. Not found,
 * with the nearest miss and its figures, when none passes.
 */
export function risingOf(study: Survey): Finding {
  const rises = study.topics
    .flatMap((topic) => riseOf(topic, study) ?? [])
    .sort((a, b) => a.chance - b.chance || b.gain - a.gain || (a.topic.name < b.topic.name ? -1 : 1));
  const { tested, level } = testable(rises, RISING_LEVEL);
  const [nearest] = tested;
  if (!nearest) return { found: false, reason: untested(study), figures: [] };
  const best = tested.find((rise) => isRising(rise, level));
  if (!best) {
    const figures = figuresOf(nearest, tested.length, level, study);
    return { found: false, reason: missed(nearest, tested.length, level), figures };
  }
  const { topic, newer, older, newerViews, olderViews, gain, chance } = best;
  const groups = [
    { label: `${newer.length} newer uploads`, videoIds: newer.map((video) => video.videoId) },
    { label: `${older.length} older uploads`, videoIds: older.map((video) => video.videoId) },
  ];
  return {
    found: true,
    clusterName: topic.name,
    reason:
      `The ${newer.length} uploads of the last ${NEWER_DAYS} days on this get ${multiple(gain)} the views of the ${older.length} older ones at ` +
      `equal age (${compact(newerViews)} against ${compact(olderViews)}); by luck alone this ` +
      `would come up in ${odds(chance)}.`,
    figures: figuresOf(best, tested.length, level, study),
    videoIds: groups.flatMap(({ videoIds }) => videoIds),
    groups,
  };
}

function untested({ topics }: Survey): string {
  if (topics.length === 0) return "Not enough evidence: the videos found do not form a topic to look at.";
  return (
    `Not enough evidence: to tell whether newer uploads do better, a topic needs at least ${RISING_MIN_EACH} from the ` +
    `last ${NEWER_DAYS} days, by ${counted(RISING_MIN_CHANNELS, "channel")}, and at least ${RISING_MIN_EACH} older ones, ` +
    "and more of either where several topics are compared. No topic has them."
  );
}

function missed(
  { topic, newer, older, gain, restGain, chance }: Rise,
  tested: number,
  level: number,
): string {
  const of =
    tested === 1 ? "the one topic that could be tested" : `the ${tested} topics that could be tested`;
  const how = `${topic.name}, where the ${newer.length} newer uploads get ${multiple(gain)} the views of the ${older.length} older ones at equal age`;
  const why =
    gain < RISING_MIN_GAIN
      ? "which is no clear gain"
      : chance > level
        ? `which could be luck: by luck alone it would come up in ${odds(chance)}`
        : `about what the other videos gained (${multiple(restGain ?? 1)})`;
  return `Not enough evidence of a rise in ${of}. The nearest is ${how}, ${why}.`;
}

function figuresOf(rise: Rise, tested: number, level: number, { answer }: Survey): Figure[] {
  const { newer, older, newerViews, olderViews, gain, restGain, restSize, chance } = rise;
  const note = countingNote(
    answer,
    [...newer, ...older].map((video) => video.publishedAt),
  );
  const equalAge = "views brought to the age of a year by a growth curve";
  const figures: Figure[] = [
    {
      label: "Views at equal age, newer uploads",
      value: compact(newerViews),
      sampleSize: newer.length,
      unit: "uploads",
      method: `Median ${equalAge}, of the topic's uploads of the last ${NEWER_DAYS} days.${note}`,
    },
    {
      label: "Views at equal age, older uploads",
      value: compact(olderViews),
      sampleSize: older.length,
      unit: "uploads",
      method: `Median ${equalAge}, of the topic's uploads before that.`,
    },
    {
      label: "Newer against older",
      value: multiple(gain),
      sampleSize: newer.length + older.length,
      unit: "uploads",
      method: `The first median over the second.${note}`,
    },
    {
      label: "Chance of such a difference by luck",
      value: percentOfLuck(chance),
      sampleSize: newer.length + older.length,
      unit: "uploads",
      method:
        `One-sided Mann-Whitney test${restGain !== null && restGain > 1 ? ", what the other videos gained taken out" : ""}. ` +
        `${counted(tested, "topic")} tested, so ${percentOfLuck(level)} or less is asked of each.`,
    },
  ];
  if (restGain === null) return figures;
  const comparison: Figure = {
    label: "Newer against older, all other videos",
    value: multiple(restGain),
    sampleSize: restSize,
    unit: "uploads",
    method: `The same comparison over the same time, for the videos found that are not on this topic.${note}`,
  };
  return [...figures.slice(0, 3), comparison, ...figures.slice(3)];
}
