import { groupsOf, type Pair, showingsOf } from "../measures/titles-pairs.ts";
import { prepare, scoresWithout } from "./titles-fit.ts";
import type { WordVectors } from "./titles-vectors.ts";

const SEEDS = ["titles 1", "titles 2", "titles 3"];

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
