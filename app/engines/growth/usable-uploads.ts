import { type PastUpload, uploadKind } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";
import { ageInDays, growthShare } from "./baseline";

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

/** An upload by its place in a channel's history, and how many were published before it. */
export interface Place {
  at: number;
  size: number;
}

/** The uploads of at least an age with at least `needs` published before them; those of the same instant do not count. */
export function testPlaces(uploads: UsableUpload[], ageDays: number, needs: number): Place[] {
  let size = 0;
  return uploads.flatMap((upload, at) => {
    if (upload.day !== uploads[size]?.day) size = at;
    return upload.ageDays >= ageDays && size >= needs ? [{ at, size }] : [];
  });
}
