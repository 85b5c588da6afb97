import { DAY_MS, HOUR_MS } from "../numbers/days";

/**
 * The buckets of the YouTube Data API's quota, in units a day: searches have one of their own since
 * 2026-06-01, `videos:batchGetStats` since 2026-06-03 (YouTube Data API, Quota costs). Each is for a whole
 * deployment, and is full again at midnight Pacific time.
 */
export const QUOTA_BUCKETS = ["search", "general", "stats"] as const;
export type QuotaBucket = (typeof QUOTA_BUCKETS)[number];

export type UnitsByBucket = Record<QuotaBucket, number>;

/** The units YouTube gives a project, unless it was granted more. */
export const UNITS_A_DAY: UnitsByBucket = { search: 100, general: 10_000, stats: 10_000 };

/** What is spent of today's quota. */
export interface QuotaToday {
  spent: UnitsByBucket;
  /** The day's limits; UNITS_A_DAY if left out. */
  limits?: UnitsByBucket;
  /** ISO 8601 instant at which the buckets are full again. */
  resetsAt: string;
}

/** Whether nothing is left of a bucket. */
export function isSpent(spent: UnitsByBucket, limits: UnitsByBucket, bucket: QuotaBucket): boolean {
  return spent[bucket] >= limits[bucket];
}

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
