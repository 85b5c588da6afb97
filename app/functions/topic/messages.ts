import { YOUTUBE_MESSAGES } from "../../services/messages";
import { TOPIC_MAX } from "../../words/bounds";

/**
 * What a search refuses with (spec section 8, Analyzer). The last three are ours: our own rate limit, and the bounds on the
 * query. Apart from the schema, so that the browser can show them without it.
 */
export const TOPIC_MESSAGES = {
  failed: "Failed to analyze YouTube content.",
  ...YOUTUBE_MESSAGES,
  "nothing-found": "No videos found for the query. Try a different search term.",
  unexpected: "An unexpected error occurred.",
  "too-many": "Too many analyses in a minute. Please wait a moment and try again.",
  "too-long": `Please keep your idea to ${TOPIC_MAX} characters.`,
  blank: "Please describe your content idea.",
} as const;

export type TopicProblem = keyof typeof TOPIC_MESSAGES;
