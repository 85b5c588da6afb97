import type { TrendPoint, TrendSignal } from "../../model/trend";
import type { MonthName } from "../../numbers/days";
import { median, robustSpread } from "../../statistics/quantiles";
import { countsByDay, type DailyCount, dateOfDay, dayNumber, meanOfDays } from "./daily";
import { monthlyMeans, peakMonth } from "./season";

const WEEK = 7;

/** Two years of weeks. */
export const WEEKS_SHOWN = 104;

/** With fewer known days a week is not compared, and not drawn. */
export const MIN_DAYS_A_WEEK = 5;

/** Over both weeks. With fewer readers a day, chance alone moves a week by some 20 % every few weeks (Poisson). */
export const MIN_READERS_A_DAY = 30;

/** The source is about a day late. Counts that end earlier than this say nothing about this week. */
export const MAX_DAYS_LATE = 4;

/**
 * The change of the last 7 complete days against the 7 before, in percent to one decimal; null for "not
 * enough data" (spec section 9, Velocity). A day is complete when it is over in UTC and the source has counted
 * it: the 7 days end with the newest count. Weeks with missing days are compared by their daily means, which
 * for whole weeks is the same as by their sums.
 */
export function weeklyVelocity(daily: readonly DailyCount[], now: Date): number | null {
  const today = dayNumber(now);
  const counts = countsByDay(daily, today);
  const end = Math.max(...counts.keys());
  if (!(today - end <= MAX_DAYS_LATE)) return null;
  const last = meanOfDays(counts, end - WEEK + 1, end, MIN_DAYS_A_WEEK);
  const before = meanOfDays(counts, end - 2 * WEEK + 1, end - WEEK, MIN_DAYS_A_WEEK);
  if (last === null || !before || (last + before) / 2 < MIN_READERS_A_DAY) return null;
  return Math.round((last / before - 1) * 1000) / 10;
}

/**
 * The weeks of the last two years, oldest first, each dated by its first day in UTC. They end with the newest
 * complete day, as the velocity's two weeks do: the line's last step is the change shown beside it. A week with
 * one or two missing days counts seven times the mean of the others; one with more is left out.
 */
function weeklySeries(daily: readonly DailyCount[], now: Date): TrendPoint[] {
  const counts = countsByDay(daily, dayNumber(now));
  if (counts.size === 0) return [];
  const end = Math.max(...counts.keys());
  const points: TrendPoint[] = [];
  for (let first = end + 1 - WEEKS_SHOWN * WEEK; first <= end; first += WEEK) {
    const mean = meanOfDays(counts, first, first + WEEK - 1, MIN_DAYS_A_WEEK);
    if (mean !== null) points.push({ date: dateOfDay(first), value: Math.round(mean * WEEK) });
  }
  return points;
}

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

/** Where a signal begins, in percent week over week (spec section 9, Trend insight rules). */
export const SPIKING_ABOVE = 50;
export const RISING_ABOVE = 20;
export const DECLINING_BELOW = -20;

/** The signal of a weekly velocity in percent. null and NaN read as steady: nothing shows a move. */
export function trendSignal(velocity: number | null): TrendSignal {
  if (velocity === null || Number.isNaN(velocity)) return "steady";
  if (velocity > SPIKING_ABOVE) return "spiking";
  if (velocity > RISING_ABOVE) return "rising";
  return velocity < DECLINING_BELOW ? "declining" : "steady";
}

/** What daily counts say as of a moment. */
export interface TrendReading {
  signal: TrendSignal;
  /** Percent, week over week; null for "not enough data". */
  velocity: number | null;
  /** null when no season shows. */
  peakMonth: MonthName | null;
  /** The source's own counts by week, spikes included. */
  weeks: TrendPoint[];
}

/**
 * Reads daily counts as a trend: velocity and season from the counts with one-day spikes damped, the weekly
 * series as it was counted (spec section 3, Trend record; section 9, Trend insight rules).
 */
export function readTrend(daily: readonly DailyCount[], now: Date): TrendReading {
  const damped = dampSpikes(daily);
  const velocity = weeklyVelocity(damped, now);
  return {
    signal: trendSignal(velocity),
    velocity,
    peakMonth: peakMonth(monthlyMeans(damped, now)),
    weeks: weeklySeries(daily, now),
  };
}
