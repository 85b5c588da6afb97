import { DAY_MS } from "../../numbers/days";
import { type PastUpload, uploadKind } from "../../tables/upload";
import { ageInDays, growthShare } from "./age";

/** An upload a forecast may use, its views brought to the age that forecasts are for. */
export interface UsableUpload {
  upload: PastUpload;
  /** Days since 1970, with their fraction. */
  day: number;
  ageDays: number;
  /** log10 of the views at 30 days. */
  logViews: number;
}

/** Fewer uploads than this show neither a level nor a spread, and are refused. */
export const MIN_UPLOADS = 5;

/** A forecast is of the views a video has this many days after it was published. */
const HORIZON_DAYS = 30;

/**
 * Younger uploads are excluded: brought to 30 days by the growth curve, the views of a video's first hours say
 * little (a typical video strays from the curve by a factor of two over a year: docs/evaluation.md).
 */
export const MIN_AGE_DAYS = 3;
/** Days since 1970, with their fraction. */
export const dayNumber = (at: Date | string): number => new Date(at).getTime() / DAY_MS;

/** log10 of how many times its views at 30 days a video has at an age, by the growth curve (age.ts). */
export function logGrowth(ageDays: number): number {
  return Math.log10(growthShare(ageDays) / growthShare(HORIZON_DAYS));
}

/** Why an upload is excluded. */
export type Exclusion = "short" | "no-date" | "future" | "young" | "no-views";

/**
 * The uploads a forecast may use, oldest first, and how many were excluded and why: Shorts (180 s or less, if the
 * length is known), dates that cannot be read or lie after `asOf`, uploads younger than three days, and those without
 * a view (0, or not a number).
 */
export function selectUploads(
  uploads: PastUpload[],
  asOf: Date,
): { usable: UsableUpload[]; excluded: Record<Exclusion, number> } {
  const excluded: Record<Exclusion, number> = { short: 0, "no-date": 0, future: 0, young: 0, "no-views": 0 };
  const usable: UsableUpload[] = [];
  for (const upload of uploads) {
    const at = new Date(upload.publishedAt).getTime();
    const ageDays = Number.isNaN(at) ? null : ageInDays(new Date(at).toISOString(), asOf);
    const why = exclusionOf(upload, at, ageDays);
    if (why) excluded[why] += 1;
    else if (ageDays !== null) {
      const logViews = Math.log10(upload.views) - logGrowth(ageDays);
      usable.push({ upload, day: at / DAY_MS, ageDays, logViews });
    }
  }
  usable.sort((a, b) => a.day - b.day);
  return { usable, excluded };
}

function exclusionOf(upload: PastUpload, at: number, ageDays: number | null): Exclusion | null {
  if (Number.isNaN(at)) return "no-date";
  if (ageDays === null) return "future";
  if (uploadKind(upload.durationSeconds ?? null) === "short") return "short";
  if (!(upload.views >= 1) || !Number.isFinite(upload.views)) return "no-views";
  return ageDays < MIN_AGE_DAYS ? "young" : null;
}

/** A forecast uses at most this many uploads: the work grows with their third power, and older ones hardly count. */
const MAX_WINDOW = 200;
/** Uploads leave the window this many at a time: the forecasts in between share one model, which a back-test needs. */
const WINDOW_STEP = 50;

/**
 * The index of the first upload that a forecast after `count` uploads uses, oldest first: 0 up to 199 uploads, later
 * the one that leaves the newest 150 to 199.
 */
export function windowStart(count: number): number {
  return count < MAX_WINDOW ? 0 : Math.floor(count / WINDOW_STEP) * WINDOW_STEP - (MAX_WINDOW - WINDOW_STEP);
}

/** Up to how many uploads the model whose window begins at `start` serves: later forecasts have a later window. */
export function windowEnd(start: number): number {
  return start + MAX_WINDOW - 1;
}
