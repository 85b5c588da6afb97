import { median } from "../../statistics/quantiles";

/** What a channel usually gets, in log10 views at 30 days. */
export interface Usual {
  /** The median of its newest 20. */
  median: number;
  /** How far their mean lies above it, each taken within 0.7 of it: hits lift the mean, and with it every estimate. */
  lift: number;
}

/** The usual is that of so many uploads. */
export const USUAL_UPLOADS = 20;
const WITHIN = 0.7;

/** The usual of uploads, the newest last; that of nothing is 0. */
export function usualOf(logViews: number[]): Usual {
  const newest = logViews.slice(-USUAL_UPLOADS);
  const middle = median(newest) ?? 0;
  const above = newest.map((own) => Math.max(-WITHIN, Math.min(WITHIN, own - middle)));
  return { median: middle, lift: above.reduce((sum, own) => sum + own, 0) / Math.max(1, above.length) };
}

/**
 * An estimate's standard deviations above the usual, without what hits alone lift it by: of a channel with few hits most
 * videos stay below the mean. The share was fitted on 33,460 uploads of 72 channels (docs/evaluation/light.md).
 */
export function deviationsAbove({
  off,
  lift,
  deviation,
}: {
  off: number;
  lift: number;
  deviation: number;
}): number {
  return (off - LIFT_SHARE * lift) / deviation;
}
const LIFT_SHARE = 0.42;
