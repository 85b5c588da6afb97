import type { Interval } from "../../app/statistics/quantiles.ts";
import { intervalOf } from "./interval.ts";
import { CLEAR, type Pair } from "./titles-pairs.ts";

/** A pair with the answer of a score. */
export interface CheckedPair {
  pair: Pair;
  /** 1 if the score put the better headline first, 1/2 for no difference, else 0. */
  right: number;
}

/** Checks a score on pairs, by its difference of A less B. */
export function checkPairs(pairs: Pair[], differenceOf: (pair: Pair) => number): CheckedPair[] {
  return pairs.map((pair) => {
    const difference = differenceOf(pair);
    return { pair, right: difference === 0 ? 0.5 : difference > 0 === (pair.better === "A") ? 1 : 0 };
  });
}

/** The pairs that count for the accuracy: one of each test with a clear winner. */
export function clearPairs(pairs: Pair[]): Pair[] {
  return pairs.filter(({ top, p }) => top && p < CLEAR);
}

/** The share of right answers; NaN for no pairs. */
export function accuracy(all: CheckedPair[]): number {
  return all.reduce((sum, { right }) => sum + right, 0) / all.length;
}

/** The 95 % bootstrap interval of the accuracy; tests of one group are drawn together. */
export function accuracyInterval(all: CheckedPair[], groupOf: (test: string) => string): Interval {
  return intervalOf([...Map.groupBy(all, ({ pair }) => groupOf(pair.test)).values()], accuracy);
}

/** Each pair with its mean answer over several scores, one for each drawing of the folds. */
export function checkPairsByAll(pairs: Pair[], differences: ((pair: Pair) => number)[]): CheckedPair[] {
  const rounds = differences.map((difference) => checkPairs(pairs, difference));
  return pairs.map((pair, at) => ({
    pair,
    right: rounds.reduce((sum, round) => sum + (round[at]?.right ?? 0), 0) / rounds.length,
  }));
}

/** All pairs with their predicted differences; the pairs of a test share one vote. */
export function predictions(pairs: Pair[], differences: ((pair: Pair) => number)[]): Prediction[] {
  const many = Map.groupBy(pairs, ({ test }) => test);
  return differences.flatMap((differenceOf) =>
    pairs.map((pair) => ({
      difference: differenceOf(pair),
      isA: pair.better === "A",
      vote: 1 / (many.get(pair.test)?.length ?? 1),
    })),
  );
}

/** A prediction for a pair: score of A less score of B, and whether A did better. */
export interface Prediction {
  difference: number;
  isA: boolean;
  /** Its weight: 1 over the number of its test's pairs. */
  vote: number;
}

/**
 * The slope that turns a difference of scores into a chance, 1 / (1 + exp(-slope * difference)), by maximum likelihood
 * (Platt, Advances in Large Margin Classifiers, 1999; without an intercept, since A and B may be swapped).
 */
export function fitSlope(predicted: Prediction[]): number {
  let slope = 1;
  for (let step = 0; step < 25; step++) {
    let [gradient, curvature] = [0, 0];
    for (const { difference, isA, vote } of predicted) {
      const chance = 1 / (1 + Math.exp(-slope * difference));
      gradient += vote * difference * ((isA ? 1 : 0) - chance);
      curvature += vote * difference ** 2 * chance * (1 - chance);
    }
    slope += gradient / curvature;
  }
  return slope;
}

/** Predicted chances from `from` to `to`: their mean, and how often the predicted headline won. */
export interface Reliability {
  from: number;
  to: number;
  pairs: number;
  predicted: number;
  observed: number;
}

const BINS: [from: number, to: number][] = [
  [0.5, 0.55],
  [0.55, 0.6],
  [0.6, 0.65],
  [0.65, 0.7],
  [0.7, 0.75],
  [0.75, 1],
];

/** The calibration by bins of predicted chances, each pair seen from the headline predicted to win. */
export function reliability(predictions: Prediction[], slope: number): Reliability[] {
  const seen = predictions.map(({ difference, isA, vote }) => ({
    chance: 1 / (1 + Math.exp(-slope * Math.abs(difference))),
    won: difference > 0 === isA ? vote : 0,
    vote,
  }));
  return BINS.flatMap(([from, to]) => {
    const inside = seen.filter(({ chance }) => chance >= from && (chance < to || to === 1));
    if (inside.length === 0) return [];
    const votes = inside.reduce((sum, { vote }) => sum + vote, 0);
    const predicted = inside.reduce((sum, { vote, chance }) => sum + vote * chance, 0) / votes;
    const observed = inside.reduce((sum, { won }) => sum + won, 0) / votes;
    return [{ from, to, pairs: inside.length, predicted, observed }];
  });
}
