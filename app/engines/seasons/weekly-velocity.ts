import { byDay, type DailyCount, dayOf, meanOfDays } from "./daily";

const WEEK = 7;
/** Of each of the two weeks at least so many days are known, or they cannot be compared. */
export const DAYS_OF_A_WEEK_AT_LEAST = 5;
/** Over both weeks. With fewer a day, chance alone moves a week by some 20 % every few weeks (Poisson). */
export const READERS_A_DAY_AT_LEAST = 30;
/** The source is about a day late. Counts that end earlier than this say nothing about this week. */
export const DAYS_LATE_AT_MOST = 4;

/**
 * The change of the last 7 complete days against the 7 before, in percent to one decimal; null for "not
 * enough data" (spec section 9, Velocity). A day is complete when it is over in UTC and the source has counted
 * it: the 7 days end with the newest count. Weeks with days missing are compared by their daily means, which
 * for whole weeks is the same as by their sums.
 */
export function weeklyVelocity(daily: readonly DailyCount[], now: Date): number | null {
  const today = dayOf(now);
  const counts = byDay(daily, today);
  const end = Math.max(...counts.keys());
  if (!(today - end <= DAYS_LATE_AT_MOST)) return null;
  const last = meanOfDays(counts, end - WEEK + 1, end, DAYS_OF_A_WEEK_AT_LEAST);
  const before = meanOfDays(counts, end - 2 * WEEK + 1, end - WEEK, DAYS_OF_A_WEEK_AT_LEAST);
  if (last === null || !before || (last + before) / 2 < READERS_A_DAY_AT_LEAST) return null;
  return Math.round((last / before - 1) * 1000) / 10;
}
