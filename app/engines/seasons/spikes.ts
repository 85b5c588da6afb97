import { median, robustSpread } from "../../statistics/quantiles";
import { countsByDay, type DailyCount, dayNumber } from "./daily";

/** A day is compared with this many days before it, and as many after. */
const DAYS_EITHER_SIDE = 14;
/** With fewer of them known there is nothing to compare with. */
const MIN_DAYS_AROUND = 10;
/** A day is a spike this many standard deviations above the median of the days around it. */
const SPIKE_DEVIATIONS = 4;
/** Or this share of that median above it, if that is more: where days are alike, the deviation is close to 0. */
const SPIKE_SHARE = 0.5;
/** With a neighbor that rises at least this share as far it is a surge, not a spike of one day. */
const SURGE_SHARE = 0.5;

/**
 * The counts with one-day spikes cut, so that a day in the news makes neither a trend nor a season.
 *
 * A day is a spike if it exceeds a robust bound of the 28 days around it (their median plus 4 deviations, or
 * half of the median, whichever is more) and neither the day before nor the day after rises even half as far
 * above that median. It is cut to the bound, but not below the higher of its neighbors. So a surge of two days
 * or more stays whole. The newest day has no day after it yet: alone above the bound it counts as a spike, and
 * is restored as soon as the next day confirms it.
 */
export function dampSpikes(daily: readonly DailyCount[]): DailyCount[] {
  const counts = countsByDay(daily);
  return daily.map((count) => {
    const limit = spikeLimit(dayNumber(count.date), counts);
    return count.value > limit ? { ...count, value: limit } : count;
  });
}

/** The most a day may count; Infinity if it is no spike or too few days around it are known. */
function spikeLimit(day: number, counts: ReadonlyMap<number, number>): number {
  const around: number[] = [];
  for (let offset = -DAYS_EITHER_SIDE; offset <= DAYS_EITHER_SIDE; offset++) {
    const count = offset === 0 ? undefined : counts.get(day + offset);
    if (count !== undefined) around.push(count);
  }
  if (around.length < MIN_DAYS_AROUND) return Number.POSITIVE_INFINITY;
  const middle = median(around) ?? 0;
  const deviation = robustSpread(around) ?? 0;
  const bound = middle + Math.max(SPIKE_DEVIATIONS * deviation, SPIKE_SHARE * middle);
  const neighbor = Math.max(counts.get(day - 1) ?? 0, counts.get(day + 1) ?? 0);
  const rise = (counts.get(day) ?? 0) - middle;
  return neighbor - middle >= SURGE_SHARE * rise ? Number.POSITIVE_INFINITY : Math.max(bound, neighbor);
}
