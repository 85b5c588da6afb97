import type { DailyCount } from "./daily";
import { type MonthName, monthlyMeans, peakMonth } from "./season";
import { signalOf, type TrendPoint, type TrendSignal } from "./signal";
import { dampSpikes } from "./spikes";
import { weeklyVelocity } from "./weekly-velocity";
import { weeklySeries } from "./weeks";

export type { DailyCount } from "./daily";
export { type MonthlyCount, type MonthName, monthlyMeans, peakMonth, readSeason } from "./season";
export { dampSpikes } from "./spikes";
export { weeklyVelocity } from "./weekly-velocity";

/** What daily counts say as of a moment. */
export interface TrendReading {
  signal: TrendSignal;
  /** Percent, week over week; null for "not enough data". */
  velocity: number | null;
  peakMonth: MonthName | null;
  /** The source's own counts by week, spikes included. */
  weeks: TrendPoint[];
}

/**
 * Reads a trend from daily counts: velocity and season from the counts with one-day spikes damped, the series
 * as it was counted (spec section 3, Trend record; section 9, Trend insight rules).
 */
export function readTrend(daily: readonly DailyCount[], now: Date): TrendReading {
  const damped = dampSpikes(daily);
  const velocity = weeklyVelocity(damped, now);
  return {
    signal: signalOf(velocity),
    velocity,
    peakMonth: peakMonth(monthlyMeans(damped, now)),
    weeks: weeklySeries(daily, now),
  };
}
