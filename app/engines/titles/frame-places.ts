import { splitWords } from "../../words/words";
import { titleTerms } from "../ideas";

/** An upload of the channel, and what it got as a multiple of the uploads around it. */
export interface PastTitle {
  title: string;
  multiple: number;
}

/** Where a frame stands in a title: words at the beginning and at the end of it or of its first part, or in the middle. */
export interface Place {
  begin: number;
  end: number;
  /** How many words the title, or its first part, has. */
  length: number;
  /** The word between two gaps; null in other frames. */
  middle: number | null;
}

/** A word of a title. */
export interface TitleWord {
  key: string;
  start: number;
  end: number;
  /** What it tells of a subject, 0 to 1 (`titleTerms`); numbers tell nothing. */
  tells: number;
  /** Whether a divider stands before it. */
  isAfterDivider: boolean;
}

/** An upload with a frame. */
export interface Found extends PastTitle {
  at: number;
  words: TitleWord[];
  place: Place;
}

/** Where a subject or a number goes. */
export const GAP = "…";
/** What all numbers are called in a frame's key. */
export const NUMBER = "#";

/** Words of a frame at either end; a title counts by its beginning, twice what YouTube takes. */
const MOST_WORDS = 5;
const MOST_CHARACTERS = 200;
const LEAST_IN_PART = 3;
const DIVIDER = /[|｜:()[\]【】「」—]|\s[-–~]\s/u;
/** What stands between two subjects, in the languages that creators publish in. */
const BETWEEN = new Set(["vs", "versus"]);
const IS_NUMBER = /^\p{N}+$/u;

/** All frames of a title, by the words at their beginning and end: "how to … minutes". Numbers are alike. */
export function framesOf(title: string, words = wordsOf(title)): Map<string, Place> {
  const found = new Map<string, Place>();
  const keys = (from: number, to: number) =>
    words
      .slice(from, to)
      .map(({ key }) => key)
      .join(" ");
  const part = words.findIndex(({ isAfterDivider }) => isAfterDivider);
  const lengths = Array.from({ length: MOST_WORDS + 1 }, (_, many) => many);
  const beginnings = lengths.map((many) => keys(0, many));
  for (const length of part >= LEAST_IN_PART ? [words.length, part] : [words.length]) {
    const ends = lengths.map((many) => keys(Math.max(length - many, 0), length));
    for (let begin = 0; begin <= MOST_WORDS; begin += 1) {
      // A beginning is that of the whole title, too.
      for (let end = length === words.length ? 0 : 1; end <= MOST_WORDS; end += 1) {
        if (begin + end === 0 || begin + end >= length) continue;
        const key = `${beginnings[begin]} ${GAP} ${ends[end]}`;
        if (!found.has(key)) found.set(key, { begin, end, length, middle: null });
      }
    }
  }
  for (const [at, { key }] of words.entries()) {
    if (at === 0 || at === words.length - 1 || !BETWEEN.has(key)) continue;
    found.set(`${GAP} ${key} ${GAP}`, { begin: 0, end: 0, length: words.length, middle: at });
  }
  return found;
}

/** The words of a title, numbers alike. */
export function wordsOf(title: string): TitleWord[] {
  const text = title.slice(0, MOST_CHARACTERS);
  let before = 0;
  return splitWords(text).map(({ start, end }, at) => {
    const word = text.slice(start, end).toLowerCase();
    const isNumber = IS_NUMBER.test(word);
    const isAfterDivider = at > 0 && DIVIDER.test(text.slice(before, start));
    before = end;
    return {
      key: isNumber ? NUMBER : word.replace(/['’]/gu, ""),
      start,
      end,
      tells: isNumber ? 0 : Math.max(0, ...[...titleTerms(word).values()].map(({ tells }) => tells)),
      isAfterDivider,
    };
  });
}

/** A title's words in front of a frame's gap, and those behind it. */
export const beginningOf = ({ words, place }: Found) => words.slice(0, place.begin);
export const endOf = ({ words, place: { length, end } }: Found) => words.slice(length - end, length);

/** The numbers among a frame's words in a title. */
export const numbersOf = (one: Found) =>
  [...beginningOf(one), ...endOf(one)]
    .filter(({ key }) => key === NUMBER)
    .map(({ start, end }) => Number(one.title.slice(start, end)));
