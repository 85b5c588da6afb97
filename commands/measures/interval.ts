import { seeded } from "../../app/numbers/chance.ts";
import { bootstrapInterval, type Interval } from "../../app/statistics/quantiles.ts";

/** The 95 % bootstrap interval of a statistic over groups (see `bootstrapInterval`), the same every time. */
export function intervalOf<Item>(
  groups: Item[][],
  statistic: (items: Item[]) => number,
  draws?: number,
): Interval {
  return bootstrapInterval(groups, statistic, seeded("interval"), { draws });
}
