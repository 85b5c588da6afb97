/** Words that were taken out, by what they say: nothing of the video, or the same as the rest. */
const TAKEN = [
  "html",
  "hashtags",
  "how-to-watch",
  "about-the-video",
  "watch-this",
  "praise",
  "same-without",
  "and-more",
  "top",
  "top-of-count",
] as const;

/** Marks and spellings. */
const TIDIED = [
  "emoji",
  "marks",
  "question-mark",
  "question-mark-added",
  "full-stop",
  "with",
  "apostrophe",
  "shouting",
  "digits",
  "spelling",
  "capitals",
] as const;

/** A piece that was left out: a series, a channel's name, what lists would cut, or what stood in brackets. */
const LEFT_OUT = ["series", "channel-name", "end", "brackets"] as const;

/** What was put first. */
const MOVED = [
  "number-first",
  "subject-before-series",
  "subject-before-number",
  "subject-first",
  "topic-first",
  "name-first",
] as const;

/** A question that became its statement, its how-to or its explainer. */
const TURNED = ["statement", "how-to", "explained"] as const;

export type ChangeKind =
  | (typeof TAKEN)[number]
  | (typeof TIDIED)[number]
  | (typeof LEFT_OUT)[number]
  | (typeof MOVED)[number]
  | (typeof TURNED)[number]
  /** All of it was written anew by a language model. */
  | "model";

/** One change to a title. */
export interface TitleChange {
  kind: ChangeKind;
  /** The words that it took out, left out or spelled another way. */
  words: string[];
}

const isAmong = (kinds: readonly ChangeKind[], { kind }: TitleChange) => kinds.includes(kind);

/** Whether a change leaves a piece of the title out. */
export const isCut = (change: TitleChange) => isAmong(LEFT_OUT, change);
/** Whether a change moves a piece to the front. */
export const isMove = (change: TitleChange) => isAmong(MOVED, change);
