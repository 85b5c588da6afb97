import type { VisibilityAnswer } from "../../engines/channel-report";
import { MAX_TOPICS } from "../../engines/channel-report";
import { topicKey } from "../../trends/topic";
import { TOPIC_MAX } from "../../words/bounds";
import { VISIBILITY_TEXTS } from "./messages";

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
  /** False over the rate limit of the visitor's network. */
  allowed(): Promise<boolean>;
}

/** Control characters, and invisible ones that change the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** One topic a line; blank lines and repetitions do not count. Refuses more than five, and one that is too long. */
export function readTopics(typed: unknown): { topics: string[] } | { refused: string } {
  const lines = String(typed ?? "")
    .toWellFormed()
    .normalize("NFC")
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(UNSEEN, "").replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
  const topics = [...new Map(lines.map((line) => [topicKey(line), line])).values()];
  if (topics.length > MAX_TOPICS) return { refused: VISIBILITY_TEXTS.tooMany };
  if (topics.some((topic) => topic.length > TOPIC_MAX)) return { refused: VISIBILITY_TEXTS.tooLong };
  return { topics };
}
