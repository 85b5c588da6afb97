const PACIFIC_DATE = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const HOUR_MS = 3_600_000;

/** The day by which YouTube counts its quota, as the ledger writes it: "2026-11-21". */
export function pacificDay(now: Date): string {
  const part = Object.fromEntries(PACIFIC_DATE.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}

/** The next midnight in the Pacific time zone, at which the quota's buckets begin anew. */
export function nextPacificMidnight(now: Date): Date {
  const tomorrow = new Date(Date.parse(pacificDay(now)) + 24 * HOUR_MS);
  // Midnight is 7 hours behind UTC in summer and 8 in winter; clocks change at 2 in the morning, never at 0.
  const inSummer = new Date(tomorrow.getTime() + 7 * HOUR_MS);
  const day = tomorrow.toISOString().slice(0, 10);
  return pacificDay(inSummer) === day ? inSummer : new Date(inSummer.getTime() + HOUR_MS);
}
