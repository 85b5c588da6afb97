import type { Leaning, Share, Shares } from "../../model/comment-digest";
import { wilson } from "../../statistics/quantiles";
import { ACCURACY, SENTIMENTS, type SentimentClass } from "../sentiment";

/** A number for each class: how many comments have it, or what one of them is worth. */
export type PerSentiment = Record<SentimentClass, number>;

/** How many comments are positive, neutral and negative; all 0 for none. */
export function countSentiments(sentiments: Iterable<SentimentClass>): PerSentiment {
  const counts = { positive: 0, neutral: 0, negative: 0 };
  for (const sentiment of sentiments) counts[sentiment] += 1;
  return counts;
}

const WORTH_NOTHING = { positive: 0, neutral: 0, negative: 0 };

/**
 * The three shares, to four decimals, each with its range: who happened to write, and how far shares like these were
 * off on comments that people had labelled.
 */
export function computeShares(counts: PerSentiment): Shares {
  const n = counts.positive + counts.neutral + counts.negative;
  const shareOf = (sentiment: SentimentClass): Share => {
    const { low, high } = errorRange(counts, { ...WORTH_NOTHING, [sentiment]: 1 });
    const count = counts[sentiment];
    return {
      count,
      share: n === 0 ? 0 : fourDecimals(count / n),
      low: fourDecimals(low),
      high: fourDecimals(high),
    };
  };
  return { n, positive: shareOf("positive"), neutral: shareOf("neutral"), negative: shareOf("negative") };
}

function fourDecimals(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** What a comment is worth in the score, from 0 to 1. At .5, as many are positive as negative. */
export const SCORE_WORTH = { positive: 1, neutral: 0.5, negative: 0 };

/** At least this share of all comments has to be on the side that a theme leans to. */
const LEANING_SHARE = 0.3;

/**
 * The side most of those take who take one: positive or negative where the whole range of the score is on that side of
 * the middle and three in ten of all comments are; else unclear.
 */
export function findLeaning(counts: PerSentiment): Leaning {
  const { positive, neutral, negative } = counts;
  const least = LEANING_SHARE * (positive + neutral + negative);
  const { low, high } = errorRange(counts, SCORE_WORTH);
  if (low > 0.5 && positive >= least) return "positive";
  return high < 0.5 && negative >= least ? "negative" : "unclear";
}

/**
 * The score, 0 to 10 with one decimal: the mean of the comments, where a positive one is worth ten, a neutral one five
 * and a negative one nothing, as at the Sample desk. With a range as shares have it.
 */
export function computeScore(counts: PerSentiment) {
  const n = counts.positive + counts.neutral + counts.negative;
  const { low, high } = errorRange(counts, SCORE_WORTH);
  const outOfTen = (value: number) => Math.round(value * 100) / 10;
  const value = n === 0 ? 5 : outOfTen((counts.positive + counts.neutral / 2) / n);
  return { value, low: outOfTen(low), high: outOfTen(high), n };
}

/**
 * The 95 % range of the mean worth of comments, misclassification included. It reaches from the least to the most of:
 * Wilson's interval for the classes as they were named, and for the labels they would have had if the classifier erred
 * as on each labelled set of `ACCURACY`. Errors turn with the mix: where few praise, some neutral comments named praise
 * add much to it; where most do, praise that is missed takes away. So no fixed margin is added; each named class is
 * counted as the labels behind it (the inverse of the rates, as Rogan and Gladen, American Journal of Epidemiology 107,
 * 1978, correct a test). Clamped to the least and the most that a comment is worth.
 */
export function errorRange(
  counts: PerSentiment,
  worth: PerSentiment,
  accuracy = ACCURACY,
): { low: number; high: number } {
  const intervals = [worth, ...accuracy.map(({ named }) => correctedWorth(named, worth))].map((each) =>
    meanInterval(counts, each),
  );
  const all = Object.values(worth);
  return {
    low: Math.max(Math.min(...all), Math.min(...intervals.map(([low]) => low))),
    high: Math.min(Math.max(...all), Math.max(...intervals.map(([, high]) => high))),
  };
}

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/**
 * What a comment of each named class is worth so that, on average, each label is worth what it should be: three linear
 * equations, solved by Cramer's rule.
 */
function correctedWorth(
  { positive, neutral, negative }: Record<SentimentClass, Row>,
  worth: PerSentiment,
): PerSentiment {
  const rates: Matrix = [toRates(positive), toRates(neutral), toRates(negative)];
  const whole = determinant(rates);
  const solve = (column: 0 | 1 | 2) =>
    determinant([
      withCell(rates[0], column, worth.positive),
      withCell(rates[1], column, worth.neutral),
      withCell(rates[2], column, worth.negative),
    ]) / whole;
  return { positive: solve(0), neutral: solve(1), negative: solve(2) };
}

function toRates([a, b, c]: Row): Row {
  const all = a + b + c;
  return [a / all, b / all, c / all];
}

function withCell([a, b, c]: Row, column: 0 | 1 | 2, value: number): Row {
  return [column === 0 ? value : a, column === 1 ? value : b, column === 2 ? value : c];
}

function determinant([[a, b, c], [d, e, f], [g, h, i]]: Matrix): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

/**
 * The 95 % interval of the mean worth of comments, for which of them happened to be written. Wilson's, of the mean
 * scaled to 0..1, for the number of comments that would make a proportion vary so little (their effective number: Korn
 * and Graubard, Survey Methodology 24, 1998); Wilson's own where one class is worth 1 and the others 0. The variance is
 * taken with one more comment of each class, so that it is never 0.
 */
export function meanInterval(counts: PerSentiment, worth: PerSentiment): [low: number, high: number] {
  const worths = SENTIMENTS.map((sentiment) => worth[sentiment]);
  const [least, most] = [Math.min(...worths), Math.max(...worths)];
  const n = SENTIMENTS.reduce((sum, sentiment) => sum + counts[sentiment], 0);
  let [sum, mean, square] = [0, 0, 0];
  for (const sentiment of SENTIMENTS) {
    const part = (worth[sentiment] - least) / (most - least);
    sum += part * counts[sentiment];
    mean += (part * (counts[sentiment] + 1)) / (n + 3);
    square += (part * part * (counts[sentiment] + 1)) / (n + 3);
  }
  const effective = (mean * (1 - mean)) / (square - mean * mean);
  const [low, high] = wilson(sum * effective, n * effective);
  return [least + low * (most - least), least + high * (most - least)];
}
