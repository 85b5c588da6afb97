import { readsEnglish } from "../../words/english";
import { findChapters } from "./chapters";
import { findSentences, findWords, type Span } from "./sentences";

/** In fewer words one long sentence decides the score. */
const MIN_WORDS = 30;

export type Readability =
  | { score: number; reads: string; words: number; sentences: number; syllables: number; why: null }
  | { score: null; words: number; why: "not-enough-text" | "not-english" };

/** Flesch's own bands (1948, table 5): the lowest score of each, and how it reads. */
const BANDS: [number, string][] = [
  [90, "very easy"],
  [80, "easy"],
  [70, "fairly easy"],
  [60, "standard"],
  [50, "fairly difficult"],
  [30, "difficult"],
  [Number.NEGATIVE_INFINITY, "very difficult"],
];

/**
 * Flesch reading ease (Flesch, A new readability yardstick, Journal of Applied Psychology 32(3), 1948):
 * 206.835 - 1.015 words per sentence - 84.6 syllables per word, 0 to 100 for most texts; syllables are estimated.
 * Chapters, links and hashtags are left out. English only, as the constants are; `why` says why there is no score.
 */
export function measureReadability(text: string, allWords: Span[] = findWords(text)): Readability {
  const lines = linesOutsideChapters(text);
  const prose = lines.map((line) => line.text).join("\n");
  let at = 0;
  const words = allWords.flatMap((word) => {
    while ((lines[at]?.end ?? Number.POSITIVE_INFINITY) < word.end) at += 1;
    return word.start >= (lines[at]?.start ?? Number.POSITIVE_INFINITY) ? [word.text] : [];
  });
  if (!readsEnglish(prose)) return { score: null, words: words.length, why: "not-english" };
  if (words.length < MIN_WORDS) return { score: null, words: words.length, why: "not-enough-text" };
  const sentences = findSentences(prose);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const ease = 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
  const score = Math.round(ease * 10) / 10;
  const reads = BANDS.find(([from]) => score >= from)?.[1] ?? "";
  return { score, reads, words: words.length, sentences: sentences.length, syllables, why: null };
}

/** The lines that are not chapters, with their offsets. */
function linesOutsideChapters(text: string): Span[] {
  const chapters = new Set(findChapters(text).chapters.map(({ line }) => line));
  let end = -1;
  return text.split("\n").flatMap((line, at) => {
    const start = end + 1;
    end = start + line.length;
    return chapters.has(at) ? [] : [{ text: line, start, end }];
  });
}

/** Neighbouring vowels spoken as two syllables: "radio", "create", "being". */
const TWO_SYLLABLES =
  /i[ao](?!u?s|n|l)|ea[tl]e|eat(?:or|ive|ion)|io(?=s?$)|[aeo]ing|uou|iu(?=m)|ua(?=l)|[ui]e(?=t)/g;

/**
 * Estimates the syllables of an English word: its groups of vowels, without a silent e or -ed at the end, plus one for
 * vowels spoken apart. At least 1; 1 for a number.
 */
export function countSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z]/g, "");
  if (letters === "") return 1;
  const silent = letters
    .replace(/(?<=[^aeiouytd])ed$/, "d")
    .replace(/(?<=[^aeiouylscgxz]|[^aeioulr]l|[aeiouy][lr])es$/, "s")
    .replace(/e$(?<=[aeiouy][^aeiouy]+e)/, (e, at: number) =>
      /[^aeiouy]l$/.test(letters.slice(0, at)) ? e : "",
    );
  const groups = silent.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups + (silent.match(TWO_SYLLABLES)?.length ?? 0));
}
