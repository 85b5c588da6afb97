import type { TitleSimilarity } from "./title-similarity";

/**
 * The engine's learned constants. Variances are of log10 views: 0.25 is a factor of about three either way.
 * `npm run learn` writes them to weights.ts.
 */
export interface Weights {
  /** Variance of a channel's level around the median of its first five uploads. */
  level: number;
  /** Variance of the level as it drifts from upload to upload, and over how many uploads it is forgotten. */
  drift: number;
  driftUploads: number;
  /** Variance of the level as it drifts with time, however many uploads there are. */
  era: number;
  eraDays: number;
  /** Variance that titles with the same words share: for good … */
  words: number;
  /** … and for the next `latelyUploads` uploads. */
  wordsLately: number;
  /** Variance that titles with the same first words share, for good and lately: a series. */
  start: number;
  startLately: number;
  latelyUploads: number;
  /** Variance of the single video, shared with no other. */
  own: number;
  /** Residuals are clipped at this many standard deviations. */
  clip: number;
  /** The ends of the range before a channel has shown its own, in its typical errors. */
  below: number;
  above: number;
}

/** A video's covariance in log10 views with each upload before it, in parts. */
export interface CovarianceParts {
  level: Float64Array;
  title: Float64Array;
  series: Float64Array;
}

/** What is left of a drift after so many uploads: element n after n. */
export interface Decays {
  drift: Float64Array;
  lately: Float64Array;
}

/** The decays for a history of so many uploads: element n is e^(−n / uploads it takes), for n from 0 to `uploads`. */
export function decayTables(uploads: number, { driftUploads, latelyUploads }: Weights): Decays {
  const decay = (over: number) => Float64Array.from({ length: uploads + 1 }, (_, n) => Math.exp(-n / over));
  return { drift: decay(driftUploads), lately: decay(latelyUploads) };
}

/**
 * The covariance of a video published on `day` with the uploads on `days`, all before it. Exponential kernels
 * (Ornstein-Uhlenbeck) for what drifts, linear ones of words and first words for what belongs to a title (Rasmussen
 * & Williams, Gaussian Processes for Machine Learning, MIT Press 2006, chapter 4): positive definite, and so are
 * their sums and products.
 */
export function covarianceParts(
  days: Float64Array,
  day: number,
  similarity: TitleSimilarity,
  decays: Decays,
  weights: Weights,
): CovarianceParts {
  const size = days.length;
  const parts = {
    level: new Float64Array(size),
    title: new Float64Array(size),
    series: new Float64Array(size),
  };
  for (let at = 0; at < size; at += 1) {
    const daysBetween = Math.abs(day - (days[at] ?? Number.NaN));
    const drift = weights.drift * (decays.drift[size - at] ?? Number.NaN);
    const lately = decays.lately[size - at] ?? Number.NaN;
    const words = similarity.words[at] ?? Number.NaN;
    const start = similarity.start[at] ?? Number.NaN;
    parts.level[at] = weights.level + drift + weights.era * Math.exp(-daysBetween / weights.eraDays);
    parts.title[at] = words * (weights.words + weights.wordsLately * lately);
    parts.series[at] = start * (weights.start + weights.startLately * lately);
  }
  return parts;
}

/** The covariance with each upload before, all parts together. */
export function totalCovariance({ level, title, series }: CovarianceParts): Float64Array {
  return level.map((own, at) => own + (title[at] ?? Number.NaN) + (series[at] ?? Number.NaN));
}

/** The variance of a single video before anything is known of its channel, its own part included. */
export function priorVariance(weights: Weights): number {
  const { level, drift, era, words, wordsLately, start, startLately, own } = weights;
  return level + drift + era + words + wordsLately + start + startLately + own;
}
