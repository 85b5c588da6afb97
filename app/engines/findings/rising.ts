import { median } from "../../statistics/quantiles";
import { chanceOfBeingHigher, leastChanceOfBeingHigher, testable } from "../../statistics/rank-tests";
import { ageInDays, viewsAtAYear } from "../growth";
import type { Topic, Video } from "../topics";
import { countChannels, type Evidence } from "./evidence";
import type { Finding } from "./insights";

/** Uploads of the last half year are newer, all before them older. */
export const NEWER_DAYS = 180;

/** The uploads needed on the newer and on the older side. */
export const RISING_MIN_EACH = 3;

/** The newer uploads must come from this many channels: one channel's good run is not a topic's. */
export const RISING_MIN_CHANNELS = 3;

/** The newer uploads must get this many times the views of the older ones, however sure the test is. */
const RISING_MIN_GAIN = 1.25;

/**
 * Nominal chance that any of the tested topics passes by luck. Small samples cannot use it up, and the other
 * conditions must hold as well, so luck makes a finding less often than this. At 0.05, samples of this size
 * would hardly ever show a topic that does rise.
 */
const RISING_LEVEL = 0.1;

/** The rise of a topic beside the level it is held to, shared by so many topics tested. */
export interface TestedRise extends Rise {
  tested: number;
  level: number;
}

/** Why nothing rises: nothing can be tested, or what the nearest topic lacks. */
export type RisingMiss =
  | { why: "no-topic" | "too-few-uploads"; nearest: null }
  | { why: "no-gain" | "could-be-luck" | "others-gained"; nearest: TestedRise };

/** The Rising Topic and its rise, or what is missing. */
export type RisingFinding = Finding<{ rise: TestedRise }, RisingMiss>;

/**
 * The Rising Topic: of the topics that can be tested and pass, the one least likely to be luck. Otherwise not
 * found, with the nearest miss.
 */
export function findRising(evidence: Evidence): RisingFinding {
  const rises = evidence.topics
    .flatMap((topic) => measureRise(topic, evidence) ?? [])
    .sort((a, b) => a.chance - b.chance || b.gain - a.gain || (a.topic.name < b.topic.name ? -1 : 1));
  const { tested, level } = testable(rises, RISING_LEVEL);
  const [nearest] = tested;
  if (!nearest) {
    const why = evidence.topics.length === 0 ? "no-topic" : "too-few-uploads";
    return { found: false, why, nearest: null };
  }
  const test = { tested: tested.length, level };
  const best = tested.find((rise) => isRising(rise, level));
  if (!best) return { found: false, why: whyNotRising(nearest, level), nearest: { ...nearest, ...test } };
  return {
    found: true,
    clusterName: best.topic.name,
    videoIds: [...best.newer, ...best.older].map(({ videoId }) => videoId),
    rise: { ...best, ...test },
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

function whyNotRising({ gain, chance }: Rise, level: number) {
  if (gain < RISING_MIN_GAIN) return "no-gain";
  return chance > level ? "could-be-luck" : "others-gained";
}
