import { formatCount } from "../../numbers/figures";
import { DESCRIPTION_MAX } from "../../words/bounds";
import { REWRITE_MESSAGES } from "./messages";

/** At most this many keywords, each with at most this many characters. */
export const KEYWORDS_MAX = 10;

export const KEYWORD_MAX = 60;

/** A field for each block that can be ticked, chapters among them: its value is the block's text. */
export const BLOCK_FIELDS = Array.from({ length: 12 }, (_, at) => `block${at + 1}`);

/** Spec section 9: rewrites are capped at 5. */
export const MAX_KEPT = 5;

export const LIMIT = formatCount(DESCRIPTION_MAX);

/** How to get captions that can be read. */
const GET_CAPTIONS =
  "YouTube Studio has it under Subtitles: choose the video, then Download beside its language. Or open the transcript below the video, and copy it with its times.";

/** At the form that takes captions. */
export const CAPTIONS_MESSAGES = {
  blank: "Please paste the captions, or choose their file.",
  "no-text": `That file holds no text. Send the captions as an .srt, .sbv or .vtt file. ${GET_CAPTIONS}`,
  "no-times": `No times stand in that text. Send captions as SRT, SBV or VTT. ${GET_CAPTIONS}`,
  undivided:
    "Not enough: these captions don't show three clear changes of subject. Set your chapters by hand.",
  failed: "No chapters could be proposed. Please try again.",
} as const;

export const YOURS_MESSAGES = {
  blank: REWRITE_MESSAGES.blank,
  failed: REWRITE_MESSAGES.failed,
  "description-too-long": (length: number) =>
    `The description has ${formatCount(length)} characters. YouTube takes ${LIMIT}: nothing was rewritten.`,
  "no-text": "That file holds no text. Save the description as plain text (.txt), and send that.",
  "keywords-too-many": (count: number) =>
    `These are ${formatCount(count)} keywords. Up to ${KEYWORDS_MAX} can be looked for: nothing was rewritten.`,
  "keyword-too-long": `A keyword may have up to ${KEYWORD_MAX} characters. Please put commas between them.`,
  "keyword-wordless": (keyword: string) => `“${keyword}” has no word in it that could be looked for.`,
  "no-notes": "Write a sentence or two on what the video shows: they open its description.",
  "long-block": `A block may have up to ${LIMIT} characters.`,
  gone: "That rewrite is not here any more.",
} as const;
