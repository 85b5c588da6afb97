/** A video as spec section 3 names it, with the text and channel id that the analysis needs. */
export interface Video {
  videoId: string;
  title: string;
  description: string;
  channelId: string;
  channel: string;
  /** ISO 8601 instant, UTC. */
  publishedAt: string;
  viewCount: number;
  /** null when the owner hides the count; hidden is not zero. */
  likeCount: number | null;
  /** null when comments are off. */
  commentCount: number | null;
  thumbnail: string;
  durationSeconds: number | null;
}
