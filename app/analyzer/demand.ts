import { viewsADay } from "./age";
import type { Video } from "./evidence";
import { median, quantile } from "./statistics";

/** What videos draw a day: the middle, the middle half, and how many could be measured. */
export interface Demand {
  /** Median views a day since publication; 0 when no video has an age. */
  median: number;
  low: number;
  high: number;
  sampleSize: number;
}

/**
 * Demand on videos at an instant, as views a day each since publication (see viewsADay in age.ts). The median
 * and quartiles, since one hit wrecks a mean (references, "Estimating"). Videos without an age are left out.
 */
export function demandOn(videos: Video[], at: Date): Demand {
  const rates = videos.flatMap((video) => viewsADay(video, at) ?? []);
  return {
    median: median(rates) ?? 0,
    low: quantile(rates, 0.25) ?? 0,
    high: quantile(rates, 0.75) ?? 0,
    sampleSize: rates.length,
  };
}
