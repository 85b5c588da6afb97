import { median } from "../../statistics/quantiles";
import { uploadKind } from "../../tables/upload";
import { ageInDays, viewsAtAYear } from "./age";

/** What a channel usually gets is read off this many of its newest uploads of one kind … */
const BASELINE_UPLOADS = 10;

/** … and not off fewer than this (references, "Estimating"). */
export const MIN_BASELINE_UPLOADS = 3;

/** One of a channel's newest uploads: only what is needed to know what the channel usually gets. */
export interface Upload {
  videoId: string;
  publishedAt: string;
  viewCount: number;
  durationSeconds: number | null;
}

/** What a channel usually gets: median views at equal age, and the uploads it was read off. */
export interface Baseline {
  views: number;
  uploads: Upload[];
}

/**
 * What the channel of `video` usually gets: the median views, at equal age, of its newest 10 uploads of the
 * same kind, the video itself left out (references, "Estimating"). null, "not enough data", with fewer than 3
 * such uploads, with a video of unknown kind, or when the channel's uploads usually get no views at all.
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
