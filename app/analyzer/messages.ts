import { TOPIC_MAX } from "../words/bounds";

/**
 * The analyzer's messages (spec section 8). The last three are ours: our own rate limit, and the bounds on the
 * query. Apart from the schema, so that the browser can show them without it.
 */
export const ANALYZER_MESSAGES = {
  failed: "Failed to analyze YouTube content.",
  "not-configured": "YouTube API is not configured. Please contact support.",
  quota: "YouTube API quota exceeded. Please try again later.",
  "nothing-found": "No videos found for the query. Try a different search term.",
  unexpected: "An unexpected error occurred.",
  "too-many": "Too many analyses in a minute. Please wait a moment and try again.",
  "too-long": `Please keep your idea to ${TOPIC_MAX} characters.`,
  blank: "Please describe your content idea.",
} as const;

export type AnalyzerProblem = keyof typeof ANALYZER_MESSAGES;

/** The five example chips (spec section 2, Content Analyzer). */
export const EXAMPLE_IDEAS = [
  "AI productivity tools",
  "React tutorials",
  "Fitness for beginners",
  "Cooking healthy meals",
  "Photography tips",
] as const;

/** The text for a count that the owner hides: hidden is not 0. */
export const HIDDEN = "hidden";

/** The id of the answer's heading, which a submit leads to. */
export const ANSWER = "answer";
