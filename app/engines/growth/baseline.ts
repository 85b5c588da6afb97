import { uploadKind } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";

/** A video counts as at least a day old, or the first hours of any upload would look like a hit. */
const YOUNGEST_DAYS = 1;

/** Growth is held flat past this age: see growthShare. */
const GROWN_DAYS = 365;

/** Exponent of the growth curve: see growthShare. */
export const GROWTH_EXPONENT = 0.2;

/** Its 90 % interval over uploads of up to a year (docs/evaluation.md). */
const GROWTH_EXPONENTS = [0.155, 0.265] as const;

/**
 * The instant an answer's views were counted: its `asOf`, or `now` if that is no date or lies ahead. Ages are taken
 * at this instant, since an answer may come from a cache.
 */
export function countedAt(asOf: string, now: Date): Date {
  const at = new Date(asOf);
  return at.getTime() <= now.getTime() ? at : now;
}

/**
 * Age of an upload in days at an instant, at least 1. null for a date that cannot be read or lies ahead of it
 * (a premiere, a wrong clock): such a video has no age to compare at.
 */
export function ageInDays(publishedAt: string | number, at: Date): number | null {
  const published = typeof publishedAt === "string" ? Date.parse(publishedAt) : publishedAt;
  const days = (at.getTime() - published) / DAY_MS;
  return days >= 0 ? Math.max(days, YOUNGEST_DAYS) : null;
}

/**
 * The share of its first-year views that a video has at an age in days: (age / 365)^0.2, 1 from a year on.
 * A day-old video has 31 %, a week 45 %, a month 61 %.
 *
 * `npm run learn` measures the exponent (docs/evaluation.md): least absolute deviations of log views on log
 * age within each of up to 20 public channels, one snapshot each, Shorts excluded if lengths are known. It
 * prints 0.205, 0.180, 0.190 and 0.235 for the 166, 374, 734 and 2031 uploads of at most 90, 180, 365 and 730
 * days; 0.2 lies in the 90 % interval of each. A saturating curve t / (t + h) fits as well at 90 days and less
 * well at the others. Flat past a year, because in one snapshot growth after that cannot be told from the
 * channel's own past. A single video strays from the curve by a factor of about two (×1.995 up to a year).
 */
export function growthShare(ageDays: number): number {
  return (Math.min(ageDays, GROWN_DAYS) / GROWN_DAYS) ** GROWTH_EXPONENT;
}

/**
 * By how much a comparison of uploads of two ages, in log10 views at equal age, may be off because the growth curve
 * is known only so well: what the ends of the exponent's interval would add, the lesser first. Both 0 for equal ages.
 */
export function growthError(ageDays: number, otherAgeDays: number): [low: number, high: number] {
  const apart = Math.log10(Math.min(ageDays, GROWN_DAYS) / Math.min(otherAgeDays, GROWN_DAYS));
  const [one, other] = GROWTH_EXPONENTS.map((exponent) => (GROWTH_EXPONENT - exponent) * apart);
  return [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)];
}

/**
 * Views adjusted for age: what the video would have at a year by the growth curve. null if its age is unknown or its
 * count is not a number of views.
 */
export function viewsAtAYear(upload: { publishedAt: string; viewCount: number }, at: Date): number | null {
  const age = ageInDays(upload.publishedAt, at);
  if (age === null || !(upload.viewCount >= 0)) return null;
  return upload.viewCount / growthShare(age);
}

/**
 * Average views a day since publication. It falls with age (from the first week to the first year to about 4 % by the
 * growth curve), so it describes what videos have had so far and must not rank topics: last week's uploads would lead.
 * null as in viewsAtAYear.
 */
export function viewsADay(upload: { publishedAt: string; viewCount: number }, at: Date): number | null {
  const age = ageInDays(upload.publishedAt, at);
  return age === null || !(upload.viewCount >= 0) ? null : upload.viewCount / age;
}

/** Uploads are compared, and forecasts made, by the views at this age, in days. */
export const HORIZON_DAYS = 30;

/** Views at an age, from low to high. */
interface Range {
  low: number;
  likely: number;
  high: number;
}

/**
 * A range of views at 30 days as one at another age, in days: by the growth curve, each end by the end of the exponent's
 * interval that widens it. The same range for 30. How often it holds at other ages is not measured.
 */
export function rangeAtAge({ low, likely, high }: Range, days: number): Range & { days: number } {
  const grown = growthShare(days) / growthShare(HORIZON_DAYS);
  const [less, more] = growthError(HORIZON_DAYS, days);
  return { days, low: low * grown * 10 ** less, likely: likely * grown, high: high * grown * 10 ** more };
}

/** A channel's usual views are those of this many of its newest uploads of one kind … */
const BASELINE_UPLOADS = 10;

/** … and of no fewer than this (references, "Estimating"). */
export const MIN_BASELINE_UPLOADS = 3;

/** One of a channel's newest uploads, with what its usual views need. */
export interface Upload {
  videoId: string;
  publishedAt: string;
  viewCount: number;
  durationSeconds: number | null;
}

/** A channel's usual views: the median, adjusted for age, and the uploads it is of. */
export interface Baseline {
  views: number;
  uploads: Upload[];
}

/**
 * The usual views of the channel of `video`: the median views, adjusted for age, of its newest 10 uploads of the same
 * kind, without the video itself (references, "Estimating"). null, "not enough data", with fewer than 3 such uploads,
 * a video of unknown kind, or a median of 0.
 */
export function baselineOf(video: Upload, recentUploads: Upload[], at: Date): Baseline | null {
  const kind = uploadKind(video.durationSeconds);
  if (kind === null) return null;
  const newest = recentUploads
    .filter((upload) => upload.videoId !== video.videoId && uploadKind(upload.durationSeconds) === kind)
    .map((upload) => ({ upload, age: ageInDays(upload.publishedAt, at), views: viewsAtAYear(upload, at) }))
    .filter(({ views }) => views !== null)
    .sort((a, b) => (a.age ?? 0) - (b.age ?? 0))
    .slice(0, BASELINE_UPLOADS);
  const views = median(newest.flatMap((one) => one.views ?? []));
  if (newest.length < MIN_BASELINE_UPLOADS || !views) return null;
  return { views, uploads: newest.map(({ upload }) => upload) };
}
