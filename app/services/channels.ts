import type { VideoSource } from "../engines/findings";
import type { Video } from "../engines/topics";
import type { UsualBlocks } from "../model/channel";
import { CHANNEL_MESSAGES } from "./messages";
import type { SampleToTry } from "./quota";

/** A sample channel, as the example for somebody's idea. */
export interface Example {
  /** The same object for all who ask within the hour. */
  answer: ChannelAnswer;
  /** Whether its videos are about what the idea is about. */
  isNear: boolean;
  /** An idea that the channel answers with a color: what to show where theirs is not near. */
  idea: string;
}

/** Sample channels as examples: there with a key and without. */
export interface Examples {
  near(idea: string): Example;
}

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

/** At most this many uploads of a channel are read: enough to test a forecast on its own past. */
export const MAX_ANSWER_UPLOADS = 200;

/** YouTube's public feed of a channel tells of so many uploads, the newest. */
export const FEED_UPLOADS = 15;

/** One of a channel's own uploads. `durationSeconds` is null or 0 if it is live or still to come. */
export type ChannelUpload = Omit<Video, "description" | "channelId" | "channel">;

/** A channel with its newest uploads, as any source of videos answers it. */
export interface ChannelAnswer {
  source: VideoSource;
  /** ISO 8601 instant at which the figures were read. */
  asOf: string;
  channel: ChannelFacts;
  /** Newest first, at most `MOST_UPLOADS`, Shorts among them. */
  uploads: ChannelUpload[];
  /** Whether the channel has older uploads that were not read. */
  more: boolean;
  /** Read from the channel's public feed: so many of its newest 15 are Shorts, and left out. */
  feed?: { shorts: number };
  /** Where reading goes on: the playlist of its uploads, and the page after those read, null after the last. */
  rest?: { playlist: string; token: string | null };
  /** What recurs in the newest descriptions; absent where the source tells none. */
  usual?: UsualBlocks;
}

/** Ours: no name, handle or address of a channel is longer. */
export const CHANNEL_MAX = 200;

export type ChannelProblem = keyof typeof CHANNEL_MESSAGES;

export type ChannelOutcome = { ok: true; answer: ChannelAnswer } | { ok: false; problem: ChannelProblem };

/** Where a channel's uploads come from: the sample catalogue or YouTube, chosen once at the edge. */
export interface Channels {
  source: VideoSource;
  /** A few channels to try if only samples can be read; [] if any channel can. */
  samples: readonly SampleToTry[];
  /**
   * The newest uploads of a channel, which a visitor names by a handle (@x), an id (UC…), an address or a name.
   * Reads outside if need be. Throws only unexpected errors.
   */
  uploadsOf(asked: string): Promise<ChannelOutcome>;
}

const STATUS = {
  "not-a-channel": 400,
  "not-found": 404,
  "id-needed": 404,
  "feed-missing": 404,
  "feed-failed": 502,
  "not-configured": 503,
  quota: 429,
  "too-many": 429,
  failed: 502,
} as const satisfies Record<ChannelProblem, number>;

/** The status and the text for a problem, of which a tool throws its `Refused`. */
export function channelRefusal(problem: ChannelProblem) {
  return { status: STATUS[problem], message: CHANNEL_MESSAGES[problem] };
}
