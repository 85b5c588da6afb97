import { uploadKind } from "../../model/upload";
import { median } from "../../statistics/quantiles";
import { ageInDays, viewsAtAYear } from "./age";

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
