import { median, Z_975 } from "./quantiles";
import { sum } from "./sums";

/** By how much one sample lies above another, with its 95 % interval. */
interface MedianShift {
  shift: number;
  low: number;
  high: number;
}

/**
 * By how much `values` lie above `others`: the median of all differences between one of each, with the interval that
 * goes with the Mann-Whitney test (Hodges & Lehmann, Annals of Mathematical Statistics 34(2), 1963; rank by the normal
 * approximation). It assumes that the values of each sample are independent and that both spread alike, and no
 * distribution. null if either sample is empty. With fewer than four in each no interval of 95 % exists: it then runs
 * from the least to the greatest difference.
 */
export function medianShift(values: readonly number[], others: readonly number[]): MedianShift | null {
  const differences = values.flatMap((value) => others.map((other) => value - other)).sort((a, b) => a - b);
  const shift = median(differences);
  if (shift === null) return null;
  const pairs = differences.length;
  const deviation = Math.sqrt((pairs * (values.length + others.length + 1)) / 12);
  const outside = Math.max(Math.floor(pairs / 2 - Z_975 * deviation), 1);
  return {
    shift,
    low: differences[outside - 1] ?? shift,
    high: differences[pairs - outside] ?? shift,
  };
}

/** With up to this many values in all, p is exact; with more, the normal curve is close. */
const EXACT_UP_TO = 24;

/**
 * One-sided Mann-Whitney test (Ann. Math. Statist. 18(1), 1947): how likely two samples of one distribution
 * would show `higher` at least this far above `lower`. Returns p, 0 to 1; ties share their mean rank. Small
 * samples are counted exactly over all ways to deal the observed ranks, larger ones use the normal
 * approximation with tie correction and continuity correction. 1 if either sample is empty.
 */
export function chanceOfBeingHigher(higher: number[], lower: number[]): number {
  if (higher.length === 0 || lower.length === 0) return 1;
  const ranks = meanRanks([...higher, ...lower]);
  const rankSum = sum(ranks.slice(0, higher.length));
  if (ranks.length <= EXACT_UP_TO) return exactTail(ranks, higher.length, rankSum);
  return normalTail(ranks, higher.length, rankSum);
}

/** The least p that samples of these sizes can give: one deal out of all. 1 if either is empty. */
export function leastChanceOfBeingHigher(higher: number, lower: number): number {
  let deals = 1;
  for (let taken = 1; taken <= Math.min(higher, lower); taken++)
    deals *= (higher + lower - taken + 1) / taken;
  return 1 / deals;
}

/** The rank of each value, 1 for the least; equal values share their mean rank. */
export function meanRanks(values: number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to++;
    for (const { at } of order.slice(from, to + 1)) ranks[at] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranks;
}

/** The share of deals of `size` ranks that sum to at least `rankSum`, counted by doubled sums: mean ranks are halves. */
function exactTail(ranks: number[], size: number, rankSum: number): number {
  const doubled = ranks.map((rank) => Math.round(rank * 2));
  const width = sum(doubled) + 1;
  // How many ways there are to take so many ranks (the row) with such a sum (the column).
  const ways = new Float64Array((size + 1) * width);
  ways[0] = 1;
  for (const rank of doubled) {
    for (let taken = size; taken >= 1; taken--) {
      for (let total = width - 1; total >= rank; total--) {
        const place = taken * width + total;
        ways[place] = (ways[place] ?? 0) + (ways[place - width - rank] ?? 0);
      }
    }
  }
  const deals = ways.subarray(size * width);
  return sum(deals.subarray(Math.round(rankSum * 2))) / sum(deals);
}

function normalTail(ranks: number[], size: number, rankSum: number): number {
  const others = ranks.length - size;
  const n = ranks.length;
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const ties = sum([...counts.values()].map((count) => count ** 3 - count));
  const variance = ((size * others) / 12) * (n + 1 - ties / (n * (n - 1)));
  if (variance <= 0) return 1;
  return upperTail((rankSum - (size * (n + 1)) / 2 - 0.5) / Math.sqrt(variance));
}

/** Upper tail of the standard normal: Abramowitz & Stegun 26.2.17, error under 7.5e-8. */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}

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

/** A test that shares its level with others. */
interface SharedTest {
  /** The least p that samples of its sizes can give. */
  leastChance: number;
}

/**
 * The tests that can be passed at all, and the level for each, so that the chance of any passing by luck stays under
 * `chance`. After Tarone (Biometrics 46(2), 1990): a test with samples too small ever to reach the level takes no
 * part, and the others share the level among themselves.
 */
export function testable<Test extends SharedTest>(
  tests: Test[],
  chance: number,
): { tested: Test[]; level: number } {
  for (let among = 1; ; among++) {
    const level = chance / among;
    const tested = tests.filter((test) => test.leastChance <= level);
    if (tested.length <= among) return { tested, level };
  }
}
