import { AFTER_NOUN, BEFORE_ADJECTIVE, BEFORE_NOUN, BEFORE_VERB } from "./generic-words";
import { type Heard, likedness } from "./heard";
import { isTheme, keyOf } from "./theme-keys";
import { BREAK } from "./words";

/** A word or a phrase that could be a theme. */
export interface Candidate {
  keys: string[];
  /** Where in the list the comments stand that have it, rising. */
  docs: number[];
  worth: number;
}

/** What a phrase of one, two, three words is worth over a word of the same support: it says more. */
const WORTH = [1, 1.8, 2.4];

interface Word {
  key: string;
  docs: number[];
  asNoun: number;
  otherwise: number;
  isTheme: boolean;
}

/**
 * Words that at least `support` comments use as a noun, then pairs and threes of such in a row. Words are numbers in
 * between, as a long list has some 100,000 different pairs.
 */
export function candidatesOf(heard: readonly Heard[], support: number): Candidate[] {
  const { words, texts } = wordsIn(heard);
  joinAdjectives(words);
  const isFrequent = words.map(({ docs }) => docs.length >= support);
  const pairs = new Counted();
  const threes = new Counted();
  const n = words.length;
  texts.forEach((ids, doc) => {
    for (let at = 0; at + 1 < ids.length; at++) {
      const [a, b, c] = [ids[at] as number, ids[at + 1] as number, ids[at + 2] ?? -1];
      if (a < 0 || b < 0 || a === b || !isFrequent[a] || !isFrequent[b] || !words[b]?.isTheme) continue;
      pairs.add(a * n + b, doc);
      if (c >= 0 && isFrequent[c] && words[c]?.isTheme) threes.add((a * n + b) * n + c, doc);
    }
  });

  const likes = heard.map((one) => likedness(one) / 4);
  const candidate = (ids: number[], docs: number[]): Candidate => ({
    keys: ids.map((id) => (words[id] as Word).key),
    docs,
    worth: docs.reduce((sum, doc) => sum + 1 + (likes[doc] as number), 0) * (WORTH[ids.length - 1] as number),
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

/** Each different word once, and the texts as numbers of words; -1 for what can be part of no theme. */
function wordsIn(heard: readonly Heard[]) {
  const words: Word[] = [];
  const numbers = new Map<string, number>();
  const numberOf = new Map<string, number>();
  const numbered = (word: string): number => {
    const known = numberOf.get(word);
    if (known !== undefined) return known;
    const key = keyOf(word);
    const id = key === "" ? -1 : (numbers.get(key) ?? words.length);
    if (id === words.length) {
      words.push({ key, docs: [], asNoun: 0, otherwise: 0, isTheme: isTheme(key) });
      numbers.set(key, id);
    }
    numberOf.set(word, id);
    return id;
  };
  const texts = heard.map(({ words: own }, doc) =>
    own.map((text, at) => {
      const id = numbered(text);
      const word = words[id];
      if (!word) return id;
      if (word.docs.at(-1) !== doc) word.docs.push(doc);
      const before = own[at - 1] ?? BREAK;
      if (BEFORE_NOUN.has(before) || AFTER_NOUN.has(own[at + 1] ?? BREAK)) word.asNoun += 1;
      else if (BEFORE_VERB.has(before) || BEFORE_ADJECTIVE.has(before)) word.otherwise += 1;
      return id;
    }),
  );
  return { words, texts };
}

/** "Too salty" speaks of the salt: an adjective in -y goes with its noun where that is named, too. */
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

/** In which texts a code comes up, each once. Lists are kept from the second text on: most codes come once. */
class Counted {
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
