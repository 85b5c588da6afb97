import type { Leaning, Share, Shares } from "./claims";
import type { Feeling } from "./reading";

/** Standard normal quantile of a 95 % interval. */
const Z = 1.959964;

/**
 * The 95 % score interval of a proportion, 0 to 1 (Wilson, "Probable inference", JASA 22, 1927): honest for few
 * comments and for shares near 0 and 1. `count` may be a sum of values between 0 and 1: then the interval is on the
 * wide side, as such values vary less than those that are 0 or 1. All is possible of none.
 */
export function wilson(count: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const p = count / n;
  const middle = p + (Z * Z) / (2 * n);
  const reach = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  const over = 1 + (Z * Z) / n;
  return [Math.max(0, (middle - reach) / over), Math.min(1, (middle + reach) / over)];
}

/** Counts of feelings, as they are tallied. */
export type Tally = Record<Feeling, number>;

/** Counts feelings; all are 0 of none. */
export function tallyOf(feelings: Iterable<Feeling>): Tally {
  const tally = { positive: 0, neutral: 0, negative: 0 };
  for (const feeling of feelings) tally[feeling] += 1;
  return tally;
}

/** The three shares of a tally, each with its interval, to four decimals. */
export function sharesOf(tally: Tally): Shares {
  const n = tally.positive + tally.neutral + tally.negative;
  const shareOf = (count: number): Share => {
    const [low, high] = wilson(count, n);
    return { count, share: n === 0 ? 0 : short(count / n), low: short(low), high: short(high) };
  };
  return {
    n,
    positive: shareOf(tally.positive),
    neutral: shareOf(tally.neutral),
    negative: shareOf(tally.negative),
  };
}

/** Of all comments, this part has to take the side. */
const SIDED_PART = 0.3;

/**
 * Who has the majority of those who take a side, where Wilson's interval of that majority stays above a half and three
 * in ten of all comments are on that side.
 */
export function leaningOf({ positive, neutral, negative }: Tally): Leaning {
  const sided = positive + negative;
  const isLed = (count: number) =>
    count > 0 && wilson(count, sided)[0] > 0.5 && count >= SIDED_PART * (sided + neutral);
  if (isLed(positive)) return "positive";
  return isLed(negative) ? "negative" : "unclear";
}

/**
 * The score of a tally, 0 to 10 with one decimal: the mean of its comments, where a positive one counts ten, a neutral
 * one five and a negative one nothing; the same rule as for the sample. Its interval is Wilson's for score / 10.
 */
export function scoreOf({ positive, neutral, negative }: Tally) {
  const n = positive + neutral + negative;
  const sum = positive + neutral / 2;
  const [low, high] = wilson(sum, n);
  const tenths = (value: number) => Math.round(value * 100) / 10;
  return { value: n === 0 ? 5 : tenths(sum / n), low: tenths(low), high: tenths(high), n };
}

function short(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
