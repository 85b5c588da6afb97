import {
  NEWER_DAYS,
  RISING_MIN_CHANNELS,
  RISING_MIN_EACH,
  type RisingFinding,
  type SearchAnswer,
  type TestedRise,
} from "../../engines/findings";
import { compact, counted } from "../../numbers/figures";
import type { Figure, ShownFinding } from "./finding";
import { chanceText, oddsSentence, redefinitionNote, timesText } from "./wording";

/** The Rising Topic in words, or what is missing of one. */
export function showRising(finding: RisingFinding, answer: SearchAnswer): ShownFinding {
  if (!finding.found) {
    const { nearest } = finding;
    return { found: false, reason: whyNotFound(finding), figures: nearest ? figuresOf(nearest, answer) : [] };
  }
  const { rise, clusterName, videoIds } = finding;
  const { newer, older, gain, chance } = rise;
  const proof = `Newer uploads get ${timesText(gain)} the older ones' views`;
  return {
    found: true,
    clusterName,
    reason: `${proof}, adjusted for age. ${oddsSentence(chance)}`,
    proof,
    figures: figuresOf(rise, answer),
    videoIds,
    groups: [
      { label: `${newer.length} newer uploads`, videoIds: newer.map((video) => video.videoId) },
      { label: `${older.length} older uploads`, videoIds: older.map((video) => video.videoId) },
    ],
  };
}

function whyNotFound({ why, nearest }: Extract<RisingFinding, { found: false }>): string {
  if (nearest === null) {
    if (why === "no-topic") return "Not enough evidence: the videos form no topic.";
    return (
      `Not enough uploads: a topic needs ${RISING_MIN_EACH} from the last ${NEWER_DAYS} days, ` +
      `by ${counted(RISING_MIN_CHANNELS, "channel")}, and ${RISING_MIN_EACH} older ones.`
    );
  }
  const { topic, gain, restGain, chance } = nearest;
  const near = `“${topic.name}” comes nearest: newer uploads get ${timesText(gain)} the older ones' views.`;
  if (why === "no-gain") return `${near} No clear gain.`;
  if (why === "could-be-luck") return `${near} ${oddsSentence(chance)}`;
  return `${near} The other videos gained ${timesText(restGain ?? 1)}, too.`;
}

/** The figures behind a rise, or behind the nearest miss. */
function figuresOf(rise: TestedRise, answer: SearchAnswer): Figure[] {
  const { newer, older, newerViews, olderViews, gain, restGain, restSize, chance, tested, level } = rise;
  const note = redefinitionNote(
    answer,
    [...newer, ...older].map((video) => video.publishedAt),
  );
  const atAYear = "views brought to the age of a year by a growth curve";
  const figures: Figure[] = [
    {
      label: "Views adjusted for age, newer uploads",
      value: compact(newerViews),
      sampleSize: newer.length,
      unit: "uploads",
      method: `Median ${atAYear}, of the topic's uploads of the last ${NEWER_DAYS} days.${note}`,
    },
    {
      label: "Views adjusted for age, older uploads",
      value: compact(olderViews),
      sampleSize: older.length,
      unit: "uploads",
      method: `Median ${atAYear}, of the topic's uploads before that.`,
    },
    {
      label: "Newer against older",
      value: timesText(gain),
      sampleSize: newer.length + older.length,
      unit: "uploads",
      method: `The first median over the second.${note}`,
    },
    {
      label: "Chance that it is luck",
      value: chanceText(chance),
      sampleSize: newer.length + older.length,
      unit: "uploads",
      method:
        `One-sided Mann-Whitney test${restGain !== null && restGain > 1 ? ", what the other videos gained taken out" : ""}. ` +
        `${counted(tested, "topic")} tested, so ${chanceText(level)} or less is asked of each.`,
    },
  ];
  if (restGain === null) return figures;
  const comparison: Figure = {
    label: "Newer against older, all other videos",
    value: timesText(restGain),
    sampleSize: restSize,
    unit: "uploads",
    method: `The same comparison over the same time, for the videos found that are not on this topic.${note}`,
  };
  return [...figures.slice(0, 3), comparison, ...figures.slice(3)];
}
