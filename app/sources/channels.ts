import type { VideoSource } from "../engines/findings";
import type { ChannelAnswer } from "./channel";
import { CHANNEL_MESSAGES } from "./messages";
import type { SampleToTry } from "./sample-to-try";

/** Ours: whoever names a channel needs no more. */
export const CHANNEL_MAX = 200;

export type ChannelProblem = keyof typeof CHANNEL_MESSAGES;

export type ChannelOutcome = { ok: true; answer: ChannelAnswer } | { ok: false; problem: ChannelProblem };

/** Where a channel's uploads come from: the sample catalogue or YouTube, chosen once at the edge. */
export interface Channels {
  source: VideoSource;
  /** A few channels to try where only samples can be read; none where any can. */
  samples: readonly SampleToTry[];
  /**
   * The newest uploads of a channel, asked for as a visitor writes it: a handle (@x), an id (UC…), an address, or a
   * name. Reads outside if need be. Throws only what nobody foresaw.
   */
  uploadsOf(asked: string): Promise<ChannelOutcome>;
}

const STATUS = {
  "not-a-channel": 400,
  "not-found": 404,
  "sample-only": 404,
  "not-configured": 503,
  quota: 429,
  "too-many": 429,
  failed: 502,
} as const satisfies Record<ChannelProblem, number>;

/** The status and the text that a problem is answered with: a tool throws its `Refused` of them. */
export function channelRefusal(problem: ChannelProblem) {
  return { status: STATUS[problem], message: CHANNEL_MESSAGES[problem] };
}
