import type { TitleSimilarity } from "./title-similarity";
import { MOST_UPLOADS } from "./window";

/** How similarly uploads do. Variances are of log10 views: 0.25 is a factor of about three either way. */
interface Weights {
  /** Variance of a channel's level around the median of its first uploads, and over how many uploads it changes. */
  level: number;
  levelUploads: number;
  /** The same for short waves of the level. */
  drift: number;
  driftUploads: number;
  /** Variance that equal titles share: for good … */
  title: number;
  /** … and for the next `latelyUploads` uploads. */
  titleRecent: number;
  /** The same for each unit that both forms have in common. */
  form: number;
  formRecent: number;
  recentUploads: number;
  /** Variance of the single video, shared with no other. */
  own: number;
}

/**
 * Chosen on whole histories of 72 channels by their neighbouring pairs and their errors together, in round figures
 * (docs/evaluation/titles.md, "What was tried").
 */
const WEIGHTS: Weights = {
  level: 0.7,
  levelUploads: 1000,
  drift: 0.06,
  driftUploads: 60,
  title: 0.12,
  titleRecent: 0.18,
  form: 0.006,
  formRecent: 0.005,
  recentUploads: 50,
  own: 0.05,
};

/** A title's covariance in log10 views with each upload before it, in two parts. */
export interface Covariance {
  level: Float64Array;
  title: Float64Array;
}

/** Decay over uploads: of a level, in variance; of what titles share for a while, as a share. */
const after = (over: number) => (_: unknown, n: number) => Math.exp(-n / over);
const RECENCY = Float64Array.from({ length: MOST_UPLOADS + 1 }, after(WEIGHTS.recentUploads));
const LEVEL = RECENCY.map(
  (_, n) =>
    WEIGHTS.level * after(WEIGHTS.levelUploads)(_, n) + WEIGHTS.drift * after(WEIGHTS.driftUploads)(_, n),
);

/**
 * The covariance of a title with the first `size` uploads before it, the newest last: exponential kernels
 * (Ornstein-Uhlenbeck) for the level, cosines for what titles share (Rasmussen & Williams, Gaussian Processes for
 * Machine Learning, MIT Press 2006, chapter 4). Sums and products of them are positive definite.
 */
export function covariance({ shared, form }: TitleSimilarity, size: number): Covariance {
  const found = { level: new Float64Array(size), title: new Float64Array(size) };
  for (let at = 0; at < size; at += 1) {
    const recency = RECENCY[size - at] ?? Number.NaN;
    found.level[at] = LEVEL[size - at] ?? Number.NaN;
    found.title[at] =
      (shared[at] ?? Number.NaN) * (WEIGHTS.title + WEIGHTS.titleRecent * recency) +
      (form[at] ?? Number.NaN) * (WEIGHTS.form + WEIGHTS.formRecent * recency);
  }
  return found;
}

/** The variance of what a title of this form adds, before anything is known of the channel. */
export function titleVariance(form: Float64Array): number {
  const units = form.reduce((sum, value) => sum + value * value, 0);
  return WEIGHTS.title + WEIGHTS.titleRecent + units * (WEIGHTS.form + WEIGHTS.formRecent);
}

/** The variance of an upload's log10 views before anything is known of its channel. */
export function priorVariance(form: Float64Array): number {
  return WEIGHTS.level + WEIGHTS.drift + WEIGHTS.own + titleVariance(form);
}

/** No video is known better than this. */
export const OWN_VARIANCE = WEIGHTS.own;
