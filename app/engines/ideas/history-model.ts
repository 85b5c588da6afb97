import { cholesky, solveForward, type Triangle } from "../../statistics/cholesky";
import { median } from "../../statistics/quantiles";
import { dot } from "../../statistics/vectors";
import {
  covarianceParts,
  type Decays,
  decayTables,
  priorVariance,
  titleVariance,
  type Weights,
} from "./covariance";
import type { TitleFeatures } from "./title-features";
import { type TitleSimilarity, titleComparer } from "./title-similarity";

/** An upload as the model sees it. */
export interface Observation {
  features: TitleFeatures;
  /** log10 of its views, adjusted for age. */
  logViews: number;
  /** What the model over channels expects of its title, in log10. */
  expected: number;
}

/** A channel's uploads as a Gaussian process over log10 views, each given those before it. */
export interface HistoryModel {
  weights: Weights;
  decays: Decays;
  factor: Triangle;
  /** What the uploads were beyond what those before them said, in standard deviations. */
  residuals: Float64Array;
  /** The median of the first uploads, around which the level is looked for. */
  center: number;
  compare(features: TitleFeatures): TitleSimilarity;
}

/** What the model says of one title published after the first `size` uploads. */
export interface Estimate {
  /** log10 views. */
  mean: number;
  /** Of a single video, its own chance included. */
  deviation: number;
}

/** What of it the title does. */
export interface TitleEffect {
  /** What the title adds to the channel's level, in log10, with what the model over channels expects. */
  effect: number;
  /** How much of what a title may add the channel's uploads tell: 0 (nothing) to 1. */
  told: number;
  /** What the title and each earlier upload share, in variance. */
  shared: Float64Array;
}

/** The level is looked for around the median of so many first uploads. */
const CENTER_UPLOADS = 20;
/** An upload is clipped around the median of so many before it. */
const CLIP_UPLOADS = 20;
/** With fewer before it, around the median of the first so many. */
const FIRST_UPLOADS = 5;
/** A channel's typical distance is that of its uploads to the median of so many either side. */
const EITHER_SIDE = 10;
/** Of the channel in the middle of the development data (log10): counts where fewer uploads than these are known. */
const TYPICAL = 0.24;
const MIN_TYPICAL_UPLOADS = 20;
/** Nobody's uploads are clipped nearer or further than this (log10). */
const LEAST_CLIP = 0.35;
const MOST_CLIP = 1.2;

/**
 * Fits a channel's uploads, oldest first.
 *
 * @param known how many of them tell which words are rare and how far uploads typically lie apart: no more than were
 * published before what is to be judged
 */
export function fitHistory(uploads: Observation[], known: number, weights: Weights): HistoryModel {
  const comparer = titleComparer(uploads.slice(0, known).map(({ features }) => features));
  const decays = decayTables(uploads.length, weights);
  const rows = uploads.map(({ features }, at) => {
    const { level, title } = covarianceParts(comparer.compare(features), weights, decays);
    comparer.add(features);
    const row = new Float64Array(at + 1);
    for (let before = 0; before < at; before += 1) {
      row[before] = (level[before] ?? Number.NaN) + (title[before] ?? Number.NaN);
    }
    row[at] = priorVariance(features.form, weights);
    return row;
  });
  const factor = cholesky(rows);
  const clipped = clippedViews(uploads, known, weights);
  const center = median([...clipped.subarray(0, CENTER_UPLOADS)]) ?? 0;
  const residuals = solveForward(
    factor,
    clipped.map((own) => own - center),
    uploads.length,
  );
  return { weights, decays, factor, residuals, center, compare: comparer.compare };
}

/**
 * Log views beyond what the model over channels expects of each title. A hit counts as at most `clip` of the channel's
 * typical distances above the median of the 20 before it, or it would lift everything that shares a word with it.
 */
function clippedViews(uploads: Observation[], known: number, weights: Weights): Float64Array {
  const logViews = uploads.map((own) => own.logViews);
  const typical = typicalDistance(logViews.slice(0, known));
  const clip = Math.min(Math.max(weights.clip * typical, LEAST_CLIP), MOST_CLIP);
  return Float64Array.from(uploads, ({ logViews: own, expected }, at) => {
    const before =
      at < FIRST_UPLOADS
        ? logViews.slice(0, FIRST_UPLOADS)
        : logViews.slice(Math.max(at - CLIP_UPLOADS, 0), at + 1);
    const level = median(before) ?? own;
    return Math.min(Math.max(own, level - clip), level + clip) - expected;
  });
}

/** The median distance of an upload to the median of those around it, in log10. */
function typicalDistance(logViews: number[]): number {
  if (logViews.length < MIN_TYPICAL_UPLOADS) return TYPICAL;
  const distances = logViews.map((own, at) => {
    const around = logViews.slice(Math.max(at - EITHER_SIDE, 0), at + EITHER_SIDE + 1);
    return Math.abs(own - (median(around) ?? own));
  });
  return median(distances) ?? TYPICAL;
}

/**
 * What the first `size` uploads say of a title.
 *
 * @param similarity of the title to at least the first `size` uploads
 * @param expected what the model over channels expects of it, in log10
 */
export function estimateTitle(
  { weights, factor, residuals, center, decays }: HistoryModel,
  size: number,
  form: Float64Array,
  similarity: TitleSimilarity,
  expected: number,
): Estimate {
  const parts = covarianceParts(similarity, weights, decays, size);
  const gains = solveForward(
    factor,
    parts.level.map((own, at) => own + (parts.title[at] ?? Number.NaN)),
    size,
  );
  const variance = priorVariance(form, weights) - dot(gains, gains);
  return {
    mean: center + expected + dot(gains, residuals),
    deviation: Math.sqrt(Math.max(variance, weights.own)),
  };
}

/** How much of `estimateTitle` is the title's, and what it rests on. */
export function titleEffect(
  { weights, factor, residuals, decays }: HistoryModel,
  size: number,
  form: Float64Array,
  similarity: TitleSimilarity,
  expected: number,
): TitleEffect {
  const shared = covarianceParts(similarity, weights, decays, size).title;
  const gains = solveForward(factor, shared, size);
  return {
    effect: expected + dot(gains, residuals),
    told: Math.min(dot(gains, gains) / titleVariance(form, weights), 1),
    shared,
  };
}
