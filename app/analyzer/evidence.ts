/**
 * What a video source hands the analyzer: plain facts about the videos found for one query and the
 * channels behind them. Every adapter (sample catalogue, YouTube Data API) answers in this shape, so
 * the engine never learns which of them it was.
 */

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

/** One of a channel's newest uploads: only what is needed to know what the channel usually gets. */
export interface Upload {
  videoId: string;
  publishedAt: string;
  viewCount: number;
  durationSeconds: number | null;
}

export interface Channel {
  channelId: string;
  name: string;
  /** null when the channel hides it. */
  subscriberCount: number | null;
  /** Newest first, at most 10; empty when they were not read. */
  recentUploads: Upload[];
}

export interface VideoSource {
  kind: "sample" | "youtube";
  /** As shown to people: "Sample catalogue", "YouTube". */
  name: string;
}

/** Everything one search found. `videos` keeps the source's own order. */
export interface SearchAnswer {
  query: string;
  source: VideoSource;
  /** ISO 8601 instant the figures were read. */
  asOf: string;
  videos: Video[];
  channels: Channel[];
}
