import { median, quantile } from "../../statistics/quantiles";
import { viewsAtAYear } from "../forecast";
import type { Video } from "../topics";

/** What videos get at equal age: the middle, the middle half, and how many could be measured. */
export interface Demand {
  /** Median views at the age of a year, by the growth curve; 0 when no video has an age. */
  median: number;
  low: number;
  high: number;
  sampleSize: number;
}

/**
 * Demand on videos at an instant, as the views of each at the age of a year (viewsAtAYear in age.ts). Not views
 * a day since publication: those fall with age, so they rank topics by how recent their uploads are. The median
 * and quartiles, since one hit wrecks a mean (references, "Estimating"). Videos without an age are left out.
 */
export function demandOn(videos: Video[], at: Date): Demand {
  const views = videos.flatMap((video) => viewsAtAYear(video, at) ?? []);
  return {
    median: median(views) ?? 0,
    low: quantile(views, 0.25) ?? 0,
    high: quantile(views, 0.75) ?? 0,
    sampleSize: views.length,
  };
}
