import type { Leaning, Share, Shares } from "./claims";
import type { OfEach } from "./interval";
import { rangeOf } from "./misreading";
import type { Feeling } from "./reading";

/** Counts of feelings, as they are tallied. */
export type Tally = OfEach;

/** Counts feelings; all are 0 of none. */
export function tallyOf(feelings: Iterable<Feeling>): Tally {
  const tally = { positive: 0, neutral: 0, negative: 0 };
  for (const feeling of feelings) tally[feeling] += 1;
  return tally;
}

const NOTHING = { positive: 0, neutral: 0, negative: 0 };

/**
 * The three shares of a tally, each with its range: which viewers happened to write, and how far such readings were
 * off on labelled comments. To four decimals.
 */
export function sharesOf(tally: Tally): Shares {
  const n = tally.positive + tally.neutral + tally.negative;
  const shareOf = (feeling: Feeling): Share => {
    const { low, high } = rangeOf(tally, { ...NOTHING, [feeling]: 1 });
    const count = tally[feeling];
    return { count, share: n === 0 ? 0 : short(count / n), low: short(low), high: short(high) };
  };
  return { n, positive: shareOf("positive"), neutral: shareOf("neutral"), negative: shareOf("negative") };
}

/** What a comment counts in the score, from 0 to 1: the middle is as many positive as negative ones. */
export const SCORED = { positive: 1, neutral: 0.5, negative: 0 };

/** Of all comments, this part has to take the side. */
const SIDED_PART = 0.3;

/**
 * Who has the majority of those who take a side, where the range of the score stays on their side of the middle, with
 * misreading in it, and three in ten of all comments are named so.
 */
export function leaningOf(tally: Tally): Leaning {
  const { positive, neutral, negative } = tally;
  const least = SIDED_PART * (positive + neutral + negative);
  const { low, high } = rangeOf(tally, SCORED);
  if (low > 0.5 && positive >= least) return "positive";
  return high < 0.5 && negative >= least ? "negative" : "unclear";
}

/**
 * The score of a tally, 0 to 10 with one decimal: the mean of its comments, where a positive one counts ten, a neutral
 * one five and a negative one nothing; the same rule as for the sample. Its range is as that of shares.
 */
export function scoreOf(tally: Tally) {
  const n = tally.positive + tally.neutral + tally.negative;
  const { low, high } = rangeOf(tally, SCORED);
  const tenths = (value: number) => Math.round(value * 100) / 10;
  const value = n === 0 ? 5 : tenths((tally.positive + tally.neutral / 2) / n);
  return { value, low: tenths(low), high: tenths(high), n };
}

function short(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
