import type { Likeness } from "./title-likeness";

/**
 * The engine's learned constants. Variances are of log10 views: 0.25 is a factor of about three either way.
 * `npm run learn` writes them to weights.ts.
 */
export interface Weights {
  /** How far around the median of its first five uploads a channel's level is looked for. */
  level: number;
  /** The level as it drifts from upload to upload, and over how many it is forgotten. */
  drift: number;
  driftUploads: number;
  /** The level as it drifts with time, however many uploads there are. */
  era: number;
  eraDays: number;
  /** What titles with the same words have in common: for good … */
  words: number;
  /** … and for the next `latelyUploads` uploads. */
  wordsLately: number;
  /** What titles that begin alike have in common, for good and lately: a series. */
  start: number;
  startLately: number;
  latelyUploads: number;
  /** What is a video's own and shared with no other. */
  own: number;
  /** A video counts as no further from its forecast than this many standard deviations. */
  clip: number;
  /** The ends of the range before a channel has shown its own, in its typical errors. */
  below: number;
  above: number;
}

/** What a video has in common with each before it: its covariance in log10 views, in parts. */
export interface Shared {
  level: Float64Array;
  title: Float64Array;
  series: Float64Array;
}

/** What is left of a drift after so many uploads: element n after n. */
export interface Decays {
  drift: Float64Array;
  lately: Float64Array;
}

/**
 * The decays for a history of so many uploads: element n is e^(−n / uploads it takes), so 1 of the upload itself; there
 * is one element more than uploads.
 */
export function decaysOver(uploads: number, { driftUploads, latelyUploads }: Weights): Decays {
  const decay = (over: number) => Float64Array.from({ length: uploads + 1 }, (_, n) => Math.exp(-n / over));
  return { drift: decay(driftUploads), lately: decay(latelyUploads) };
}

/**
 * What a video published on `day` shares with the first `size` uploads, if it follows them. Exponential kernels
 * (Ornstein-Uhlenbeck) for what drifts, linear ones of words and beginnings for what belongs to a title (Rasmussen
 * & Williams, Gaussian Processes for Machine Learning, MIT Press 2006, chapter 4): positive definite, and so are
 * their sums and products.
 */
export function sharedWith(
  days: number[],
  size: number,
  day: number,
  likeness: Likeness,
  decays: Decays,
  weights: Weights,
): Shared {
  const shared = {
    level: new Float64Array(size),
    title: new Float64Array(size),
    series: new Float64Array(size),
  };
  for (let at = 0; at < size; at += 1) {
    const apart = Math.abs(day - (days[at] as number));
    const drift = weights.drift * (decays.drift[size - at] as number);
    const lately = decays.lately[size - at] as number;
    shared.level[at] = weights.level + drift + weights.era * Math.exp(-apart / weights.eraDays);
    shared.title[at] = (likeness.words[at] as number) * (weights.words + weights.wordsLately * lately);
    shared.series[at] = (likeness.start[at] as number) * (weights.start + weights.startLately * lately);
  }
  return shared;
}

/** Covariance with each upload before, all parts together. */
export function covarianceOf({ level, title, series }: Shared): Float64Array {
  const all = new Float64Array(level.length);
  for (let at = 0; at < all.length; at += 1) {
    all[at] = (level[at] as number) + (title[at] as number) + (series[at] as number);
  }
  return all;
}

/** The variance of a single video before anything is known of its channel, its own part included. */
export function varianceOf(weights: Weights): number {
  const { level, drift, era, words, wordsLately, start, startLately, own } = weights;
  return level + drift + era + words + wordsLately + start + startLately + own;
}
