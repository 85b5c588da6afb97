import { likeWeight, type ScoredComment } from "../scored-comments";
import {
  AFTER_NOUN,
  BEFORE_ADJECTIVE,
  BEFORE_NOUN,
  BEFORE_VERB,
  COMMENT_WORDS,
  FUNCTION_WORDS,
  QUALIFIERS,
  SHORT_NAMES,
} from "../word-lists";
import { BREAK, singular } from "../words";

/** A word or a phrase that could be a theme. */
export interface Candidate {
  keys: string[];
  /** The places in the list of the comments that have it, rising. */
  docs: number[];
  /** By how many comments have it, their likes, and its length. */
  rank: number;
}

/** A phrase of two or three words says more than one word of the same support. */
const LENGTH_WEIGHTS = [1, 1.8, 2.4];

interface Word {
  key: string;
  docs: number[];
  /** How often it is used as a noun, and as something else. */
  asNoun: number;
  otherwise: number;
  isTheme: boolean;
}

/**
 * Words that at least `support` comments use as a noun, then pairs and threes of such words in a row. Words are numbers
 * in between, since a long list has some 100,000 different pairs.
 */
export function findCandidates(comments: readonly ScoredComment[], support: number): Candidate[] {
  const { words, texts } = numberWords(comments);
  joinAdjectives(words);
  const isFrequent = words.map(({ docs }) => docs.length >= support);
  const pairs = new Occurrences();
  const threes = new Occurrences();
  const n = words.length;
  for (const [doc, ids] of texts.entries()) {
    for (let at = 0; at + 1 < ids.length; at++) {
      const [a = -1, b = -1, c = -1] = [ids[at], ids[at + 1], ids[at + 2]];
      if (a < 0 || b < 0 || a === b || !isFrequent[a] || !isFrequent[b] || !words[b]?.isTheme) continue;
      pairs.add(a * n + b, doc);
      if (c >= 0 && isFrequent[c] && words[c]?.isTheme) threes.add((a * n + b) * n + c, doc);
    }
  }

  const likes = comments.map((comment) => likeWeight(comment) / 4);
  const candidate = (ids: number[], docs: number[]): Candidate => ({
    keys: ids.map((id) => words[id]?.key ?? ""),
    docs,
    rank: docs.reduce((sum, doc) => sum + 1 + (likes[doc] ?? 0), 0) * (LENGTH_WEIGHTS[ids.length - 1] ?? 1),
  });
  const single = words.flatMap((word, id) => {
    const isNoun = word.asNoun >= word.otherwise;
    return isFrequent[id] && word.isTheme && isNoun ? [candidate([id], word.docs)] : [];
  });
  const two = pairs.atLeast(support).map(([pair, docs]) => candidate([Math.floor(pair / n), pair % n], docs));
  const three = threes
    .atLeast(support)
    .map(([code, docs]) => candidate([Math.floor(code / n / n), Math.floor(code / n) % n, code % n], docs));
  return [...single, ...two, ...three];
}

/** Each different word once, and the texts as numbers of words; -1 for a word that no theme can have. */
function numberWords(comments: readonly ScoredComment[]) {
  const words: Word[] = [];
  const idByKey = new Map<string, number>();
  const idByWord = new Map<string, number>();
  const idOf = (word: string): number => {
    const known = idByWord.get(word);
    if (known !== undefined) return known;
    const key = themeKey(word);
    const id = key === "" ? -1 : (idByKey.get(key) ?? words.length);
    if (id === words.length) {
      words.push({ key, docs: [], asNoun: 0, otherwise: 0, isTheme: canBeTheme(key) });
      idByKey.set(key, id);
    }
    idByWord.set(word, id);
    return id;
  };
  const texts = comments.map(({ words: written }, doc) =>
    written.map((text, at) => {
      const id = idOf(text);
      const word = words[id];
      if (!word) return id;
      if (word.docs.at(-1) !== doc) word.docs.push(doc);
      const before = written[at - 1] ?? BREAK;
      if (BEFORE_NOUN.has(before) || AFTER_NOUN.has(written[at + 1] ?? BREAK)) word.asNoun += 1;
      else if (BEFORE_VERB.has(before) || BEFORE_ADJECTIVE.has(before)) word.otherwise += 1;
      return id;
    }),
  );
  return { words, texts };
}

/** "Too salty" is about the salt: an adjective in -y goes with its noun where that comes, too. */
function joinAdjectives(words: Word[]): void {
  const byKey = new Map(words.map((word) => [word.key, word]));
  for (const word of words) {
    const noun =
      word.key.length >= 5 && word.key.endsWith("y") ? byKey.get(word.key.slice(0, -1)) : undefined;
    if (!noun || noun.docs.length < 2 || 3 * noun.docs.length < word.docs.length) continue;
    noun.docs = [...new Set([...noun.docs, ...word.docs])].sort((a, b) => a - b);
    noun.asNoun += 1;
    word.docs = [];
  }
}

/** The texts in which a code comes, each once. Lists are kept from the second text on, since most codes come once. */
class Occurrences {
  #first = new Map<number, number>();
  #docs = new Map<number, number[]>();

  add(code: number, doc: number): void {
    const first = this.#first.get(code);
    if (first === undefined) this.#first.set(code, doc);
    else if (first !== doc) {
      const docs = this.#docs.get(code);
      if (!docs) this.#docs.set(code, [first, doc]);
      else if (docs.at(-1) !== doc) docs.push(doc);
    }
  }

  atLeast(support: number): [code: number, docs: number[]][] {
    return [...this.#docs].filter(([, docs]) => docs.length >= support);
  }
}

/** The same thing under another name. */
const ALIASES: Record<string, string> = {
  framerate: "fps",
  microphone: "mic",
  colour: "color",
  colours: "color",
  optimisation: "optimization",
};
const LONGEST = 30;

/** The key by which a word counts in a theme, singular and plural as one; "" where it can be no part of one. */
export function themeKey(word: string): string {
  if (SHORT_NAMES.has(word)) return word;
  if (FUNCTION_WORDS.has(word) || word.length < 3 || word.length > LONGEST || !/\p{L}/u.test(word)) return "";
  if (COMMENT_WORDS.has(word) && !QUALIFIERS.has(word)) return "";
  return ALIASES[word] ?? singular(word);
}

/** Whether a word can be a theme by itself, or end one. */
export function canBeTheme(key: string): boolean {
  return !QUALIFIERS.has(key) && !COMMENT_WORDS.has(key);
}
