import type { TrendPoint } from "../../model/trend";
import { countsByDay, type DailyCount, dateOfDay, dayNumber, meanOfDays } from "./daily";

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
export function weeklySeries(daily: readonly DailyCount[], now: Date): TrendPoint[] {
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
