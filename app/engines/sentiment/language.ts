import { ENGLISH_WORDS, FOREIGN_WORDS } from "./lexicon/language-words";
import { lexicon } from "./lexicon/lexicon";
import type { Tokens } from "./tokens";

/** `language` is its ISO 639-1 code, null where it cannot be told which. */
export interface OtherLanguage {
  kind: "other-language";
  language: string | null;
}

/** Nothing to read: empty, a bare time stamp, punctuation. */
export interface NothingToRead {
  kind: "nothing";
}

/** A comment is foreign where the words of one other language outweigh the English ones by this many. */
const MARGIN = 0.5;

/** Said under videos in every language. */
const INTERNATIONAL = new Set("video videos super top ok bro film hd lol xd".split(" "));

interface LanguageWords {
  /** Rated words among them. */
  english: Set<string>;
  /** The languages of each word that is not English. */
  foreign: Map<string, string[]>;
}

let languageWords: LanguageWords | undefined;

function readWords(): LanguageWords {
  const foreign = new Map<string, string[]>();
  for (const line of FOREIGN_WORDS.trim().split("\n")) {
    const [code = "", ...listed] = line.split(" ");
    for (const word of new Set(listed)) {
      const plain = word.replace(/['-]/g, "");
      const others = foreign.get(plain);
      if (others) others.push(code);
      else foreign.set(plain, [code]);
    }
  }
  return { english: new Set([...ENGLISH_WORDS, ...lexicon().words.keys()]), foreign };
}

/**
 * Null where a comment is in English, or says something in no language (emoji, "W", "gg"). In doubt it is English: one
 * unknown word is as often a name or a typo.
 */
export function detectOtherLanguage({ text, terms }: Tokens): OtherLanguage | NothingToRead | null {
  const script = detectScript(text);
  if (script === "none") return readWordless(terms);
  if (script !== "latin") return { kind: "other-language", language: script.language };
  return detectLatinLanguage(terms);
}

/** Emoji are of every language; figures and marks alone say nothing. */
function readWordless(terms: string[]): NothingToRead | null {
  const { emoji, words } = lexicon();
  return terms.some((term) => emoji.has(term) || words.has(term)) ? null : { kind: "nothing" };
}

function detectLatinLanguage(terms: string[]): OtherLanguage | NothingToRead | null {
  languageWords ??= readWords();
  const { english, foreign } = languageWords;
  let englishWeight = 0;
  let foreignWeight = 0;
  const weights = new Map<string, number>();
  /** Words of no list with letters that English has not. */
  let accented = 0;
  let words = 0;
  for (const word of terms) {
    const code = word.charCodeAt(0);
    if ((code < 97 || code > 122) && !/^\p{L}/u.test(word)) continue;
    words++;
    if (INTERNATIONAL.has(word)) continue;
    const codes = foreign.get(word);
    const isEnglish = english.has(word);
    if (isEnglish) englishWeight += codes ? 0.6 : 1;
    if (codes) {
      const weight = isEnglish ? 0.4 : 1;
      foreignWeight += weight;
      for (const code of codes) weights.set(code, (weights.get(code) ?? 0) + weight);
    } else if (!isEnglish && /[^a-z]/.test(word)) accented++;
  }
  if (words === 0) return readWordless(terms);
  let language: string | null = null;
  let most = 0;
  for (const [code, weight] of weights) {
    if (weight > most) {
      most = weight;
      language = code;
    }
  }
  const evidence = Math.max(most, foreignWeight * 0.7) + accented * 0.7;
  if (evidence >= 1 && evidence > englishWeight + MARGIN) return { kind: "other-language", language };
  return null;
}

/** Scripts other than Latin, and the language each stands for; null where it may be one of several. */
const SCRIPTS: [script: RegExp, language: string | null][] = [
  [/\p{Script=Hangul}/gu, "ko"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "ja"],
  [/\p{Script=Han}/gu, "zh"],
  [/\p{Script=Cyrillic}/gu, null],
  [/\p{Script=Arabic}/gu, null],
  [/\p{Script=Hebrew}/gu, "he"],
  [/\p{Script=Greek}/gu, "el"],
  [/\p{Script=Thai}/gu, "th"],
  [/\p{Script=Devanagari}/gu, null],
  [/\p{Script=Bengali}/gu, null],
  [/\p{Script=Tamil}/gu, "ta"],
  [/\p{Script=Telugu}/gu, "te"],
  [/\p{Script=Georgian}/gu, "ka"],
  [/\p{Script=Armenian}/gu, "hy"],
];

const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]/gu;
const LATIN_LETTERS = /\p{Script=Latin}/gu;

/**
 * The script most letters are in: "latin", "none" without letters, else the language that the script stands for. One
 * word in another script does not make an English comment foreign.
 */
function detectScript(text: string): "latin" | "none" | { language: string | null } {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: most comments are plain, and this is quicker
  const isPlain = !/[^\u0000-\u024f]/.test(text);
  const latin = isPlain ? Number(/\p{L}/u.test(text)) : (text.match(LATIN_LETTERS)?.length ?? 0);
  const others = isPlain ? 0 : (text.match(OTHER_LETTERS)?.length ?? 0);
  // A Chinese or Japanese word has about a third of the letters of one in Latin script.
  if (others * 2 > latin) {
    const [, language] = SCRIPTS.find(([script]) => text.match(script)) ?? [null, null];
    return { language };
  }
  return latin > 0 ? "latin" : "none";
}
