import { seeded } from "../../app/numbers/seeded.ts";
import { percentile } from "../bench/statistics.ts";

export type Interval = [low: number, high: number];

const DRAWS = 1000;
const COVERED = 0.95;

/**
 * The 95 % percentile bootstrap (Efron, Annals of Statistics 7(1), 1979) of a statistic over groups: items that
 * share a history (videos of a channel, comments of a video) are drawn together; each item is its own group where
 * they share none. The same draws every time. `of` gets the drawn items flattened; draws it answers with NaN (a
 * class that was not drawn) are left out.
 */
export function intervalOf<Item>(groups: Item[][], of: (items: Item[]) => number, draws = DRAWS): Interval {
  const random = seeded("interval");
  const found: number[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    const drawn = groups.flatMap(() => groups[Math.floor(random() * groups.length)] as Item[]);
    const value = of(drawn);
    if (!Number.isNaN(value)) found.push(value);
  }
  const outside = (1 - COVERED) / 2;
  return [percentile(found, outside), percentile(found, 1 - outside)];
}
