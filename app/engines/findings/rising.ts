import { chanceOfBeingHigher, leastChanceOfBeingHigher } from "../../statistics/mann-whitney";
import { median } from "../../statistics/quantiles";
import { ageInDays, viewsAtAYear } from "../forecast";
import type { Topic, Video } from "../topics";

import { channelCount, type Survey } from "./survey";

/** Uploads of the last half year are newer, all before them older. */
export const NEWER_DAYS = 180;

/** Uploads needed on the newer and on the older side. */
export const RISING_MIN_EACH = 3;

/** The newer uploads must come from this many channels: one channel's good run is not a topic's. */
export const RISING_MIN_CHANNELS = 3;

/** The newer uploads must do this many times better, however sure the test is. */
export const RISING_MIN_GAIN = 1.25;

/**
 * Nominal chance that any topic would pass by luck, over all that are tested. Small samples cannot use it up,
 * and the other conditions must hold as well, so the finding appears by luck less often than this; at 0.05
 * samples of this size hardly ever show a topic that does rise.
 */
export const RISING_LEVEL = 0.1;

/** Newer against older uploads on one topic, in views at equal age. */
export interface Rise {
  topic: Topic;
  newer: Video[];
  older: Video[];
  newerViews: number;
  olderViews: number;
  /** newerViews over olderViews. */
  gain: number;
  /** The same for all other videos over the same dates; null when either side has too few. */
  restGain: number | null;
  /** How many other videos have an age to compare at. */
  restSize: number;
  /** One-sided p of the test, gain of the rest taken out; before correction for testing several topics. */
  chance: number;
  /** The least p these numbers of videos can give. */
  leastChance: number;
}

/**
 * Compares newer with older uploads of a topic at equal age. The newer side is divided by what the other
 * videos gained over the same time, where they gained: a change that lifts everything, such as a new way of
 * counting views, is not this topic rising. (Where they lost, old survivors of search results are likelier
 * the cause, and nothing is added.) null when a side has fewer than 3 videos, the newer side fewer than 3
 * channels, or the older side no views.
 */
export function riseOf(topic: Topic, study: Survey): Rise | null {
  const dated = topic.videos
    .filter((video) => viewsAtAYear(video, study.at) !== null)
    .sort(
      (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt) || (a.videoId < b.videoId ? -1 : 1),
    );
  const newer = dated.filter((video) => isNewer(video, study.at));
  const older = dated.slice(newer.length);
  if (newer.length < RISING_MIN_EACH || older.length < RISING_MIN_EACH) return null;
  if (channelCount(newer) < RISING_MIN_CHANNELS) return null;
  const [newerValues, olderValues] = [atEqualAge(newer, study.at), atEqualAge(older, study.at)];
  const [newerViews, olderViews] = [median(newerValues) ?? 0, median(olderValues) ?? 0];
  if (olderViews === 0) return null;
  const { restGain, restSize } = gainOfRest(topic, study);
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

/** Whether a rise is large enough, beyond what the other videos gained, and more than noise at `level`. */
export function isRising({ gain, restGain, chance }: Rise, level: number): boolean {
  return gain / Math.max(1, restGain ?? 1) >= RISING_MIN_GAIN && chance <= level;
}

function gainOfRest(topic: Topic, { videos, at }: Survey): Pick<Rise, "restGain" | "restSize"> {
  const inside = new Set(topic.videos);
  const others = videos.filter((video) => !inside.has(video) && viewsAtAYear(video, at) !== null);
  const isNew = Map.groupBy(others, (video) => isNewer(video, at));
  const [newer, older] = [isNew.get(true) ?? [], isNew.get(false) ?? []];
  const before = median(atEqualAge(older, at));
  if (newer.length < RISING_MIN_EACH || older.length < RISING_MIN_EACH || !before) {
    return { restGain: null, restSize: others.length };
  }
  return { restGain: (median(atEqualAge(newer, at)) ?? 0) / before, restSize: others.length };
}

function isNewer(video: Video, at: Date): boolean {
  return (ageInDays(video.publishedAt, at) ?? Number.POSITIVE_INFINITY) <= NEWER_DAYS;
}

function atEqualAge(videos: Video[], at: Date): number[] {
  return videos.flatMap((video) => viewsAtAYear(video, at) ?? []);
}
