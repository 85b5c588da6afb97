import { type Word, wordsIn } from "../../words/words";

/** Longer phrases are rare enough in titles that they join nothing. */
export const MAX_PHRASE_WORDS = 3;

/** An n-gram found in a text: `key` to compare, `words` it is made of, `start` and `end` of the form written. */
export interface Phrase {
  key: string;
  words: Word[];
  start: number;
  end: number;
  /** Keys of the words just before and after it in the same run; null at the run's start and end. */
  before: string | null;
  after: string | null;
}

/** The phrases of a text in order; none for text without words. */
export function phrasesIn(text: string, longest = MAX_PHRASE_WORDS): Phrase[] {
  return wordsIn(text).flatMap((run) => phrasesOf(run, longest));
}

/**
 * The phrases of one run of words: every 1 to `longest` neighbouring words that begin and end with a word
 * that means something. A stop word may stand inside ("chair for beginners"), never at an edge.
 */
function phrasesOf(run: Word[], longest: number): Phrase[] {
  const phrases: Phrase[] = [];
  for (let first = 0; first < run.length; first++) {
    const opening = run[first] as Word;
    if (opening.kind === "stop") continue;
    const before = run[first - 1]?.key ?? null;
    let key = "";
    for (let last = first; last < Math.min(first + longest, run.length); last++) {
      const closing = run[last] as Word;
      key = key === "" ? closing.key : `${key} ${closing.key}`;
      if (closing.kind === "stop") continue;
      phrases.push({
        key,
        words: run.slice(first, last + 1),
        start: opening.start,
        end: closing.end,
        before,
        after: run[last + 1]?.key ?? null,
      });
    }
  }
  return phrases;
}
