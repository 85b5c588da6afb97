import type { Upload } from "../evidence";
import { ageInDays, viewsAtAYear } from "./age";
import { median } from "./statistics";

/** No field says "Short": 180 s or less is a heuristic, wrong both ways (references, "YouTube Data API v3"). */
export const SHORT_SECONDS = 180;

/** What a channel usually gets is read off this many of its newest uploads of one kind … */
const BASELINE_UPLOADS = 10;

/** … and not off fewer than this (references, "Estimating"). */
export const MIN_BASELINE_UPLOADS = 3;

export type UploadKind = "short" | "long";

/** What a channel usually gets: median views at equal age, and the uploads it was read off. */
export interface Baseline {
  views: number;
  uploads: Upload[];
}

/** Short or long by its length; null when that is unknown or no length at all, for then neither is a guess. */
export function kindOf(durationSeconds: number | null): UploadKind | null {
  if (durationSeconds === null || !(durationSeconds > 0)) return null;
  return durationSeconds <= SHORT_SECONDS ? "short" : "long";
}

/**
 * What the channel of `video` usually gets: the median views, at equal age, of its newest 10 uploads of the
 * same kind, the video itself left out (references, "Estimating"). null, "not enough data", with fewer than 3
 * such uploads, with a video of unknown kind, or when the channel's uploads usually get no views at all.
 */
export function baselineOf(video: Upload, recentUploads: Upload[], at: Date): Baseline | null {
  const kind = kindOf(video.durationSeconds);
  if (kind === null) return null;
  const newest = recentUploads
    .filter((upload) => upload.videoId !== video.videoId && kindOf(upload.durationSeconds) === kind)
    .map((upload) => ({ upload, age: ageInDays(upload.publishedAt, at), views: viewsAtAYear(upload, at) }))
    .filter(({ views }) => views !== null)
    .sort((a, b) => (a.age ?? 0) - (b.age ?? 0))
    .slice(0, BASELINE_UPLOADS);
  const views = median(newest.flatMap((one) => one.views ?? []));
  if (newest.length < MIN_BASELINE_UPLOADS || !views) return null;
  return { views, uploads: newest.map(({ upload }) => upload) };
}
