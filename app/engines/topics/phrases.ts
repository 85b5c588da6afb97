import { splitPhrases, type Word } from "../../words/words";

/** Longer phrases are so rare in titles that they match nothing. */
const MAX_PHRASE_WORDS = 3;

/** An n-gram of a text: `key` to compare, its `words`, and where its written form starts and ends. */
export interface Phrase {
  key: string;
  words: Word[];
  start: number;
  end: number;
  /** The keys of the words before and after it in the same run; null at the start and end of the run. */
  before: string | null;
  after: string | null;
}

/** The phrases of a text, of up to `longest` words, in order; [] for a text without words. */
export function extractPhrases(text: string, longest = MAX_PHRASE_WORDS): Phrase[] {
  return splitPhrases(text).flatMap((run) => phrasesOfRun(run, longest));
}

/**
 * The phrases of one run of words: every 1 to `longest` neighboring words that neither begin nor end with a
 * stop word. One may stand inside ("chair for beginners").
 */
function phrasesOfRun(run: Word[], longest: number): Phrase[] {
  const phrases: Phrase[] = [];
  for (const [first, opening] of run.entries()) {
    if (opening.kind === "stop") continue;
    const before = run[first - 1]?.key ?? null;
    const words: Word[] = [];
    for (const closing of run.slice(first, first + longest)) {
      words.push(closing);
      if (closing.kind === "stop") continue;
      phrases.push({
        key: words.map((word) => word.key).join(" "),
        words: [...words],
        start: opening.start,
        end: closing.end,
        before,
        after: run[first + words.length]?.key ?? null,
      });
    }
  }
  return phrases;
}
