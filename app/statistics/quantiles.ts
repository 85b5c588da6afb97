/** The standard normal's 97.5 % point. */
export const Z_975 = 1.959964;

/**
 * The 95 % score interval of a share, each end from 0 to 1, of `count` among `n`, whole or effective numbers (Wilson,
 * "Probable inference", Journal of the American Statistical Association 22, 1927): accurate for small n
 * and near the ends. 0 to 1 if n is 0.
 */
export function wilson(count: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const share = count / n;
  const square = Z_975 * Z_975;
  const middle = share + square / (2 * n);
  const reach = Z_975 * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n));
  const over = 1 + square / n;
  return [Math.max(0, (middle - reach) / over), Math.min(1, (middle + reach) / over)];
}

/**
 * The q-quantile (0 to 1) of numbers by linear interpolation between order statistics (type 7 of Hyndman &
 * Fan, The American Statistician 50(4), 1996). null for an empty list.
 */
export function quantile(values: readonly number[], q: number): number | null {
  // A typed array sorts numbers without a function to compare them: some hundred medians are taken for one idea.
  const sorted = new Float64Array(values);
  const place = (sorted.length - 1) * q;
  if (sorted.length < LONG) sorted.sort();
  else for (const at of [Math.floor(place), Math.ceil(place)]) select(sorted, at);
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (place - Math.floor(place));
}

/** From so many numbers on, finding one of them takes less than sorting all. */
const LONG = 1000;
/** A list may be made so that no step halves it: after so many, what is left is sorted. */
const MOST_STEPS = 60;

/**
 * Puts the number that would stand at `place` of a sorted list there, none greater before it and none less after it
 * (Quickselect: Hoare, Communications of the ACM 4(7), 1961). NaN come last, as in a sorted list.
 */
function select(values: Float64Array, place: number): void {
  let [from, to] = [0, values.length - 1];
  for (let at = 0; at <= to; ) {
    const value = values[at] ?? 0;
    if (!Number.isNaN(value)) at += 1;
    else {
      values[at] = values[to] ?? 0;
      values[to] = value;
      to -= 1;
    }
  }
  for (let step = 0; from < to && place <= to; step += 1) {
    if (step === MOST_STEPS) {
      values.subarray(from, to + 1).sort();
      return;
    }
    const pivot = values[(from + to) >> 1] ?? 0;
    let [low, high] = [from, to];
    while (low <= high) {
      while ((values[low] ?? 0) < pivot) low += 1;
      while ((values[high] ?? 0) > pivot) high -= 1;
      if (low > high) break;
      const value = values[low] ?? 0;
      values[low] = values[high] ?? 0;
      values[high] = value;
      low += 1;
      high -= 1;
    }
    if (place <= high) to = high;
    else if (place >= low) from = low;
    else return;
  }
}

/** The middle value, or the mean of the middle two: one hit cannot move it far. null for an empty list. */
export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}

/**
 * The median of each value with so many before and so many after it, fewer at the ends: what `median` gives for each such
 * stretch, in a fraction of the time. NaN is not allowed.
 */
export function slidingMedians(values: ArrayLike<number>, before: number, after: number): Float64Array {
  const sorted = new Float64Array(before + after + 1);
  let size = 0;
  const placeOf = (value: number) => {
    let [low, high] = [0, size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const add = (value: number) => {
    const place = placeOf(value);
    sorted.copyWithin(place + 1, place, size);
    sorted[place] = value;
    size += 1;
  };
  const drop = (value: number) => {
    sorted.copyWithin(placeOf(value), placeOf(value) + 1, size);
    size -= 1;
  };
  for (let at = 0; at < Math.min(after, values.length); at += 1) add(values[at] ?? 0);
  return Float64Array.from({ length: values.length }, (_, at) => {
    if (at > before) drop(values[at - before - 1] ?? 0);
    if (at + after < values.length) add(values[at + after] ?? 0);
    const below = sorted[(size - 1) >> 1] ?? 0;
    return below + ((sorted[size >> 1] ?? 0) - below) / 2;
  });
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

export type Interval = [low: number, high: number];
