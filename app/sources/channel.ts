import type { VideoSource } from "../engines/findings";
import type { Video } from "../engines/topics";

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

/** So many uploads of a channel are read at most: enough for a forecast to be tried on its own past. */
export const MOST_UPLOADS = 200;

/** One of a channel's own uploads. Its `durationSeconds` are null or 0 for one that is live or still to come. */
export type ChannelUpload = Omit<Video, "description" | "channelId" | "channel">;

/** A channel by its handle, id or name, with its newest uploads, as any source of videos answers it. */
export interface ChannelAnswer {
  source: VideoSource;
  /** ISO 8601 instant the figures were read. */
  asOf: string;
  channel: ChannelFacts;
  /** Newest first, at most `MOST_UPLOADS`, Shorts among them. */
  uploads: ChannelUpload[];
  /** Whether the channel has older ones that were not read. */
  more: boolean;
}
