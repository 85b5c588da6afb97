import { foldPlural, foldVerbEnding } from "./folding";
import { FORMAT, STOPPED } from "./stop-words";

/** One word of a text: `key` is what the engine compares; `start` and `end` find the form people wrote. */
export interface Word {
  key: string;
  start: number;
  end: number;
  /** "topic" words carry meaning, "format" words a little, "stop" words and numbers none. */
  kind: "topic" | "format" | "stop";
}

/** Letters and digits of any script with their combining marks; "don't", "C++", "C#" and "Node.js" stay whole. */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’][\p{L}\p{M}]+)*(?:\.(?:[jt]s|JS|NET|net|io|ai)(?![\p{L}\p{N}]))?(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

/** Between words of one phrase there may be spaces, a hyphen, a slash, quotes or "&"; anything else ends it. */
const SAME_PHRASE = /^(?:[\s"'’“”#]*|[-‐‑/]|\s*&\s*)$/u;

const HYPHEN = /^[-‐‑]$/u;

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Built on first need: constructing it costs more than reading fifty titles, and most searches never need it. */
let segmenter: Intl.Segmenter | undefined;

/**
 * The words of a text in order, in runs that punctuation, emoji and line ends keep apart (no phrase crosses
 * "Part 2 | Lighting"). Works on any script: words are Unicode letters, digits and marks, and scripts without
 * spaces go through Intl.Segmenter. Empty or wordless text gives no runs.
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

/**
 * The form in which words are compared: compatibility forms and case folded, accents of Latin, Greek and
 * Cyrillic letters dropped (people leave them out), apostrophes and possessives dropped, plurals and
 * activities folded ("recipes", "running").
 */
export function wordKey(surface: string): string {
  return foldVerbEnding(foldPlural(foldLetters(surface)));
}

function foldLetters(surface: string): string {
  let key = surface.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII is the common case and skips the work
  if (!/^[\x00-\x7f]*$/.test(key)) {
    key = key
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC")
      .toLowerCase();
  }
  return /['’]/.test(key) ? key.replace(/['’]s$/, "").replace(/['’]/g, "") : key;
}

function splitUnspaced(surface: string, start: number): Word[] {
  // A character alone is a word, whatever its script, and asking costs as much for it as for a sentence.
  if (surface.length === 1 || !UNSPACED.test(surface)) return [wordAt(surface, start)];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(surface)]
    .filter((part) => part.isWordLike)
    .map((part) => wordAt(part.segment, start + part.index));
}

/** In "one-pan" and "30-minute" the small word is part of what is said. */
function hyphenate(...words: (Word | undefined)[]) {
  for (const word of words) if (word?.kind === "stop") word.kind = "format";
}

function wordAt(surface: string, start: number): Word {
  const written = foldLetters(surface);
  const singular = foldPlural(written);
  const listed = (list: ReadonlySet<string>) => list.has(written) || list.has(singular);
  const kind = listed(STOPPED) || isNumberOrLetter(written) ? "stop" : listed(FORMAT) ? "format" : "topic";
  return { key: foldVerbEnding(singular), start, end: start + surface.length, kind };
}

/** Years, episode numbers and counts ("7 ways") place a video in a series, not in a topic. */
function isNumberOrLetter(written: string): boolean {
  return /^\p{N}+(?:st|nd|rd|th|k|x)?$/u.test(written) || /^[a-z]$/.test(written);
}
