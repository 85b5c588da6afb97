/** The standard normal's 97.5 % point. */
const Z = 1.959964;

/**
 * The 95 % score interval of a share, each end from 0 to 1, of `count` among `n`, whole or effective numbers (Wilson,
 * "Probable inference", Journal of the American Statistical Association 22, 1927): accurate for small n
 * and near the ends. 0 to 1 if n is 0.
 */
export function wilson(count: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const share = count / n;
  const square = Z * Z;
  const middle = share + square / (2 * n);
  const reach = Z * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n));
  const over = 1 + square / n;
  return [Math.max(0, (middle - reach) / over), Math.min(1, (middle + reach) / over)];
}

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

export type Interval = [low: number, high: number];

/**
 * The percentile bootstrap (Efron, Annals of Statistics 7(1), 1979) of a statistic over groups: as many groups are
 * drawn as there are, with replacement, and `statistic` is taken of their items together. Items that share a history
 * (videos of a channel, comments of a video) belong in one group; else each item is its own. Draws whose statistic is
 * NaN (a class that was not drawn) do not count. NaN at both ends if none counts.
 *
 * @param random numbers in [0, 1): the same sequence gives the same interval
 * @param options how many draws, and the share of them (0 to 1) the interval covers
 */
export function bootstrapInterval<Item>(
  groups: readonly (readonly Item[])[],
  statistic: (items: Item[]) => number,
  random: () => number,
  { draws = 1000, coverage = 0.95 } = {},
): Interval {
  const found: number[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    const value = statistic(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? []));
    if (!Number.isNaN(value)) found.push(value);
  }
  const outside = (1 - coverage) / 2;
  return [nearestRank(found, outside) ?? Number.NaN, nearestRank(found, 1 - outside) ?? Number.NaN];
}
