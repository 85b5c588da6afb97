/** What to do about a form of a title that whole channels tell something of (engines/titles, its known forms). */
export const TITLE_ADVICE = {
  numberFirst: "If the video has a number, put it first: titles that begin with one did a little better.",
  short: "Under 30 characters says too little on most channels: add the result, the limit or the mistake.",
  live: "Lead with what happens, not with “live”: livestreams get fewer views nearly everywhere.",
} as const;

/**
 * A text as it may be kept: halves of characters (lone surrogates) and NULs as U+FFFD. UTF-8 has no form for the former,
 * and readers of files and databases end at the latter.
 */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\ufffd");
}

/**
 * The front of a text, at most `most` UTF-16 units: up to a space where one is near the end. No letter or emoji is cut
 * in two. A text that is short enough comes back as it is.
 */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const front = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
  const space = front.lastIndexOf(" ");
  return space > most * 0.8 ? front.slice(0, space) : front;
}

/**
 * The most characters of the texts that people type. Longer ones are refused with a message, never cut. Imports nothing,
 * so that pages can take these into the browser.
 */
export const TITLE_MAX = 200;
/** YouTube's own limit for titles. */
export const YOUTUBE_TITLE_MAX = 100;
export const TOPIC_MAX = 100;
/** YouTube's own limit for descriptions. */
export const DESCRIPTION_MAX = 5000;
/** What a form takes of pasted or uploaded text. */
export const TEXT_MAX_BYTES = 2 * 1024 * 1024;
/** What a form takes of an export of YouTube Studio: one has 1 to 3 MB. */
export const EXPORT_MAX_MB = 10;
export const EXPORT_MAX_BYTES = EXPORT_MAX_MB * 1024 * 1024;
/** What programs send with a key: a list of titles, a transcript. */
export const CALL_MAX_BYTES = 100 * 1024;

/** Longer notes are refused: a model reads no more of them with profit, and whoever runs it pays for each word. */
export const NOTES_MAX = 2_000;
