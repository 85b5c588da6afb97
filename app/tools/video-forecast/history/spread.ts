import type { Belief } from "./channel-model";

export interface Range {
  p10: number;
  p50: number;
  p90: number;
}

/** z of the 90th percentile of a normal distribution. */
const Z90 = 1.2816;

/** A belief as views: one video in ten is to end below p10 and one above p90. */
export function rangeOf({ mean, deviation }: Belief): Range {
  const views = (z: number) => 10 ** (mean + z * deviation);
  return { p10: views(-Z90), p50: views(0), p90: views(Z90) };
}
