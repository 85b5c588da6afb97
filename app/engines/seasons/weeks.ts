import { byDay, type DailyCount, dateOfDay, dayOf, meanOfDays } from "./daily";
import type { TrendPoint } from "./signal";
import { DAYS_OF_A_WEEK_AT_LEAST } from "./weekly-velocity";

/** Two years. */
export const WEEKS_SHOWN = 104;
const WEEK = 7;

/**
 * The weeks of the last two years, oldest first, each named by its first day in UTC. They end with the newest
 * day that is over and counted, as the velocity's own two weeks do: the line's last step is the change that
 * stands beside it. A week with one or two days missing counts seven times the mean of its others; one with
 * more missing is left out.
 */
export function weeklySeries(daily: readonly DailyCount[], now: Date): TrendPoint[] {
  const counts = byDay(daily, dayOf(now));
  if (counts.size === 0) return [];
  const end = Math.max(...counts.keys());
  const points: TrendPoint[] = [];
  for (let first = end + 1 - WEEKS_SHOWN * WEEK; first <= end; first += WEEK) {
    const mean = meanOfDays(counts, first, first + WEEK - 1, DAYS_OF_A_WEEK_AT_LEAST);
    if (mean !== null) points.push({ date: dateOfDay(first), value: Math.round(mean * WEEK) });
  }
  return points;
}
