import { median } from "../../statistics/quantiles";
import { foldPlural } from "../../words/folding";
import { tellsSubject } from "../../words/telling";
import { isDescribing, WEAK_WORDS } from "../ideas";

/** An upload of the channel, and what it got as a multiple of the uploads around it. */
export interface PastResult {
  title: string;
  multiple: number;
}

/** What several uploads of a channel have in common, and how they did. */
export interface Format {
  /** A series or format, or words, as its titles have them: "Winter kitchen". */
  format: string;
  uploads: number;
  /** The median of their multiples of what uploads around them got. */
  multiple: number;
  /** Whether most titles end with it, as "…: Explained!". */
  isLast?: boolean;
}

/** A format needs so many uploads, and so high a multiple, to be worth joining. */
const LEAST_UPLOADS = 3;
const LEAST_MULTIPLE = 1.2;
/** A format's name is this many words long at most. */
const MOST_WORDS = 4;
/** Twice what YouTube takes as a title: a pasted one may be longer, and costs no more than this. */
const MOST_CHARACTERS = 200;
const DIVIDER = /\s[|–—-]\s|:\s|\s?\|\s?/u;

/** Formats of the channel's own titles (a piece before or after a divider) that do well, best first. */
export function findFormats(past: PastResult[]): Format[] {
  const found = new Map<string, { format: string; multiples: number[]; last: number }>();
  for (const { title, multiple } of past) {
    const pieces = title.slice(0, MOST_CHARACTERS).split(DIVIDER).map(withoutNumber);
    if (pieces.length < 2) continue;
    for (const piece of new Set(pieces)) {
      if (piece.length < 4 || piece.split(" ").length > MOST_WORDS) continue;
      const key = piece.toLowerCase();
      const known = found.get(key) ?? { format: piece, multiples: [], last: 0 };
      known.multiples.push(multiple);
      if (piece !== pieces[0]) known.last += 1;
      found.set(key, known);
    }
  }
  return [...found.values()]
    .map(({ format, multiples, last }) => {
      const uploads = multiples.length;
      return { format, uploads, multiple: median(multiples) ?? 0, isLast: last > uploads / 2 };
    })
    .filter(({ uploads, multiple }) => uploads >= LEAST_UPLOADS && multiple >= LEAST_MULTIPLE)
    .sort((a, b) => b.multiple * Math.log(b.uploads + 1) - a.multiple * Math.log(a.uploads + 1));
}

/** A piece of a title without its place in a series: "Winter kitchen #4" is "Winter kitchen". */
function withoutNumber(piece: string): string {
  return piece
    .replace(/[#(]?\b(?:part|ep|episode|pt|no)?\.?\s?#?\d{1,4}\)?$/iu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
/** A phrase goes over spaces alone. */
const BREAK = /[^\p{L}\p{M}\p{N}\s'’-]|\s-\s/u;
/** A phrase is this many words long at most. */
const MOST_IN_PHRASE = 6;
/** A phrase that begins with any word, as "the step I always skipped", is so many long at least. */
const LEAST_FROM_ANY = 4;
/** One word alone has so many letters at least, and is no English participle ("skipped") nor one of any video ("warm"). */
const LEAST_LETTERS = 4;
const PARTICIPLE = /[a-z]{2}ed$/;
/** A phrase in more of the uploads than this says what the channel is about, not what does well on it. */
const MOST_SHARE = 0.5;
/** One of the newest so many has it: what a channel made years ago helps no idea today. */
const NEWEST = 100;
/** A phrase's mean log10 multiple is drawn to 0 as if it had so many more uploads, each of which counts up to 4×. */
const SHRINK = 3;
const CLIP = Math.log10(4);
const MOST_DISTINCT = 12;

/**
 * Words of the channel's own titles (oldest first), one to six in a row, that do well on it and are in use, best first; of
 * phrases that mostly stand in the same titles the best alone, of equal ones the longest. How many later uploads with one of
 * the two best beat the usual is measured: docs/evaluation/light.md.
 */
export function findStrongWords(past: PastResult[]): Format[] {
  const found = new Map<string, { format: string; at: number[] }>();
  for (const [at, { title }] of past.entries()) {
    for (const [key, format] of phrasesOf(title)) {
      const known = found.get(key) ?? { format, at: [] };
      known.at.push(at);
      found.set(key, known);
    }
  }
  const strong = [...found.values()]
    .filter(({ at }) => at.length >= LEAST_UPLOADS && at.length <= past.length * MOST_SHARE)
    .filter(({ at }) => (at.at(-1) ?? 0) >= past.length - NEWEST)
    .map(({ format, at }) => {
      const multiples = at.map((place) => past[place]?.multiple ?? 1);
      const clipped = multiples.map((one) => Math.min(Math.max(Math.log10(one), -CLIP), CLIP));
      const strength = clipped.reduce((sum, one) => sum + one, 0) / (at.length + SHRINK);
      return { format, at, uploads: at.length, multiple: median(multiples) ?? 0, strength };
    })
    .filter(({ strength, multiple }) => strength >= Math.log10(LEAST_MULTIPLE) && multiple >= LEAST_MULTIPLE)
    .sort((a, b) => b.strength - a.strength || b.format.length - a.format.length);
  const distinct: typeof strong = [];
  for (const one of strong) {
    const isOverlapping = distinct.some(
      (better) => one.at.filter((place) => better.at.includes(place)).length > one.uploads / 2,
    );
    if (!isOverlapping) distinct.push(one);
    if (distinct.length === MOST_DISTINCT) break;
  }
  return distinct.map(({ format, uploads, multiple }) => ({ format, uploads, multiple }));
}

/**
 * The phrases of a title as written, by their folded words. Each ends with a word that tells a subject; a short one begins
 * with one, too.
 */
export function phrasesOf(title: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of title.slice(0, MOST_CHARACTERS).split(BREAK)) {
    const words = part.match(WORD) ?? [];
    const folded = words.map((word) => foldPlural(word.toLowerCase().replace(/['’]/gu, "")));
    const tells = words.map((word) => tellsSubject(word.toLowerCase()));
    for (const at of words.keys()) {
      for (let end = at + 1; end <= Math.min(at + MOST_IN_PHRASE, words.length); end += 1) {
        const many = end - at;
        if (!tells[end - 1] || (!tells[at] && many < LEAST_FROM_ANY)) continue;
        if (many === 1 && !standsAlone(folded[at] ?? "", words[at]?.toLowerCase() ?? "")) continue;
        found.set(folded.slice(at, end).join(" "), words.slice(at, end).join(" "));
      }
    }
  }
  return found;
}

function standsAlone(key: string, word: string): boolean {
  if (word.length < LEAST_LETTERS || PARTICIPLE.test(word) || isDescribing(word)) return false;
  return !WEAK_WORDS.has(key);
}
