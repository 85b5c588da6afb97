import type { Video } from "../topics";

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
