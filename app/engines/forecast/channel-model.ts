import { cholesky, solveForward, type Triangle } from "../../statistics/cholesky";
import { median } from "../../statistics/quantiles";
import { subtractDot } from "../../statistics/vectors";
import { MIN_UPLOADS, type UsableUpload } from "../growth";
import { type Correction, correct, correctionsAfter } from "./correction";
import {
  type CovarianceParts,
  covarianceParts,
  type Decays,
  decayTables,
  priorVariance,
  totalCovariance,
  type Weights,
} from "./covariance";
import { type Spread, spreadsAfter } from "./spread";
import type { ComparedTitle, TitleSimilarity } from "./title-similarity";

/** An upload with its title compared with those before it. */
export interface Observation extends UsableUpload {
  title: ComparedTitle;
  /** How many log10 views similar titles and its words lift it, known before it came out. */
  lift: number;
}

/** A channel's uploads as a Gaussian process over log10 views, and each one's residual given those before it. */
export interface ChannelModel {
  uploads: Observation[];
  days: Float64Array;
  decays: Decays;
  factor: Triangle;
  /** The median of the first five, around which the level is looked for. The forecast of the sixth knows them all. */
  center: number;
  /** How far each came out from its forecast, in standard deviations: positive above it. */
  residuals: Float64Array;
  /** The same of the process itself, clipped at `weights.clip`: what moves later forecasts. */
  clippedResiduals: Float64Array;
  /** After each number of uploads: what its own past adds to the process' forecast. */
  corrections: Correction[];
  /** After each number of uploads. */
  spreads: Spread[];
  weights: Weights;
}

/** The posterior of one video's log10 views at 30 days. */
export interface Posterior {
  mean: number;
  /** How many log10 views of it similar titles and the title's words are. */
  lift: number;
  /** How much of it is the forecast from titles and trend; the rest is the median of the 20 before. */
  share: number;
  /** One video in ten ends this far below the mean, one this far above, in log10. */
  below: number;
  above: number;
  covariance: CovarianceParts;
  similarity: TitleSimilarity;
  /** How much the clipped residual of each upload before it moves the mean. */
  gains: Float64Array;
}

/** Views at 30 days. */
export interface Range {
  p10: number;
  p50: number;
  p90: number;
}

/**
 * Fits a channel's uploads, oldest first, each given those before it. A residual beyond `clip` standard deviations
 * counts as `clip` (a robust filter after Masreliez & Martin, IEEE Transactions on Automatic Control 22(3), 1977),
 * or one hit would lift every forecast after it.
 */
export function fitChannel(uploads: Observation[], weights: Weights): ChannelModel {
  const days = Float64Array.from(uploads, ({ day }) => day);
  const decays = decayTables(uploads.length, weights);
  const variance = priorVariance(weights);
  const rows = uploads.map(({ day, title }, at) => {
    const parts = covarianceParts(days.subarray(0, at), day, title.similarity, decays, weights);
    const row = new Float64Array(at + 1);
    row.set(totalCovariance(parts));
    row[at] = variance;
    return row;
  });
  const factor = cholesky(rows);
  const logViews = uploads.map((upload) => upload.logViews);
  const rests = uploads.map((upload) => upload.logViews - upload.lift);
  const center = median(rests.slice(0, MIN_UPLOADS)) ?? 0;
  const clippedResiduals = new Float64Array(uploads.length);
  const means = new Float64Array(uploads.length);
  for (const [at, row] of factor.entries()) {
    const rest = subtractDot((rests[at] ?? Number.NaN) - center, row, clippedResiduals, at);
    const deviation = row[at] ?? Number.NaN;
    clippedResiduals[at] = Math.min(Math.max(rest / deviation, -weights.clip), weights.clip);
    means[at] = (logViews[at] ?? Number.NaN) - rest;
  }
  const corrections = correctionsAfter(logViews, means);
  const residuals = Float64Array.from(logViews, (own, at) => {
    const mean = correct(means[at] ?? Number.NaN, corrections[at]);
    return (own - mean) / (factor[at]?.[at] ?? Number.NaN);
  });
  const spreads = spreadsAfter(residuals, weights);
  return {
    uploads,
    days,
    decays,
    factor,
    center,
    residuals,
    clippedResiduals,
    corrections,
    spreads,
    weights,
  };
}

/**
 * The posterior of a video that follows the first `size` uploads (five at least) on `day`, its title compared with
 * each of theirs. Titles of later uploads beside the first `size` are not read.
 *
 * @throws RangeError if the model has fewer uploads than `size`
 */
export function predict(
  model: ChannelModel,
  size: number,
  day: number,
  { title, lift }: Pick<Observation, "title" | "lift">,
): Posterior {
  const { weights, clippedResiduals } = model;
  const { similarity } = title;
  const spread = model.spreads[size];
  if (!spread) throw new RangeError(`the model has fewer than ${size} uploads`);
  const covariance = covarianceParts(model.days.subarray(0, size), day, similarity, model.decays, weights);
  const gains = solveForward(model.factor, totalCovariance(covariance), size);
  let mean = model.center + lift;
  let variance = priorVariance(weights);
  for (const [at, gain] of gains.entries()) {
    mean += gain * (clippedResiduals[at] ?? Number.NaN);
    variance -= gain * gain;
  }
  const deviation = Math.sqrt(Math.max(variance, weights.own));
  const correction = model.corrections[size];
  // Titles of words that nobody has used say nothing: the usual views are all there is to go by.
  const share = lift === 0 ? 0 : (correction?.share ?? 1);
  return {
    mean: correct(mean, correction && { ...correction, share }),
    lift,
    share,
    below: spread.below * deviation,
    above: spread.above * deviation,
    covariance,
    similarity,
    gains,
  };
}

/** The posterior as views: one video in ten is to end below p10 and one above p90. */
export function toRange({ mean, below, above }: Pick<Posterior, "mean" | "below" | "above">): Range {
  return { p10: 10 ** (mean - below), p50: 10 ** mean, p90: 10 ** (mean + above) };
}
