import { median } from "../../statistics/quantiles";
import { cholesky, dot, solveForward, subtractDot, type Triangle } from "../../statistics/sums";
import { type Covariance, covariance, OWN_VARIANCE, priorVariance } from "./covariance";
import type { TitleFeatures } from "./title-features";
import { type ComparedTitles, type TitleSimilarity, titleComparer } from "./title-similarity";

/** An upload as the process sees it. */
export interface Observation {
  features: TitleFeatures;
  /** log10 of its views at 30 days. */
  logViews: number;
  /** What was expected of its title beside the channel's level before it came out, in log10. */
  expected: number;
}

/** A channel's uploads as a Gaussian process over log10 views, each given those before it. */
export interface Process {
  /** In single precision, in which it is kept: computed by it or by what was kept, an estimate is the same. */
  factor: Triangle;
  /** The median of the first uploads, around which the level is looked for. */
  center: number;
  /** What each upload was estimated at from those before it, in log10, and with which standard deviation. */
  means: Float64Array;
  deviations: Float64Array;
  /** How far each came out from that, in standard deviations, clipped: what moves later estimates. */
  residuals: Float64Array;
  /** The uploads' titles, to compare others with. */
  titles: ComparedTitles;
}

/** A process as it is fitted. */
interface FittedProcess extends Process {
  /** How similar each upload's title is to those before it. */
  similarities: TitleSimilarity[];
}

/** What the process says of one title published after the first `size` uploads. */
export interface Estimate {
  /** log10 views. */
  mean: number;
  /** Of a single video, its own chance included. */
  deviation: number;
  covariance: Covariance;
  /** How much the residual of each upload before it moves the mean. */
  gains: Float64Array;
}

/** The level is looked for around the median of so many first uploads: as many as a channel needs. */
const CENTER_UPLOADS = 5;
/**
 * A residual beyond so many standard deviations counts as so many (a robust filter after Masreliez & Martin, IEEE
 * Transactions on Automatic Control 22(3), 1977), or one hit would lift everything that shares a word with it.
 */
const CLIP = 1.8;

/** Fits a channel's uploads, oldest first. No later upload changes the estimate of an earlier one. */
export function fitProcess(uploads: Observation[]): FittedProcess {
  const comparer = titleComparer();
  const similarities = uploads.map(({ features }) => comparer.add(features));
  const rows = similarities.map((similarity, at) => {
    const { level, title } = covariance(similarity, at);
    const row = new Float64Array(at + 1);
    for (let before = 0; before < at; before += 1) {
      row[before] = (level[before] ?? Number.NaN) + (title[before] ?? Number.NaN);
    }
    row[at] = priorVariance(uploads[at]?.features.form ?? new Float64Array());
    return row;
  });
  const factor = cholesky(rows);
  const beyond = uploads.map(({ logViews, expected }) => logViews - expected);
  const center = median(beyond.slice(0, CENTER_UPLOADS)) ?? 0;
  const residuals = new Float64Array(uploads.length);
  const means = new Float64Array(uploads.length);
  const deviations = Float64Array.from(factor, (row, at) => row[at] ?? Number.NaN);
  for (const [at, row] of factor.entries()) {
    const rest = subtractDot((beyond[at] ?? Number.NaN) - center, row, residuals, at);
    residuals[at] = Math.min(Math.max(rest / (deviations[at] ?? Number.NaN), -CLIP), CLIP);
    means[at] = (uploads[at]?.logViews ?? Number.NaN) - rest;
  }
  return {
    factor: factor.map((row) => row.map(Math.fround)),
    center,
    means,
    deviations,
    residuals,
    similarities,
    titles: comparer.titles,
  };
}

/**
 * What the first `size` uploads say of a title.
 *
 * @param similarity of the title to these
 * @param expected of it beside the channel's level, in log10
 */
export function estimateTitle(
  { factor, center, residuals }: Process,
  size: number,
  { form }: TitleFeatures,
  similarity: TitleSimilarity,
  expected: number,
): Estimate {
  const parts = covariance(similarity, size);
  const gains = solveForward(
    factor,
    parts.level.map((own, at) => own + (parts.title[at] ?? Number.NaN)),
    size,
  );
  const variance = priorVariance(form) - dot(gains, gains);
  return {
    mean: center + expected + dot(gains, residuals),
    deviation: Math.sqrt(Math.max(variance, OWN_VARIANCE)),
    covariance: parts,
    gains,
  };
}
