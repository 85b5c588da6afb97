import type { UnreadIdeas } from "../../services/watch";

export const IDEAS_PATH = "/content-ideas/yours";

export const OWN_IDEAS_MESSAGES = {
  "not-read": "Your ideas could not be read just now. Nothing is lost: reload the page in a moment.",
  "not-kept": "That was not saved. Try again in a moment.",
  "not-planned": "That was not added to your plan. Try again in a moment.",
  "too-many": "Too many changes in a minute. Wait a moment and try again.",
  gone: "That idea is not on your list any more. The list below is today's.",
  full: "You keep 100 ideas. Let one go first.",
  "no-channel": "Connect your channel first: ideas are drawn from its uploads.",
  "no-ideas":
    "No idea was found in your uploads today, so your free list is still yours. Try again after your next upload.",
  why: "Choose a reason.",
} as const;

/** Said wherever ideas show, of what could not be read. */
const UNREAD: Record<UnreadIdeas, string> = {
  ideas: "Your ideas could not be read just now: they are missing here.",
  comments: "Your comments could not be read just now: their requests are missing here.",
  watched: "The channels you watch could not be read just now: their hits are missing here.",
};
export const unreadTexts = (unread: readonly UnreadIdeas[]) => unread.map((one) => UNREAD[one]);

/** Why an idea is dismissed: each is a button. */
export const WHYS = {
  made: "Made it already",
  "not-mine": "Not my channel",
  "not-now": "Not now",
  weak: "Not a strong idea",
} as const;
export type Why = keyof typeof WHYS;

/** Before a title that a subject could have, and before one of the channel's own to go by. */
export const FOR_EXAMPLE = "For example:";
export const AS_IN = "As in your";
