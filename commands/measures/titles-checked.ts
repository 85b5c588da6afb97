import { type Interval, intervalOf } from "./interval.ts";
import type { Predicted } from "./titles-calibration.ts";
import { CLEAR, type Pair } from "./titles-pairs.ts";

/** Pairs as a score saw them: 1 where it put the better one first, 1/2 where it saw no difference. */
export interface Checked {
  pair: Pair;
  right: number;
}

/** What a score that gives differences, A less B, makes of pairs. */
export function checked(pairs: Pair[], differenceOf: (pair: Pair) => number): Checked[] {
  return pairs.map((pair) => {
    const difference = differenceOf(pair);
    return { pair, right: difference === 0 ? 0.5 : difference > 0 === (pair.better === "A") ? 1 : 0 };
  });
}

/** The pairs the engines are held against: the one of each test, where it had a clear winner. */
export function clearPairs(pairs: Pair[]): Pair[] {
  return pairs.filter(({ top, p }) => top && p < CLEAR);
}

/** The share that was right. NaN of none. */
export function accuracyOf(all: Checked[]): number {
  return all.reduce((sum, { right }) => sum + right, 0) / all.length;
}

/** Tests of one group are drawn together. */
export function accuracyInterval(all: Checked[], groupOf: (test: string) => string): Interval {
  return intervalOf([...Map.groupBy(all, ({ pair }) => groupOf(pair.test)).values()], accuracyOf);
}

/** The pairs as every drawing of the folds saw them, each pair's share of right answers. */
export function checkedByAll(pairs: Pair[], differences: ((pair: Pair) => number)[]): Checked[] {
  const rounds = differences.map((difference) => checked(pairs, difference));
  return pairs.map((pair, at) => ({
    pair,
    right: rounds.reduce((sum, round) => sum + (round[at]?.right ?? 0), 0) / rounds.length,
  }));
}

/** All pairs with their differences, a vote a test. */
export function predictedOf(pairs: Pair[], differences: ((pair: Pair) => number)[]): Predicted[] {
  const many = Map.groupBy(pairs, ({ test }) => test);
  return differences.flatMap((differenceOf) =>
    pairs.map((pair) => ({
      difference: differenceOf(pair),
      isA: pair.better === "A",
      vote: 1 / (many.get(pair.test)?.length ?? 1),
    })),
  );
}
