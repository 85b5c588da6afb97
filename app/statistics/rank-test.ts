import { meanRanks } from "./rank-tests";

/** The rank of one value among others, such as of a video among its channel's other uploads. */
export interface Ranking {
  /** 1 for the least; equal values share their mean rank. */
  rank: number;
  /** The ranks of all values, its own included: by luck alone it could have had any of them. */
  ranks: number[];
}

/** Ranks `value` among `others`. */
export function rankAmong(value: number, others: number[]): Ranking {
  const ranks = meanRanks([value, ...others]);
  return { rank: ranks[0] ?? 1, ranks };
}

/** A rank over the number of ranks, so that small and large groups compare: 1 is the top. */
export function relativeRank({ rank, ranks }: Ranking): number {
  return rank / ranks.length;
}

/** Relative ranks are added up in whole thousandths, which bounds the number of sums: the tail is exact for these. */
const STEPS = 1000;

/**
 * How likely values that are no higher than the others of their groups would rank this high together: the exact
 * upper tail of the sum of their relative ranks, if each were equally likely to have any rank of its group. This
 * is the permutation test of one against n in each group, groups weighed alike (van Elteren, Bull. Inst. Int.
 * Stat. 37, 1960). It assumes nothing about the distribution. 1 for no rankings.
 */
export function chanceOfRanks(rankings: Ranking[]): number {
  const seen = rankings.reduce((sum, ranking) => sum + steps(ranking.rank, ranking), 0);
  let chances = Float64Array.of(1);
  for (const ranking of rankings) {
    const shares = ranking.ranks.map((rank) => steps(rank, ranking));
    const next = new Float64Array(chances.length + STEPS);
    for (const [sum, before] of chances.entries()) {
      const chance = before / shares.length;
      // Most sums cannot come up: a group has a dozen ranks at most.
      if (chance === 0) continue;
      for (const share of shares) next[sum + share] = (next[sum + share] ?? 0) + chance;
    }
    chances = next;
  }
  const tail = chances.slice(seen).reduce((total, chance) => total + chance, 0);
  return Math.min(1, tail);
}

/** The least chance that these groups can give: every value at the top. */
export function leastChanceOfRanks(rankings: Ranking[]): number {
  return rankings.reduce((chance, { ranks }) => {
    const most = Math.max(...ranks);
    return (chance * ranks.filter((rank) => rank === most).length) / ranks.length;
  }, 1);
}

function steps(rank: number, { ranks }: Ranking): number {
  return Math.round((rank * STEPS) / ranks.length);
}
