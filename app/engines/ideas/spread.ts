import { MIN_UPLOADS } from "../growth";

/** How far videos end from their estimates, in the estimates' standard deviations. */
export interface Spread {
  /** The ends of a range, below and above the middle, each more than 0. */
  below: number;
  above: number;
}

/** The ends before a channel has shown its own, in typical errors: on 72 channels, in round figures. */
const FIRST_ENDS = { below: 1.3, above: 1.5 };

/** A channel's typical error before it has shown any, in standard deviations: that of the development channels. */
const FIRST_ERROR = 0.6;
/** That counts as much as this many uploads … */
const PRIOR_UPLOADS = 10;
/** … and an upload counts half after this many further ones. */
const HALF_LIFE = 60;
/** Errors count up to here, in standard deviations: one hit is not the channel's habit. */
const MAX_ERROR = 4;
/** The first uploads only find the channel's level; they do not count for its spread. */
const FINDING_LEVEL = MIN_UPLOADS;
/** How far an end moves, in log, for a video that fell beyond it: see spreadsAfter. */
const STEP = 0.08;
/** Share of videos that are to end beyond each end of the range. */
const BEYOND = 0.1;

/** Errors in standard deviations, oldest first: positive above the forecast. */
type Residuals = Float64Array | number[];

/**
 * The channel's typical error after each number of uploads, in standard deviations: element n is a forgetting mean of
 * the first n residuals' sizes, with a prior for any channel.
 */
export function typicalErrors(residuals: Residuals): Float64Array {
  const forget = 0.5 ** (1 / HALF_LIFE);
  let sum = 0;
  let count = 0;
  const typicalError = () => (PRIOR_UPLOADS * FIRST_ERROR + sum) / (PRIOR_UPLOADS + count);
  const typical = new Float64Array(residuals.length + 1);
  typical[0] = typicalError();
  for (const [at, residual] of residuals.entries()) {
    if (at >= FINDING_LEVEL) {
      sum = sum * forget + Math.min(Math.abs(residual), MAX_ERROR);
      count = count * forget + 1;
    }
    typical[at + 1] = typicalError();
  }
  return typical;
}

/**
 * The spread after each number of uploads: element n follows from the first n residuals. It scales with the channel's
 * typical error, and with where its uploads fell: each upload beyond an end moves that end outward and each within
 * moves it a ninth as far inward, so that in the long run one in ten falls beyond it on any channel (adaptive
 * conformal inference: Gibbs & Candès, NeurIPS 2021).
 */
export function spreadsAfter(residuals: Residuals): Spread[] {
  let low = Math.log(FIRST_ENDS.below);
  let high = Math.log(FIRST_ENDS.above);
  return Array.from(typicalErrors(residuals), (typical, at) => {
    const spread = { below: Math.exp(low) * typical, above: Math.exp(high) * typical };
    const residual = residuals[at];
    if (at >= FINDING_LEVEL && residual !== undefined) {
      low += STEP * ((residual < -spread.below ? 1 : 0) - BEYOND);
      high += STEP * ((residual > spread.above ? 1 : 0) - BEYOND);
    }
    return spread;
  });
}
