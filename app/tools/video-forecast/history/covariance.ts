import type { Likeness } from "./title-likeness";
import type { Weights } from "./weights";

/** What two videos of a channel have in common: the parts of their covariance in log10 views. */
export interface Shared {
  level: number;
  trend: number;
  title: number;
  series: number;
}

/**
 * What the video at place `at` (its `day` in `days`) shares with each before it. Exponential kernels
 * (Ornstein-Uhlenbeck) for what drifts; linear kernels of the titles' words for what belongs to a title
 * (Rasmussen & Williams, Gaussian Processes for Machine Learning, 2006, chapter 4). All are positive definite,
 * and so are their sums and products.
 */
export function sharedWith(at: number, days: number[], likeness: Likeness, weights: Weights): Shared[] {
  return Array.from({ length: at }, (_, before) => {
    const uploads = at - before;
    const apart = Math.abs((days[at] as number) - (days[before] as number));
    const lately = Math.exp(-uploads / weights.latelyUploads);
    return {
      level: weights.level,
      trend:
        weights.drift * Math.exp(-uploads / weights.driftUploads) +
        weights.run * Math.exp(-uploads / weights.runUploads) +
        weights.era * Math.exp(-apart / weights.eraDays),
      title:
        (likeness.words[before] as number) * (weights.words + weights.wordsLately * lately) +
        (likeness.runs[before] as number) * (weights.runs + weights.runsLately * lately),
      series: (likeness.start[before] as number) * (weights.start + weights.startLately * lately),
    };
  });
}

/** The variance of a single video before anything is known of its channel, its own part included. */
export function variance(weights: Weights): number {
  const { level, drift, run, era, words, wordsLately, runs, runsLately, start, startLately, own } = weights;
  return level + drift + run + era + words + wordsLately + runs + runsLately + start + startLately + own;
}
