import { isKnown } from "../titles";
import { capitalize, rewriteWords, writtenWords } from "./casing";
import type { ChangeKind } from "./changes";

/** How a channel writes its titles: what tidying a new one goes by. */
export interface TitleStyle {
  /** What tidying would change in a quarter of its titles: that is how the channel writes. */
  keeps: ReadonlySet<ChangeKind>;
  /** Names by their small letters, as its titles write them: "runescape" → "Runescape". */
  names: ReadonlyMap<string, string>;
  /** In how many of its titles a word stands, by its small letters. */
  words: ReadonlyMap<string, number>;
}

/** Of a title without a channel. */
export const PLAIN: TitleStyle = { keeps: new Set(), names: new Map(), words: new Map() };

/** So many titles with a word show how it is spelled: a slip of the channel's own is no proof. */
const LEAST_SPELLED = 3;
const I = /^i(?:['’](?:m|ve|ll|d))?$/u;
/** Only English has these: "i gatti" is Italian. */
const ENGLISH =
  /\b(?:the|and|my|this|that|what|when|how|why|with|without|from|you|your|is|was|of|to|for|every)\b/u;

/** A title typed without any capital, with one in front, for "I", and for names as the channel writes them. */
export function withCapitals(title: string, { names }: Pick<TitleStyle, "names">): string {
  if (/\p{Lu}/u.test(title)) return title;
  const isEnglish = ENGLISH.test(title);
  return rewriteWords(title, (word, at) => {
    const written = names.get(word) ?? word;
    return at === 0 || (isEnglish && I.test(word)) ? capitalize(written) : written;
  });
}

/** Shorter words are one slip from too many others. */
const LEAST_LETTERS = 5;
const LETTERS = /^[a-z]+$/u;

/** A misspelled word, and how it is spelled. */
interface Slip {
  word: string;
  spelled: string;
}

/**
 * Words of a title one slip (a letter left out, put in or wrong, or two changed about) from exactly one English word that
 * three titles of the channel have. A word that English or any of its titles has is no slip, and neither is a form of the
 * other: "steak" of "steaks". English words that no title has are not gone by: most are a name or a rarer word away.
 */
export function findSlips(title: string, { words }: Pick<TitleStyle, "words">): Slip[] {
  return [...new Set(writtenWords(title))].flatMap((word) => {
    const key = word.toLowerCase();
    if (key.length < LEAST_LETTERS || !LETTERS.test(key) || isKnown(key) || words.has(key)) return [];
    const meant = [...words.keys()].filter((other) => LETTERS.test(other) && isSlipOf(key, other));
    const [spelled = ""] = meant;
    if (meant.length !== 1 || (words.get(spelled) ?? 0) < LEAST_SPELLED || !isKnown(spelled)) return [];
    return [{ word, spelled: word === key ? spelled : asWritten(word, spelled) }];
  });
}

const asWritten = (word: string, spelled: string) =>
  word === word.toUpperCase() ? spelled.toUpperCase() : capitalize(spelled);

/** Whether a word is one slip from another of five letters or more that begins alike, and no form of it. */
function isSlipOf(word: string, other: string): boolean {
  if (other.length < LEAST_LETTERS || Math.abs(word.length - other.length) > 1 || word[0] !== other[0])
    return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  // What differs in its last letter alone is a form, or another word.
  if (at >= Math.min(word.length, other.length) - 1) return false;
  const [left, right] = [word.slice(at), other.slice(at)];
  if (word.length < other.length) return left === right.slice(1);
  if (word.length > other.length) return left.slice(1) === right;
  const isTurned = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isTurned || left.slice(1) === right.slice(1);
}
