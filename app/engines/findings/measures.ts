import { median, quantile } from "../../statistics/quantiles";
import { viewsAtAYear } from "../growth";
import type { Video } from "../topics";
import { type Evidence, LARGE_CHANNEL, subscriberCount } from "./evidence";

/** What videos get, adjusted for age: the median and the middle half, from how many videos. */
export interface Demand {
  /** Median views at the age of a year, by the growth curve; 0 if no video has an age. */
  median: number;
  low: number;
  high: number;
  sampleSize: number;
}

/**
 * Demand on videos as of an instant: the views of each at the age of a year. Not views a day since publication,
 * which fall with age and so rank topics by how recent their uploads are. Median and quartiles, since one hit
 * wrecks a mean (references, "Estimating"). Videos without an age are left out.
 */
export function measureDemand(videos: Video[], at: Date): Demand {
  const views = videos.flatMap((video) => viewsAtAYear(video, at) ?? []);
  return {
    median: median(views) ?? 0,
    low: quantile(views, 0.25) ?? 0,
    high: quantile(views, 0.75) ?? 0,
    sampleSize: views.length,
  };
}

/** How much of a topic large channels hold. */
export interface Competition {
  /** Of the videos whose channel size is known, the share by large channels, 0..1; null if no size is known. */
  share: number | null;
  large: number;
  known: number;
}

/** Counts the videos by channels of 100,000 subscribers or more among those whose channel size is known. */
export function measureCompetition(videos: Video[], channels: Evidence["channels"]): Competition {
  const sizes = videos.flatMap((video) => subscriberCount(video, channels) ?? []);
  const large = sizes.filter((size) => size >= LARGE_CHANNEL).length;
  return { share: sizes.length === 0 ? null : large / sizes.length, large, known: sizes.length };
}

/**
 * Likes and comments over views, in percent. Summed over the videos that have views and show both counts, so
 * that a video of ten views weighs as little as it should. null if no video does.
 */
export function engagementScore(videos: Video[]): number | null {
  let [views, acts] = [0, 0];
  for (const { viewCount, likeCount, commentCount } of videos) {
    if (likeCount === null || commentCount === null || !(viewCount > 0)) continue;
    views += viewCount;
    acts += likeCount + commentCount;
  }
  return views === 0 ? null : (acts / views) * 100;
}
