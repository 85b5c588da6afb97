import { byDay, type DailyCount, dateOfDay, dayOf, meanOfDays, mondayOf } from "./daily";
import type { TrendPoint } from "./trend";
import { DAYS_OF_A_WEEK_AT_LEAST } from "./weekly-velocity";

/** Two years. */
export const WEEKS_SHOWN = 104;

/**
 * Each complete week of the last two years, Monday to Sunday in UTC, oldest first. A week with one or two days
 * missing counts seven times the mean of its others; one with more missing is left out.
 */
export function weeklySeries(daily: readonly DailyCount[], now: Date): TrendPoint[] {
  const thisMonday = mondayOf(dayOf(now));
  const counts = byDay(daily, thisMonday);
  const newest = Math.max(...counts.keys());
  const points: TrendPoint[] = [];
  for (let monday = thisMonday - WEEKS_SHOWN * 7; monday < thisMonday; monday += 7) {
    // The source is late: of its newest week it may have counted five days only, which is no complete week.
    if (monday + 6 > newest) break;
    const mean = meanOfDays(counts, monday, monday + 6, DAYS_OF_A_WEEK_AT_LEAST);
    if (mean !== null) points.push({ date: dateOfDay(monday), value: Math.round(mean * 7) });
  }
  return points;
}
