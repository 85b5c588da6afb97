import { type PastUpload, uploadKind } from "../../tables/upload";
import { ageInDays, growthShare } from "./age";

/** An upload the engine reckons with: its views brought to the age that forecasts are for. */
export interface Counted {
  upload: PastUpload;
  title: string;
  /** Days since 1970, with their fraction. */
  day: number;
  ageDays: number;
  /** log10 of the views at 30 days. */
  log30: number;
}

/** Fewer uploads than this tell neither a level nor a spread, and are refused. */
export const UPLOADS_NEEDED = 5;

/** A forecast is of the views a video has this many days after it was published. */
const HORIZON_DAYS = 30;

/**
 * Younger uploads are left out: brought to 30 days by the growth curve, what the first hours of a video drew says
 * little (a typical video strays from the curve by a factor of two over a year: docs/evaluation.md).
 */
export const YOUNGEST_DAYS = 3;

const DAY_MS = 86_400_000;

export const dayOf = (at: Date | string): number => new Date(at).getTime() / DAY_MS;

/** log10 of how many times its views at 30 days a video has at an age, by the growth curve (findings/age.ts). */
export function logGrowth(ageDays: number): number {
  return Math.log10(growthShare(ageDays) / growthShare(HORIZON_DAYS));
}

/** Why an upload is not reckoned with. */
export type SetApart = "short" | "undated" | "ahead" | "young" | "unseen";

/**
 * The uploads a forecast may rest on, oldest first, and how many were set apart and why: Shorts (180 s or less,
 * where the length is known), dates that cannot be read or lie after `asOf`, uploads younger than three days, and
 * those without a view (none counted, or no number).
 */
export function countUploads(
  uploads: PastUpload[],
  asOf: Date,
): { counted: Counted[]; apart: Record<SetApart, number> } {
  const apart: Record<SetApart, number> = { short: 0, undated: 0, ahead: 0, young: 0, unseen: 0 };
  const counted: Counted[] = [];
  for (const upload of uploads) {
    const at = new Date(upload.publishedAt).getTime();
    const ageDays = Number.isNaN(at) ? null : ageInDays(new Date(at).toISOString(), asOf);
    const why = apartBecause(upload, at, ageDays);
    if (why) apart[why] += 1;
    else if (ageDays !== null) {
      const log30 = Math.log10(upload.views) - logGrowth(ageDays);
      counted.push({ upload, title: upload.title, day: at / DAY_MS, ageDays, log30 });
    }
  }
  counted.sort((a, b) => a.day - b.day);
  return { counted, apart };
}

function apartBecause(upload: PastUpload, at: number, ageDays: number | null): SetApart | null {
  if (Number.isNaN(at)) return "undated";
  if (ageDays === null) return "ahead";
  if (uploadKind(upload.durationSeconds ?? null) === "short") return "short";
  if (!(upload.views >= 1) || !Number.isFinite(upload.views)) return "unseen";
  return ageDays < YOUNGEST_DAYS ? "young" : null;
}
