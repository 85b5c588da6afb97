import { type Interval, intervalOf } from "../measures/interval.ts";
import type { Predicted } from "./titles-calibration.ts";
import { prepare, scoresWithout } from "./titles-fit.ts";
import { CLEAR, groupsOf, type Pair, showingsOf } from "./titles-pairs.ts";
import type { WordVectors } from "./titles-vectors.ts";

const SEEDS = ["titles 1", "titles 2", "titles 3"];

/** Pairs as a score saw them: 1 where it put the better one first, 1/2 where it saw no difference. */
export interface Checked {
  pair: Pair;
  right: number;
}

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

export function accuracyOf(all: Checked[]): number {
  return all.reduce((sum, { right }) => sum + right, 0) / all.length;
}

/** Tests of one group are drawn together. */
export function accuracyInterval(all: Checked[], groupOf: (test: string) => string): Interval {
  return intervalOf([...Map.groupBy(all, ({ pair }) => groupOf(pair.test)).values()], accuracyOf);
}

export interface CrossValidated {
  groupOf: (test: string) => string;
  /** The fold of a pair, for each drawing of the folds. */
  folds: ((pair: Pair) => number)[];
  /** Difference of the scores, A less B, each by weights that never saw a test of that group. */
  differences: ((pair: Pair) => number)[];
}

/** Three drawings of ten folds over groups of tests; priors are chosen inside of the nine that are learned from. */
export function crossValidate(pairs: Pair[], vectors: WordVectors): CrossValidated {
  const groupOf = groupsOf(pairs);
  const showings = showingsOf(pairs, groupOf);
  const rounds = SEEDS.map((seed) => {
    const prepared = prepare(showings, vectors, seed);
    const scores = prepared.folds.map((_, fold) => scoresWithout(prepared, fold));
    const fold = ({ test }: Pair) => prepared.foldOf.get(groupOf(test)) as number;
    const difference = (pair: Pair) => {
      const score = scores[fold(pair)] as (title: string) => number;
      return score(pair.a) - score(pair.b);
    };
    return { fold, difference };
  });
  return {
    groupOf,
    folds: rounds.map(({ fold }) => fold),
    differences: rounds.map(({ difference }) => difference),
  };
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
