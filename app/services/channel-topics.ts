import type { VisibilityAnswer } from "../engines/channel-report";

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
