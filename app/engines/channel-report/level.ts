import { median } from "../../statistics/quantiles";
import { type Comparison, compareGroups } from "./compare-groups";
import type { AgedUpload } from "./equal-age";

/** The level now beside that of a year ago, or why it cannot be told. */
export type Level =
  | ({ kind: "compared" } & Comparison)
  | { kind: "not-enough"; now: number; yearAgo: number };

/** Up to so many uploads on either side … */
const LEVEL_UPLOADS = 20;
/** … and no fewer than this. */
export const MIN_LEVEL_UPLOADS = 5;
/** Both sides are made within so many days: half a year. */
const LEVEL_DAYS = 183;
const YEAR_DAYS = 365.25;

/**
 * The newest 20 uploads, of the last half year, against those nearest to a year before them, at equal age. Fewer than
 * five on either side are not enough.
 */
export function compareLevel(settled: AgedUpload[]): Level {
  const newest = settled.at(-1)?.day ?? 0;
  const now = settled.slice(-LEVEL_UPLOADS).filter(({ day }) => day > newest - LEVEL_DAYS);
  const then = (median(now.map(({ day }) => day)) ?? 0) - YEAR_DAYS;
  const yearAgo = settled
    .filter(({ day }) => Math.abs(day - then) <= LEVEL_DAYS / 2)
    .sort((a, b) => Math.abs(a.day - then) - Math.abs(b.day - then))
    .slice(0, LEVEL_UPLOADS);
  const enough = now.length >= MIN_LEVEL_UPLOADS && yearAgo.length >= MIN_LEVEL_UPLOADS;
  const comparison = enough ? compareGroups(now, yearAgo) : null;
  if (!comparison) return { kind: "not-enough", now: now.length, yearAgo: yearAgo.length };
  return { kind: "compared", ...comparison };
}
