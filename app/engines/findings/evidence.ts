import type { Upload } from "../forecast";
import type { Video } from "../topics";

/**
 * What a video source hands the analyzer: plain facts about the videos found for one query and the
 * channels behind them. Every adapter (sample catalogue, YouTube Data API) answers in this shape, so
 * the engine never learns which of them it was.
 */

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
