import type { VisibilityAnswer } from "../engines/channel-report";
import type { IdeaList } from "../engines/content-ideas";
import type { Channel, ChannelSummary } from "../model/channel";
import type { KeptChannel } from "../model/kept-channel";

/** The topics a creator named, in their order, and what their searches showed. */
export interface NamedTopics {
  topics: string[];
  answers: VisibilityAnswer[];
}

/** Topics of the visitor's own channel, by owner. Every method throws if the database does not answer. */
export interface ChannelTopics {
  /** null without a connected channel. */
  read(): Promise<NamedTopics | null>;
  /** Names these in place of those before; answers to topics that stay are kept. False without a connected channel. */
  name(topics: string[]): Promise<boolean>;
}

/** What is kept of ideas for a channel. */
export interface IdeasKept {
  /** Made of the channel as it is now, by the engines of now; null where it is not, or was never made. */
  list: (IdeaList & { of: string }) | null;
  /** The ideas of the last notes; untrusted until its schema has parsed it. */
  weeks: unknown;
}

/**
 * The channel that the visitor connected, by owner and never by user: in the demo all visitors share one user. Every
 * method throws if the database does not answer.
 */
export interface OwnChannel {
  /** For any page; null if no channel is connected. Asked once a request, in the request's own round trip. */
  summary(): Promise<ChannelSummary | null>;
  /** The whole of it, for what is worked out from it: a large row. Asked once a request. */
  read(): Promise<Channel | null>;
  /** What is kept of ideas for it; null without a channel. A row of its own. */
  ideas(): Promise<IdeasKept | null>;
  /** Keeps the list after the answer, unless the channel changed since `ideas` was asked. A failure is reported. */
  keepIdeas(list: IdeasKept["list"]): void;
  /** The same of the weeks, unless they changed since. */
  keepWeeks(weeks: IdeasKept["weeks"]): void;
  /**
   * Counts what the request sent, before any of it is read.
   *
   * @throws CeilingReached after the day's share of the visitor's address (docs/operating.md, Rate limits)
   */
  countUpload(): Promise<void>;
  /**
   * Counts a channel that is to be read from YouTube.
   *
   * @throws CeilingReached after the day's share of the visitor's address
   */
  countConnection(): Promise<void>;
  /**
   * Keeps what `next` makes of what is kept, null at first; called again if another tab or the job wrote in between,
   * so it must be pure. "too-large": it is more than one row takes, and nothing was changed.
   */
  change(next: (kept: KeptChannel | null) => KeptChannel): Promise<"kept" | "too-large">;
  /** Deletes the channel and all that is kept of it. */
  disconnect(): Promise<void>;
}
