import { lexicon } from "../lexicon/lexicon";
import type { Tokens } from "../tokens";
import { scriptOf } from "./scripts";
import { ENGLISH_WORDS, FOREIGN_WORDS } from "./words";

export type NotScored = { kind: "other-language"; language: string | null } | { kind: "nothing" };

/** Words of one other language that outweigh the English ones by this many make a comment one in that language. */
const MARGIN = 0.5;

/** Said below videos in every language. */
const INTERNATIONAL = new Set("video videos super top ok bro film hd lol xd".split(" "));

let read: { english: Set<string>; foreign: Map<string, string[]> } | undefined;

function words() {
  if (read) return read;
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
  read = { english: new Set(ENGLISH_WORDS), foreign };
  return read;
}

/**
 * Null where a comment is in English, or says something in no language (emoji, "W", "gg"). In doubt it is taken for
 * English: one unknown word is as often a name or misspelt.
 */
export function otherLanguageOf({ text, terms }: Tokens): NotScored | null {
  const script = scriptOf(text);
  if (script === "none") return withoutWords(terms);
  if (script !== "latin") return { kind: "other-language", language: script.language };
  return otherLatin(terms);
}

/** Emoji speak every language; figures and marks alone say nothing. */
function withoutWords(terms: string[]): NotScored | null {
  const { emoji, words } = lexicon();
  return terms.some((term) => emoji.has(term) || words.has(term)) ? null : { kind: "nothing" };
}

function otherLatin(written: string[]): NotScored | null {
  const { english, foreign } = words();
  const known = lexicon();
  let ours = 0;
  let marked = 0;
  const theirs = new Map<string, number>();
  let any = 0;
  let spoken = 0;
  for (const word of written) {
    if (!/^\p{L}/u.test(word)) continue;
    spoken++;
    if (INTERNATIONAL.has(word)) continue;
    const codes = foreign.get(word);
    const isEnglish = english.has(word) || known.words.has(word);
    if (isEnglish) ours += codes ? 0.6 : 1;
    if (codes) {
      const weight = isEnglish ? 0.4 : 1;
      any += weight;
      for (const code of codes) theirs.set(code, (theirs.get(code) ?? 0) + weight);
    } else if (!isEnglish && /[^a-z]/.test(word)) marked++;
  }
  if (spoken === 0) return withoutWords(written);
  let language: string | null = null;
  let most = 0;
  for (const [code, weight] of theirs) {
    if (weight > most) {
      most = weight;
      language = code;
    }
  }
  const evidence = Math.max(most, any * 0.7) + marked * 0.7;
  if (evidence >= 1 && evidence > ours + MARGIN) return { kind: "other-language", language };
  return null;
}
