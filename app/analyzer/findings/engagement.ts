import type { Video } from "../evidence";

export type EngagementLabel = "Exceptional" | "Strong" | "Moderate" | "Low";

/**
 * The word for an engagement score in percent (spec section 9): from 5 Exceptional, from 2 Strong, from 1
 * Moderate, else Low. null, no word, for a score that could not be worked out.
 */
export function engagementLabel(score: number | null): EngagementLabel | null {
  if (score === null || Number.isNaN(score)) return null;
  if (score >= 5) return "Exceptional";
  if (score >= 2) return "Strong";
  return score >= 1 ? "Moderate" : "Low";
}

/** An engagement score as it is read, "2.2%"; "not enough data" for one that could not be worked out. */
export function engagementText(score: number | null): string {
  return score === null || !Number.isFinite(score) ? "not enough data" : `${score.toFixed(1)}%`;
}

/** The videos an engagement score can be worked out from: both counts shown, and watched at all. */
export function showingCounts(videos: Video[]): Video[] {
  return videos.filter(
    (video) => video.likeCount !== null && video.commentCount !== null && video.viewCount > 0,
  );
}

/**
 * Likes and comments over views, in percent, summed over the videos that show all three, so that a video with
 * ten views weighs as little as it should. null when no video does.
 */
export function engagementOf(videos: Video[]): number | null {
  const shown = showingCounts(videos);
  const views = shown.reduce((total, video) => total + video.viewCount, 0);
  const acts = shown.reduce((total, video) => total + (video.likeCount ?? 0) + (video.commentCount ?? 0), 0);
  return shown.length === 0 ? null : (acts / views) * 100;
}
