/**
 * The q-quantile (0 to 1) of numbers by linear interpolation between order statistics (type 7 of Hyndman &
 * Fan, The American Statistician 50(4), 1996). null for an empty list.
 */
export function quantile(values: readonly number[], q: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * q;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (place - Math.floor(place));
}

/** The middle value, or the mean of the middle two: one hit cannot move it far. null for an empty list. */
export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}

/** The standard deviation of a normal distribution over its median absolute deviation: 1 / 0.6745. */
const DEVIATION_PER_MAD = 1.4826;

/**
 * How far values usually lie from their middle: the median absolute deviation, times 1.4826, which makes it the
 * standard deviation where values are normal. Hits do not widen it (Hampel, Journal of the American Statistical
 * Association 69, 1974). null for an empty list.
 */
export function robustSpread(values: readonly number[]): number | null {
  const middle = median(values);
  if (middle === null) return null;
  return (median(values.map((value) => Math.abs(value - middle))) ?? 0) * DEVIATION_PER_MAD;
}

/** The least value that a share (0 to 1) of the values does not exceed: always one of them. null for an empty list. */
export function nearestRank(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(Math.ceil(share * sorted.length), 1) - 1] ?? null;
}

/** The least value that the values up to it reach a share (0 to 1) of the whole weight with. null for an empty list. */
export function weightedQuantile(
  values: readonly { value: number; weight: number }[],
  share: number,
): number | null {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  for (const { value, weight } of sorted) {
    below += weight;
    if (below >= share * total) return value;
  }
  return null;
}
