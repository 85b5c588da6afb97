import { formatCount } from "../../numbers/figures";
import { NOTES_MAX, TITLE_MAX } from "../../words/bounds";

/** At most this many titles are compared at once. */
export const TITLES_MAX = 10;

/** The fields of frames from the channel's own hits: a title in each, or one with a gap, which is not judged. */
export const FRAME_FIELDS = Array.from({ length: 10 }, (_, at) => `frame${at + 1}`);

export const YOURS_FAILED = "Your titles could not be ranked. Please try again.";

export const YOURS_MESSAGES = {
  blank: "Please type at least one title.",
  unfilled: "Please type a title, or replace each “…” of one below.",
  tooMany: (count: number) =>
    `These are ${formatCount(count)} titles. Up to ${TITLES_MAX} can be compared at once: nothing was ranked.`,
  tooLong: (line: number, characters: number) =>
    `Line ${line} has ${formatCount(characters)} characters. A title may have up to ${TITLE_MAX}: nothing was ranked.`,
  fewUploads: (count: number) =>
    `That list has ${count === 0 ? "no" : formatCount(count)} longer ${count === 1 ? "video" : "videos"} with a date and views. It takes five, or 20 Shorts with their lengths, three days old or older.`,
  gone: "That result is not here any more.",
  noNotes: "Please write what happens in the video.",
  longNotes: (characters: number) =>
    `Your notes have ${formatCount(characters)} characters. Up to ${formatCount(NOTES_MAX)} can be sent: nothing was.`,
  notJudged: "Titles in this language cannot be checked, so the language model was not asked.",
  nonePassed:
    "No title passed: each says something you did not write, or should do worse than yours. Write more of what happens, and ask again.",
} as const;
