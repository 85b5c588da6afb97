import { MAX_TOPICS } from "../../engines/channel-report";
import { topicKey } from "../../model/topic";
import { TOPIC_MAX } from "../../words/bounds";
import { VISIBILITY_TEXTS } from "./messages";

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
