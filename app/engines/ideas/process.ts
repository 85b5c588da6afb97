import { median } from "../../statistics/quantiles";
import { cholesky, dot, solveForward, subtractDot, type Triangle } from "../../statistics/sums";
import { type Covariance, covariance, OWN_VARIANCE, priorVariance } from "./covariance";
import type { TitleFeatures } from "./title-features";
import { type ComparedTitles, type TitleSimilarity, titleComparer } from "./title-similarity";

/** An upload as the process sees it. */
export interface Observation {
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

/** What a process takes from the titles of uploads alone, whatever is expected of them. */
export interface ProcessTitles {
  /** In double precision. */
  factor: Triangle;
  /** The same as it is kept. */
  kept: Triangle;
  /** How similar each upload's title is to those before it. */
  similarities: TitleSimilarity[];
  titles: ComparedTitles;
}

/** A title published after the first `size` uploads beside these, whatever is expected of it. */
export interface Weighed {
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

/** Compares the titles of a channel's uploads, oldest first, each with those before it. */
export function compareUploads(uploads: readonly TitleFeatures[]): ProcessTitles {
  const comparer = titleComparer();
  const similarities = uploads.map((features) => comparer.add(features));
  const rows = similarities.map((similarity, at) => {
    const { level, title } = covariance(similarity, at);
    const row = new Float64Array(at + 1);
    for (let before = 0; before < at; before += 1) {
      row[before] = (level[before] ?? Number.NaN) + (title[before] ?? Number.NaN);
    }
    row[at] = priorVariance(uploads[at]?.form ?? new Float64Array());
    return row;
  });
  const factor = cholesky(rows);
  const kept = factor.map((row) => row.map(Math.fround));
  return { factor, kept, similarities, titles: comparer.titles };
}

/** Fits a channel's uploads by their titles, oldest first. No later upload changes the estimate of an earlier one. */
export function fitProcess({ factor, kept, titles }: ProcessTitles, uploads: Observation[]): Process {
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
  return { factor: kept, center, means, deviations, residuals, titles };
}

/**
 * Weighs the first `size` uploads by what they tell of a title.
 *
 * @param similarity of the title to these
 */
export function weighUploads(
  { factor }: Pick<Process, "factor">,
  size: number,
  { form }: TitleFeatures,
  similarity: TitleSimilarity,
): Weighed {
  const parts = covariance(similarity, size);
  const gains = solveForward(
    factor,
    parts.level.map((own, at) => own + (parts.title[at] ?? Number.NaN)),
    size,
  );
  const variance = priorVariance(form) - dot(gains, gains);
  return { deviation: Math.sqrt(Math.max(variance, OWN_VARIANCE)), covariance: parts, gains };
}

/** What the process says of a title, in log10 views, with so much expected of it beside the channel's level. */
export function estimateMean({ center, residuals }: Process, { gains }: Weighed, expected: number): number {
  return center + expected + dot(gains, residuals);
}
