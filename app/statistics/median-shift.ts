import { median } from "./quantiles";

/** The standard normal's 97.5 % point. */
const Z = 1.959964;

/** By how much one sample lies above another, with its 95 % interval. */
export interface MedianShift {
  shift: number;
  low: number;
  high: number;
}

/**
 * By how much `values` lie above `others`: the median of all differences between one of each, with the interval that
 * goes with the Mann-Whitney test (Hodges & Lehmann, Annals of Mathematical Statistics 34(2), 1963; rank by the normal
 * approximation). It assumes that the values of each sample are independent and that both spread alike, and no
 * distribution. null if either sample is empty. With fewer than four in each no interval of 95 % exists: it then runs
 * from the least to the greatest difference.
 */
export function medianShift(values: readonly number[], others: readonly number[]): MedianShift | null {
  const differences = values.flatMap((value) => others.map((other) => value - other)).sort((a, b) => a - b);
  const shift = median(differences);
  if (shift === null) return null;
  const pairs = differences.length;
  const deviation = Math.sqrt((pairs * (values.length + others.length + 1)) / 12);
  const outside = Math.max(Math.floor(pairs / 2 - Z * deviation), 1);
  return {
    shift,
    low: differences[outside - 1] ?? shift,
    high: differences[pairs - outside] ?? shift,
  };
}
