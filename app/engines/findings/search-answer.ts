import type { Upload } from "../growth";
import type { Video } from "../topics";

export interface Channel {
  channelId: string;
  name: string;
  /** null if the channel hides it. */
  subscriberCount: number | null;
  /** Newest first, at most 10; [] if they were not read. */
  recentUploads: Upload[];
}

export interface VideoSource {
  kind: "sample" | "youtube";
  /** As shown to people: "Sample catalogue", "YouTube". */
  name: string;
}

/**
 * Everything one search found: plain facts about the videos and the channels behind them. Every adapter (sample
 * catalogue, YouTube Data API) answers in this shape, so the engine does not know which of them it was.
 */
export interface SearchAnswer {
  query: string;
  source: VideoSource;
  /** ISO 8601 instant at which the figures were read. */
  asOf: string;
  /** In the source's own order. */
  videos: Video[];
  channels: Channel[];
}
