import type { Judged } from "../ideas";

/** Views at 30 days. */
export interface Range {
  p10: number;
  p50: number;
  p90: number;
}

/** The forecast for a title in views: one video in ten is to end below p10 and one above p90. */
export function toRange({ mean, below, above }: Pick<Judged, "mean" | "below" | "above">): Range {
  return { p10: 10 ** (mean - below), p50: 10 ** mean, p90: 10 ** (mean + above) };
}
