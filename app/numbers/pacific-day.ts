import { DAY_MS, HOUR_MS, isoDay } from "./days";

// Apart from the other days, which the browser reads as well: it needs no formatter.
const PACIFIC_DATE = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day by which YouTube counts its quota and Studio its charts: "2026-11-21", in Pacific time. */
export function pacificDay(now: Date): string {
  const part = Object.fromEntries(PACIFIC_DATE.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}

/** The day of publication as Studio's charts have it; of an upload whose hour is not known, the day that is. */
export function studioDay(publishedAt: string): string {
  return isMidnight(publishedAt) ? isoDay(publishedAt) : pacificDay(new Date(publishedAt));
}

/** Whether an instant is the first of its day in UTC, as which a day without an hour is kept. */
export function isMidnight(instant: string): boolean {
  return /^[\d-]+(?:T00:00(?::00(?:\.0+)?)?Z)?$/.test(instant);
}

/** The midnight in Pacific time at which an instant's day began: 23 to 25 hours before the next. */
export function pacificMidnight(now: Date): Date {
  return midnightOf(pacificDay(now));
}

/** The next midnight in Pacific time, at which the quota's buckets are full again. */
export function nextPacificMidnight(now: Date): Date {
  return midnightOf(isoDay(new Date(Date.parse(pacificDay(now)) + DAY_MS).toISOString()));
}

function midnightOf(day: string): Date {
  // Midnight is 7 hours behind UTC in summer and 8 in winter; clocks change at 2 in the morning, never at 0.
  const inSummer = new Date(Date.parse(day) + 7 * HOUR_MS);
  return pacificDay(inSummer) === day ? inSummer : new Date(inSummer.getTime() + HOUR_MS);
}
