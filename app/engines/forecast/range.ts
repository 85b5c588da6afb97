import type { Belief } from "./channel-model";

/** Views at 30 days. */
export interface Range {
  p10: number;
  p50: number;
  p90: number;
}

/** A belief as views: one video in ten is to end below p10 and one above p90. */
export function rangeOf({ mean, below, above }: Belief): Range {
  return { p10: 10 ** (mean - below), p50: 10 ** mean, p90: 10 ** (mean + above) };
}
