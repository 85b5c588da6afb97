import { compact, counted } from "../../numbers/figures";
import { chanceOfBeingHigher, leastChanceOfBeingHigher } from "../../statistics/mann-whitney";
import { median } from "../../statistics/quantiles";
import { testable } from "../../statistics/several-tests";
import { ageInDays, viewsAtAYear } from "../growth";
import type { Topic, Video } from "../topics";
import { countChannels, type Evidence } from "./evidence";
import type { Figure, Finding } from "./insights";
import { chanceText, oddsSentence, redefinitionNote, timesText } from "./wording";

/** Uploads of the last half year are newer, all before them older. */
const NEWER_DAYS = 180;

/** The uploads needed on the newer and on the older side. */
const RISING_MIN_EACH = 3;

/** The newer uploads must come from this many channels: one channel's good run is not a topic's. */
const RISING_MIN_CHANNELS = 3;

/** The newer uploads must get this many times the views of the older ones, however sure the test is. */
const RISING_MIN_GAIN = 1.25;

/**
 * Nominal chance that any of the tested topics passes by luck. Small samples cannot use it up, and the other
 * conditions must hold as well, so luck makes a finding less often than this. At 0.05, samples of this size
 * would hardly ever show a topic that does rise.
 */
const RISING_LEVEL = 0.1;

/**
 * The Rising Topic: of the topics that can be tested and pass, the one least likely to be luck. Otherwise not
 * found, with the nearest miss and its figures.
 */
export function findRising(evidence: Evidence): Finding {
  const rises = evidence.topics
    .flatMap((topic) => measureRise(topic, evidence) ?? [])
    .sort((a, b) => a.chance - b.chance || b.gain - a.gain || (a.topic.name < b.topic.name ? -1 : 1));
  const { tested, level } = testable(rises, RISING_LEVEL);
  const [nearest] = tested;
  if (!nearest) return { found: false, reason: whyUntested(evidence), figures: [] };
  const best = tested.find((rise) => isRising(rise, level));
  if (!best) {
    const figures = showFigures(nearest, tested.length, level, evidence);
    return { found: false, reason: whyNotRising(nearest, level), figures };
  }
  const { topic, newer, older, gain, chance } = best;
  const proof = `Newer uploads get ${timesText(gain)} the older ones' views`;
  const groups = [
    { label: `${newer.length} newer uploads`, videoIds: newer.map((video) => video.videoId) },
    { label: `${older.length} older uploads`, videoIds: older.map((video) => video.videoId) },
  ];
  return {
    found: true,
    clusterName: topic.name,
    reason: `${proof}, adjusted for age. ${oddsSentence(chance)}`,
    proof,
    figures: showFigures(best, tested.length, level, evidence),
    videoIds: groups.flatMap(({ videoIds }) => videoIds),
    groups,
  };
}

/** Newer against older uploads on one topic, in views adjusted for age. */
export interface Rise {
  topic: Topic;
  newer: Video[];
  older: Video[];
  newerViews: number;
  olderViews: number;
  /** newerViews over olderViews. */
  gain: number;
  /** The same for all other videos over the same dates; null if either side has too few. */
  restGain: number | null;
  /** How many other videos have an age to compare at. */
  restSize: number;
  /** One-sided p of the test without the gain of the rest, before correction for testing several topics. */
  chance: number;
  /** The least p that these numbers of videos can give. */
  leastChance: number;
}

/**
 * Compares newer with older uploads of a topic, adjusted for age. If the other videos gained over the same time, the
 * newer side is divided by their gain: a change that lifts everything, such as a new way of counting views, is
 * not this topic rising. (If they lost, nothing is added: old survivors of search results are the likelier
 * cause.) null if a side has fewer than 3 videos, the newer side fewer than 3 channels, or the older side no
 * views.
 */
export function measureRise(topic: Topic, evidence: Evidence): Rise | null {
  const dated = topic.videos
    .filter((video) => viewsAtAYear(video, evidence.at) !== null)
    .sort(
      (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt) || (a.videoId < b.videoId ? -1 : 1),
    );
  const newer = dated.filter((video) => isNewer(video, evidence.at));
  const older = dated.slice(newer.length);
  if (newer.length < RISING_MIN_EACH || older.length < RISING_MIN_EACH) return null;
  if (countChannels(newer) < RISING_MIN_CHANNELS) return null;
  const [newerValues, olderValues] = [
    viewsAtEqualAge(newer, evidence.at),
    viewsAtEqualAge(older, evidence.at),
  ];
  const [newerViews, olderViews] = [median(newerValues) ?? 0, median(olderValues) ?? 0];
  if (olderViews === 0) return null;
  const { restGain, restSize } = measureRest(topic, evidence);
  const lift = Math.max(1, restGain ?? 1);
  const chance = chanceOfBeingHigher(
    newerValues.map((views) => views / lift),
    olderValues,
  );
  const leastChance = leastChanceOfBeingHigher(newer.length, older.length);
  return {
    topic,
    newer,
    older,
    newerViews,
    olderViews,
    gain: newerViews / olderViews,
    restGain,
    restSize,
    chance,
    leastChance,
  };
}

/** Whether a rise is large enough beyond the gain of the other videos, and unlikely by luck at `level`. */
export function isRising({ gain, restGain, chance }: Rise, level: number): boolean {
  return gain / Math.max(1, restGain ?? 1) >= RISING_MIN_GAIN && chance <= level;
}

function measureRest(topic: Topic, { videos, at }: Evidence): Pick<Rise, "restGain" | "restSize"> {
  const inside = new Set(topic.videos);
  const others = videos.filter((video) => !inside.has(video) && viewsAtAYear(video, at) !== null);
  const isNew = Map.groupBy(others, (video) => isNewer(video, at));
  const [newer, older] = [isNew.get(true) ?? [], isNew.get(false) ?? []];
  const before = median(viewsAtEqualAge(older, at));
  if (newer.length < RISING_MIN_EACH || older.length < RISING_MIN_EACH || !before) {
    return { restGain: null, restSize: others.length };
  }
  return { restGain: (median(viewsAtEqualAge(newer, at)) ?? 0) / before, restSize: others.length };
}

function isNewer(video: Video, at: Date): boolean {
  return (ageInDays(video.publishedAt, at) ?? Number.POSITIVE_INFINITY) <= NEWER_DAYS;
}

function viewsAtEqualAge(videos: Video[], at: Date): number[] {
  return videos.flatMap((video) => viewsAtAYear(video, at) ?? []);
}

function whyUntested({ topics }: Evidence): string {
  if (topics.length === 0) return "Not enough evidence: the videos form no topic.";
  return (
    `Not enough uploads: a topic needs ${RISING_MIN_EACH} from the last ${NEWER_DAYS} days, ` +
    `by ${counted(RISING_MIN_CHANNELS, "channel")}, and ${RISING_MIN_EACH} older ones.`
  );
}

function whyNotRising({ topic, gain, restGain, chance }: Rise, level: number): string {
  const nearest = `“${topic.name}” comes nearest: newer uploads get ${timesText(gain)} the older ones' views.`;
  if (gain < RISING_MIN_GAIN) return `${nearest} No clear gain.`;
  if (chance > level) return `${nearest} ${oddsSentence(chance)}`;
  return `${nearest} The other videos gained ${timesText(restGain ?? 1)}, too.`;
}

function showFigures(rise: Rise, tested: number, level: number, { answer }: Evidence): Figure[] {
  const { newer, older, newerViews, olderViews, gain, restGain, restSize, chance } = rise;
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
