import { foldPlural, foldVerbEnding } from "./folding";
import { FORMAT_WORDS, STOP_WORDS } from "./stop-words";

/** One word of a text. `start` and `end` are its offsets in the text. */
export interface Word {
  /** What words are compared by (see `wordKey`). Never shown. */
  key: string;
  start: number;
  end: number;
  /** "topic" words carry meaning, "format" words a little, "stop" words, numbers and single letters none. */
  kind: "topic" | "format" | "stop";
}

/** Letters and digits of any script with their combining marks. "don't", "C++", "C#" and "Node.js" stay whole. */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’][\p{L}\p{M}]+)*(?:\.(?:[jt]s|JS|NET|net|io|ai)(?![\p{L}\p{N}]))?(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

/** Words of one phrase are separated by spaces, a hyphen, a slash, quotes or "&". Anything else ends the phrase. */
const SAME_PHRASE = /^(?:[\s"'’“”#]*|[-‐‑/]|\s*&\s*)$/u;

const HYPHEN = /^[-‐‑]$/u;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Created on first need: creating it takes longer than reading fifty titles, and most texts do not need it. */
let segmenter: Intl.Segmenter | undefined;

/**
 * The words of a text in order, in runs that end at punctuation, emoji and line ends, so that no phrase crosses
 * "Part 2 | Lighting". For any script: words are Unicode letters, digits and marks; scripts without spaces are split by
 * Intl.Segmenter. [] for a text without words.
 *
 * The one tokenizer for texts that are compared by keys. Some owners keep a tokenizer of their own and say why: engines
 * with learned weights (titles, sentiment, forecast), comments, keyphrases, and the facts of a description.
 */
export function splitPhrases(text: string): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const gap = text.slice(end, match.index);
    if (run.length > 0 && !SAME_PHRASE.test(gap)) {
      runs.push(run);
      run = [];
    }
    const found = splitUnspaced(match[0], match.index);
    if (run.length > 0 && HYPHEN.test(gap)) hyphenate(run.at(-1), found[0]);
    run.push(...found);
    end = match.index + match[0].length;
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** The words of a text in order, whatever stands between them. */
export function splitWords(text: string): Word[] {
  return splitPhrases(text).flat();
}

/**
 * The key by which words are compared: compatibility forms and case are folded, accents of Latin, Greek and Cyrillic
 * letters dropped, since people leave them out, apostrophes and possessives dropped, plurals and verb endings folded
 * ("recipes", "running").
 */
export function wordKey(surface: string): string {
  return foldVerbEnding(foldPlural(foldLetters(surface)));
}

function foldLetters(surface: string): string {
  let key = surface.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII and Chinese characters have nothing to take apart
  if (!/^[\x00-\x7f\u4e00-\u9fff]*$/.test(key)) {
    key = key
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC")
      .toLowerCase();
  }
  return /['’]/.test(key) ? key.replace(/['’]s$/, "").replace(/['’]/g, "") : key;
}

/** Whether a text has letters of a script without spaces between words: Chinese, Japanese, Thai and their like. */
export function hasUnspacedScript(text: string): boolean {
  return UNSPACED.test(text);
}

function splitUnspaced(surface: string, start: number): Word[] {
  // A single character is a word, and asking the segmenter takes as long as for a sentence.
  if (surface.length === 1 || !hasUnspacedScript(surface)) return [wordAt(surface, start)];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(surface)]
    .filter((part) => part.isWordLike)
    .map((part) => wordAt(part.segment, start + part.index));
}

/** A stop word in a compound ("one-pan", "30-minute") carries a little meaning. */
function hyphenate(...words: (Word | undefined)[]) {
  for (const word of words) if (word?.kind === "stop") word.kind = "format";
}

function wordAt(surface: string, start: number): Word {
  const written = foldLetters(surface);
  const singular = foldPlural(written);
  const isIn = (list: ReadonlySet<string>) => list.has(written) || list.has(singular);
  const kind =
    isIn(STOP_WORDS) || isNumberOrLetter(written) ? "stop" : isIn(FORMAT_WORDS) ? "format" : "topic";
  return { key: foldVerbEnding(singular), start, end: start + surface.length, kind };
}

/** Years, episode numbers, counts ("7 ways") and single letters say nothing about a topic. */
function isNumberOrLetter(written: string): boolean {
  return /^\p{N}+(?:st|nd|rd|th|k|x)?$/u.test(written) || /^[a-z]$/.test(written);
}
