/** A video (spec section 3), with the text and channel id that the analysis needs. */
export interface Video {
  videoId: string;
  title: string;
  description: string;
  channelId: string;
  channel: string;
  /** ISO 8601 instant, UTC. */
  publishedAt: string;
  viewCount: number;
  /** null if the owner hides the count; hidden is not 0. */
  likeCount: number | null;
  /** null if comments are off. */
  commentCount: number | null;
  thumbnail: string;
  durationSeconds: number | null;
}
