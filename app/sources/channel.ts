import type { Video, VideoSource } from "../analyzer/evidence";

export interface ChannelFacts {
  channelId: string;
  name: string;
  /** With its @; null for a channel without one. */
  handle: string | null;
  description: string;
  thumbnail: string | null;
  /** Rounded by YouTube; null when the channel hides it. */
  subscriberCount: number | null;
  videoCount: number | null;
  viewCount: number | null;
}

/** A channel by its handle, id or name, with its newest uploads, as any source of videos answers it. */
export interface ChannelAnswer {
  source: VideoSource;
  /** ISO 8601 instant the figures were read. */
  asOf: string;
  channel: ChannelFacts;
  /** Newest first, at most 50. */
  uploads: Video[];
}
