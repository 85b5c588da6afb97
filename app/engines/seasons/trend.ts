import type { TrendPoint, TrendSignal } from "../../model/trend";
import type { MonthName } from "../../numbers/days";
import type { DailyCount } from "./daily";
import { monthlyMeans, peakMonth } from "./season";
import { dampSpikes } from "./spikes";
import { weeklySeries, weeklyVelocity } from "./weeks";

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
