import { DAY_MS, isoDay } from "../../numbers/days";

/** One day's count. A day without a count is unknown, not 0. */
export interface DailyCount {
  /** "2026-11-20", a day in UTC. */
  date: string;
  value: number;
}

/** The day of a date or an instant, in UTC, as a whole number: neighbors differ by one. NaN for an invalid date. */
export function dayNumber(date: string | Date): number {
  const time = typeof date === "string" ? Date.parse(`${date.slice(0, 10)}T00:00:00Z`) : date.getTime();
  return Math.floor(time / DAY_MS);
}

/** The date of a day number: "2026-11-20". */
export function dateOfDay(day: number): string {
  return isoDay(day * DAY_MS);
}

/** The counts by day number. Leaves out values that are not a count, and the days from `until` on. */
export function countsByDay(
  daily: readonly DailyCount[],
  until = Number.POSITIVE_INFINITY,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { date, value } of daily) {
    const day = dayNumber(date);
    if (day < until && Number.isFinite(value) && value >= 0) counts.set(day, value);
  }
  return counts;
}

/** The mean of the known days from `first` to `last`, both included; null if fewer than `minDays` are known. */
export function meanOfDays(
  counts: ReadonlyMap<number, number>,
  first: number,
  last: number,
  minDays: number,
): number | null {
  let sum = 0;
  let known = 0;
  for (let day = first; day <= last; day++) {
    const count = counts.get(day);
    if (count === undefined) continue;
    sum += count;
    known += 1;
  }
  return known < minDays ? null : sum / known;
}
