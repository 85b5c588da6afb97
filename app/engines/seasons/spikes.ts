import { median } from "../../statistics/quantiles";
import { byDay, type DailyCount, dayNumber } from "./daily";

/** How many days before and after one it is held against. */
export const DAYS_EITHER_SIDE = 14;
/** With fewer of them known there is nothing to hold it against. */
export const DAYS_AROUND_AT_LEAST = 10;
/** A day may lie so many spreads above the median of the days around it. */
export const SPREADS_ABOVE = 4;
/** Or this share of that median, if that is more: where each day is like the last, a spread is close to 0. */
export const SHARE_ABOVE = 0.5;
/** A neighbour that rises at least this share as far makes it a surge, and no longer one day's spike. */
export const SURGE_SHARE = 0.5;

/** Of a normal distribution: standard deviation over median absolute deviation. */
const SPREAD_OF_DEVIATION = 1.4826;

/**
 * The counts with one-day spikes cut, so that a day in the news makes neither a trend nor a season.
 *
 * A day is a spike where it exceeds a robust bound of the 28 days around it (their median plus 4 spreads, or
 * half of the median, whichever is more) and neither the day before nor the day after rises even half as far
 * above that median. It is cut to the bound, but not below the higher of its neighbours. So a surge of two days
 * and more stays whole. The newest day has no day after it yet: alone above the bound it counts as a spike, and
 * is restored as soon as the next day confirms it.
 */
export function dampSpikes(daily: readonly DailyCount[]): DailyCount[] {
  const counts = byDay(daily);
  return daily.map((count) => {
    const limit = limitOf(dayNumber(count.date), counts);
    return count.value > limit ? { ...count, value: limit } : count;
  });
}

/** What a day may count at most. */
function limitOf(day: number, counts: Map<number, number>): number {
  const around: number[] = [];
  for (let offset = -DAYS_EITHER_SIDE; offset <= DAYS_EITHER_SIDE; offset++) {
    const count = offset === 0 ? undefined : counts.get(day + offset);
    if (count !== undefined) around.push(count);
  }
  if (around.length < DAYS_AROUND_AT_LEAST) return Number.POSITIVE_INFINITY;
  const middle = median(around) ?? 0;
  const spread = (median(around.map((count) => Math.abs(count - middle))) ?? 0) * SPREAD_OF_DEVIATION;
  const bound = middle + Math.max(SPREADS_ABOVE * spread, SHARE_ABOVE * middle);
  const neighbour = Math.max(counts.get(day - 1) ?? 0, counts.get(day + 1) ?? 0);
  const rise = (counts.get(day) ?? 0) - middle;
  return neighbour - middle >= SURGE_SHARE * rise ? Number.POSITIVE_INFINITY : Math.max(bound, neighbour);
}
