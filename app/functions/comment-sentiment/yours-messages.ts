import { TITLE_MAX } from "../../words/bounds";

/** Ours: the spec leaves open how long a link may be and how many comments are read. */
export const LINK_MAX = 500;

/** So many analyses are kept; the oldest makes room. */
export const MAX_KEPT = 5;

/** Spec section 8, Sentiment. */
export const YOURS_FAILED = "Failed to analyze comment sentiment. Please try again.";

export const YOURS_MESSAGES = {
  nothing:
    "There is nothing to read. Paste some comments, choose a file with some in it, or give a video's link.",
  "no-video": "Choose one of your videos, or give comments in another way below.",
  "no-text": "That file holds no text. Save the comments as CSV or plain text, and send that.",
  "long-title": `A title has up to ${TITLE_MAX} characters. Please shorten it.`,
  "long-link": "That is too long for a link. Copy it from the video's Share button.",
  "no-public-comments":
    "That video has no comments to read yet. Choose another one, or paste comments instead.",
  gone: "That analysis is not here any more.",
} as const;
