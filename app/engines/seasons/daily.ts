/** One day's count. A day that is missing is not known; it is not 0. */
export interface DailyCount {
  /** "2026-11-20", a day in UTC. */
  date: string;
  value: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** A day as a whole number, so that neighbours differ by one; NaN for what is no date. */
export function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY);
}

export function dateOfDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The day in UTC that a moment falls on. */
export function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY);
}

/** The counts by day, without what is no count and without the days from `until` on, which are not over. */
export function byDay(daily: readonly DailyCount[], until = Number.POSITIVE_INFINITY): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { date, value } of daily) {
    const day = dayNumber(date);
    if (day < until && Number.isFinite(value) && value >= 0) counts.set(day, value);
  }
  return counts;
}

/** The mean of the days that are known from `first` to `last`; null where fewer than `atLeast` are. */
export function meanOfDays(counts: Map<number, number>, first: number, last: number, atLeast: number) {
  let sum = 0;
  let known = 0;
  for (let day = first; day <= last; day++) {
    const count = counts.get(day);
    if (count === undefined) continue;
    sum += count;
    known += 1;
  }
  return known < atLeast ? null : sum / known;
}
