const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in UTC that an instant falls on: "2026-11-24". */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The day so many days after another, before it where negative. */
export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

/** Whole days from one day to another, negative where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** "Nov 24"; with its year where that is not the year of `today`. */
export function shortDay(day: string, today: string): string {
  return (day.slice(0, 4) === today.slice(0, 4) ? SHORT : LONG).format(Date.parse(day));
}

export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}
