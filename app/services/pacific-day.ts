import { DAY_MS, HOUR_MS } from "../numbers/days";

// Apart from the quota, which the browser reads as well: it needs no formatter.
const PACIFIC_DATE = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day by which YouTube counts its quota: "2026-11-21", in Pacific time. */
export function pacificDay(now: Date): string {
  const part = Object.fromEntries(PACIFIC_DATE.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}

/** The next midnight in Pacific time, at which the quota's buckets are full again. */
export function nextPacificMidnight(now: Date): Date {
  const tomorrow = new Date(Date.parse(pacificDay(now)) + DAY_MS);
  // Midnight is 7 hours behind UTC in summer and 8 in winter; clocks change at 2 in the morning, never at 0.
  const inSummer = new Date(tomorrow.getTime() + 7 * HOUR_MS);
  const day = tomorrow.toISOString().slice(0, 10);
  return pacificDay(inSummer) === day ? inSummer : new Date(inSummer.getTime() + HOUR_MS);
}
