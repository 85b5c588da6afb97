import { meanRanks } from "../../statistics/mann-whitney";

/** A video's place among its channel's other uploads, by views at equal age. */
export interface Place {
  /** Its rank, 1 for the least viewed; equal views share their mean rank. */
  rank: number;
  /** The ranks of all of them, itself included: by luck alone it could have had any. */
  ranks: number[];
}

/** Where `views` stands among `others`. */
export function placeAmong(views: number, others: number[]): Place {
  const ranks = meanRanks([views, ...others]);
  return { rank: ranks[0] as number, ranks };
}

/** A place as a share of all places, so that channels with few and with many uploads compare: 1 is the top. */
export function height({ rank, ranks }: Place): number {
  return rank / ranks.length;
}

/** Heights are added up in whole thousandths, which bounds how many sums there are: the tail is exact for these. */
const STEPS = 1000;

/**
 * How likely videos that do no better than their channels' other uploads would stand this high together: the
 * exact upper tail of the sum of their heights, if each were equally likely to have any rank of its channel's.
 * This is the permutation test of one against n in each channel, channels weighed alike (van Elteren, Bull.
 * Inst. Int. Stat. 37, 1960). It asks nothing of the shape of the numbers. 1 for no places.
 */
export function chanceOfPlaces(places: Place[]): number {
  const seen = places.reduce((sum, place) => sum + steps(place.rank, place), 0);
  let chances = Float64Array.of(1);
  for (const place of places) {
    const shares = place.ranks.map((rank) => steps(rank, place));
    const next = new Float64Array(chances.length + STEPS);
    for (let sum = 0; sum < chances.length; sum++) {
      const chance = (chances[sum] as number) / shares.length;
      // Most sums cannot come up: a channel has a dozen places at most.
      if (chance === 0) continue;
      for (const share of shares) next[sum + share] = (next[sum + share] as number) + chance;
    }
    chances = next;
  }
  const tail = chances.slice(seen).reduce((total, chance) => total + chance, 0);
  return Math.min(1, tail);
}

/** The least chance these channels can give: every video at the top. */
export function leastChanceOfPlaces(places: Place[]): number {
  return places.reduce((chance, { ranks }) => {
    const most = Math.max(...ranks);
    return (chance * ranks.filter((rank) => rank === most).length) / ranks.length;
  }, 1);
}

function steps(rank: number, { ranks }: Place): number {
  return Math.round((rank * STEPS) / ranks.length);
}
