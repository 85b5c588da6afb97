import type { Weights } from "./covariance";
import { UPLOADS_NEEDED } from "./past-upload";

/** Ends of a range in typical errors below and above the middle, each more than 0. */
export interface Spread {
  below: number;
  above: number;
}

/** The mean of a standard normal's absolute value: what a channel's errors are taken for before it has shown any. */
const NORMAL_ERROR = 0.8;
/** That counts as much as this many uploads … */
const BEFOREHAND = 10;
/** … and an upload counts half after this many further ones. */
const HALF_LIFE = 60;
/** Errors count up to here, in standard deviations: one hit is not the channel's habit. */
const LARGEST = 4;
/** The first uploads only find the channel's level; they say nothing of its spread. */
const FINDING_LEVEL = UPLOADS_NEEDED;
/** How far an end moves, in log, for a video that fell beyond it: see spreadsAfter. */
const STEP = 0.08;
/** Share of videos that are to end beyond each end of the range. */
const BEYOND = 0.1;

/**
 * The channel's typical error after each number of uploads, in standard deviations: element n is a mean of the first
 * n surprises' sizes that forgets, with some of what any channel is taken for.
 */
export function typicalErrors(surprises: ArrayLike<number>): Float64Array {
  const forget = 0.5 ** (1 / HALF_LIFE);
  const typical = new Float64Array(surprises.length + 1);
  let sum = 0;
  let count = 0;
  for (let at = 0; at < typical.length; at += 1) {
    typical[at] = (BEFOREHAND * NORMAL_ERROR + sum) / (BEFOREHAND + count);
    if (at < FINDING_LEVEL || at === surprises.length) continue;
    sum = sum * forget + Math.min(Math.abs(surprises[at] as number), LARGEST);
    count = count * forget + 1;
  }
  return typical;
}

/**
 * The spread after each number of uploads: element n is what the first n surprises (signed errors in standard
 * deviations, oldest first) make of it. It goes by the channel's typical error, and by where its uploads fell: each
 * beyond an end moves that end outward and each within moves it a ninth as far inward, so that in the long run one
 * in ten falls beyond it whatever the channel is like (adaptive conformal inference: Gibbs & Candès, NeurIPS 2021).
 */
export function spreadsAfter(surprises: ArrayLike<number>, { below, above }: Weights): Spread[] {
  let low = Math.log(below);
  let high = Math.log(above);
  return Array.from(typicalErrors(surprises), (typical, at) => {
    const spread = { below: Math.exp(low) * typical, above: Math.exp(high) * typical };
    if (at >= FINDING_LEVEL && at < surprises.length) {
      const surprise = surprises[at] as number;
      low += STEP * ((surprise < -spread.below ? 1 : 0) - BEYOND);
      high += STEP * ((surprise > spread.above ? 1 : 0) - BEYOND);
    }
    return spread;
  });
}
