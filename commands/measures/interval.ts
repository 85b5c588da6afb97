import { seeded } from "../../app/numbers/chance.ts";
import { type Interval, nearestRank } from "../../app/statistics/quantiles.ts";

/** The 95 % bootstrap interval of a statistic over groups (see `bootstrapInterval`), the same every time. */
export function intervalOf<Item>(
  groups: Item[][],
  statistic: (items: Item[]) => number,
  draws?: number,
): Interval {
  return bootstrapInterval(groups, statistic, seeded("interval"), { draws });
}

/**
 * The percentile bootstrap (Efron, Annals of Statistics 7(1), 1979) of a statistic over groups: as many groups are
 * drawn as there are, with replacement, and `statistic` is taken of their items together. Items that share a history
 * (videos of a channel, comments of a video) belong in one group; else each item is its own. Draws whose statistic is
 * NaN (a class that was not drawn) do not count. NaN at both ends if none counts.
 *
 * @param random numbers in [0, 1): the same sequence gives the same interval
 * @param options how many draws, and the share of them (0 to 1) the interval covers
 */
export function bootstrapInterval<Item>(
  groups: readonly (readonly Item[])[],
  statistic: (items: Item[]) => number,
  random: () => number,
  { draws = 1000, coverage = 0.95 } = {},
): Interval {
  const found: number[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    const value = statistic(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? []));
    if (!Number.isNaN(value)) found.push(value);
  }
  const outside = (1 - coverage) / 2;
  return [nearestRank(found, outside) ?? Number.NaN, nearestRank(found, 1 - outside) ?? Number.NaN];
}
