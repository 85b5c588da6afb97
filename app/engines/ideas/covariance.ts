import type { TitleSimilarity } from "./title-similarity";

/**
 * The engine's learned constants. Variances are of log10 views: 0.25 is a factor of about three either way.
 * `npm run learn` writes them to weights.ts.
 */
export interface Weights {
  /** Variance of a channel's level around the median of its first uploads, and over how many uploads it changes. */
  level: number;
  levelUploads: number;
  /** The same for short waves of the level. */
  drift: number;
  driftUploads: number;
  /** Variance that titles with the same words share: for good … */
  words: number;
  /** … and for the next `latelyUploads` uploads. */
  wordsLately: number;
  runs: number;
  runsLately: number;
  start: number;
  startLately: number;
  end: number;
  endLately: number;
  /** Variance for each unit that both forms have in common. */
  form: number;
  latelyUploads: number;
  /** Variance of the single video, shared with no other. */
  own: number;
  /** An upload counts as at most so many of the channel's typical distances above or below those before it. */
  clip: number;
  /** How much of what the models over channels expect of a title is taken over. */
  prior: number;
  /** The same of what uploads that are too old for the model say. */
  older: number;
}

/** A title's covariance in log10 views with each upload before it, in two parts. */
export interface CovarianceParts {
  level: Float64Array;
  title: Float64Array;
}

/**
 * The covariance of a title with the uploads before it, the newest last: exponential kernels (Ornstein-Uhlenbeck) for
 * the level, cosines for what titles share (Rasmussen & Williams, Gaussian Processes for Machine Learning, MIT Press
 * 2006, chapter 4). Sums and products of them are positive definite.
 *
 * @param decays see `decayTables`
 */
export function covarianceParts(
  similarity: TitleSimilarity,
  weights: Weights,
  decays: Decays,
  size = similarity.words.length,
): CovarianceParts {
  const parts = { level: new Float64Array(size), title: new Float64Array(size) };
  const { words, runs, start, end, form } = similarity;
  for (let at = 0; at < size; at += 1) {
    const lately = decays.lately[size - at] ?? Number.NaN;
    parts.level[at] = decays.level[size - at] ?? Number.NaN;
    parts.title[at] =
      (words[at] ?? Number.NaN) * (weights.words + weights.wordsLately * lately) +
      (runs[at] ?? Number.NaN) * (weights.runs + weights.runsLately * lately) +
      (start[at] ?? Number.NaN) * (weights.start + weights.startLately * lately) +
      (end[at] ?? Number.NaN) * (weights.end + weights.endLately * lately) +
      (form[at] ?? Number.NaN) * weights.form;
  }
  return parts;
}

/** What is left after so many uploads: element n after n. */
export interface Decays {
  /** Of the level and its drift, in variance. */
  level: Float64Array;
  /** Of what titles share lately, as a share. */
  lately: Float64Array;
}

export function decayTables(uploads: number, weights: Weights): Decays {
  const decay = (over: number) => (_: unknown, n: number) => Math.exp(-n / over);
  const lately = Float64Array.from({ length: uploads + 1 }, decay(weights.latelyUploads));
  const [level, drift] = [decay(weights.levelUploads), decay(weights.driftUploads)];
  return {
    lately,
    level: lately.map((_, n) => weights.level * level(_, n) + weights.drift * drift(_, n)),
  };
}

/** The variance of what a title adds, before anything is known of the channel. */
export function titleVariance(form: Float64Array, weights: Weights): number {
  const { words, wordsLately, runs, runsLately, start, startLately, end, endLately } = weights;
  const shared = words + wordsLately + runs + runsLately + start + startLately + end + endLately;
  return shared + weights.form * form.reduce((sum, value) => sum + value * value, 0);
}

/** The variance of an upload's log10 views before anything is known of its channel. */
export function priorVariance(form: Float64Array, weights: Weights): number {
  return weights.level + weights.drift + weights.own + titleVariance(form, weights);
}
