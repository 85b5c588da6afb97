import { foldPlural } from "../../words/folding";
import { FORMAT_WORDS, STOP_WORDS } from "../../words/stop-words";
import { hasUnspacedScript, wordKey } from "../../words/words";
import { BROAD_WORDS, FILLER_WORDS, WEAK_WORDS } from "./weak-words";

/** A title counts by its beginning: twice what YouTube takes. */
export const MOST_CHARACTERS = 200;
/** "don't", "C++" and "C#" stay whole. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;
/** "l'argent", "qu'on". */
const ELISION = /^(?:qu|[cdjlmnst])['’](?=..)/u;
const COUNT = /^\p{N}+(?:st|nd|rd|th|k|x|s|d|h|m|min|day|days)?$/u;
/** "smoked", "hiking": verbs of one syllable that double no letter end in e. */
const LOST_E = /^[^aeiou]*[aeiou][bcdgklmnprstvz](?:ed|ing)$/;
/** English endings of adjectives and adverbs, and words that only look so. */
const DESCRIBING = /.{3}(?:ly|est|ful|less|able|ible|ous)$/;
const NAMING = new Set(
  `assembly belly butterfly family italy jelly monopoly supply arrest budapest conquest contest digest forest harvest
   interest pinterest protest request everest timetable turntable vegetable couscous handful homeless`.split(
    /\s+/,
  ),
);
/** "Hellfest", "Midwest", "sidequest", "dragonfly". */
const NAMING_END = /(?:f|w|qu)est$|fly$/;

/** What a word tells of a title's subject: all, little, or nothing (function words, and words of any video). */
const WEAK = 0.3;

/** The terms of a title by their keys. */
export function titleTerms(title: string, known = new Map<string, Term | null>()): Map<string, Term> {
  const terms = new Map<string, Term>();
  const words = title.slice(0, MOST_CHARACTERS).normalize("NFKC").toLowerCase().match(WORD) ?? [];
  for (const word of words) {
    const parts = splitUnspaced(word.replace(ELISION, ""));
    for (const part of parts) {
      let term = known.get(part);
      if (term === undefined) {
        term = readTerm(part);
        known.set(part, term);
      }
      if (term)
        terms.set(term.key, term.part < 1 && parts.length <= PAIRS_OF_WORD ? { ...term, part: 1 } : term);
    }
  }
  return terms;
}

/** A word of a title as titles are compared by it. */
export interface Term {
  key: string;
  /** How much it tells of its title's subject, 0 to 1. */
  tells: number;
  /** Whether a reader would call it a subject. */
  isSubject: boolean;
  /** Whether channels of any kind have it. */
  isBroad: boolean;
  /** 1, or a half of a pair of letters of a longer word. */
  part: number;
}

/** Before a pair of letters, which is half a word unless it is one by itself, or nearly so: "咖啡", "做豆腐". */
export const PAIR = "\u2060";
const PAIRS_OF_WORD = 2;

/** Words of scripts without spaces as their pairs of letters: they need no dictionary. */
function splitUnspaced(word: string): string[] {
  const letters = [...word];
  if (letters.length < 2 || !hasUnspacedScript(word)) return [word];
  return letters.slice(1).map((letter, at) => `${PAIR}${letters[at]}${letter}`);
}

/** Whether an English word, in lower case, ends as adjectives and adverbs do. */
export const isDescribing = (plain: string) =>
  DESCRIBING.test(plain) && !NAMING_END.test(plain) && !NAMING.has(plain);

/** Whether any video may have a word, by one of its forms. */
const isOfAnyVideo = (form: string) => FORMAT_WORDS.has(form) || WEAK_WORDS.has(form);

function readTerm(word: string): Term | null {
  if (COUNT.test(word)) return null;
  const plain = /^[a-z]+$/.test(word)
    ? word
    : word
        .normalize("NFKD")
        .replace(/[\p{M}'’]/gu, "")
        .normalize("NFC");
  const folded = wordKey(word);
  const key = LOST_E.test(plain) && !isOfAnyVideo(plain) && folded !== plain ? `${folded}e` : folded;
  const forms = word.startsWith(PAIR) ? [word.slice(1)] : [word, plain, foldPlural(plain), folded, key];
  if (/^[a-z]$/.test(plain) || forms.some((form) => STOP_WORDS.has(form))) return null;
  const isWeak = forms.some(isOfAnyVideo);
  const part = key.startsWith(PAIR) ? 0.5 : 1;
  if (isWeak || isDescribing(plain)) return { key, tells: WEAK, isSubject: false, isBroad: false, part };
  // "figured" is a form of "figure", "added" of "add".
  const verbs = folded === foldPlural(plain) ? [] : [`${folded}e`, `${folded}${folded.at(-1)}`];
  const isFiller = forms.some((form) => FILLER_WORDS.has(form));
  return {
    key,
    tells: 1,
    isSubject:
      !isFiller &&
      !verbs.some((verb) => STOP_WORDS.has(verb) || isOfAnyVideo(verb) || FILLER_WORDS.has(verb)),
    isBroad: forms.some((form) => BROAD_WORDS.has(form)),
    part,
  };
}

/** Two letters of a Latin word or a number beside Chinese tell nobody anything. */
export const PART_OF_WORD = /^\u2060.*[a-z0-9]/u;

/** The terms of titles, oldest first: looked up as they are indexed, or as they are kept (kept-past.ts). */
export interface TitleTerms {
  titles: number;
  /** The titles that have a term, in their order. */
  placesOf(key: string): readonly number[];
  /** The terms that begin with these letters. */
  beginningWith(letters: string): readonly string[];
  /** The terms of a title, in their order. */
  termsOf(at: number): readonly string[];
  titleOf(at: number): string;
}

/** The terms of titles, oldest first. */
export function indexTerms(titles: string[]): TitleTerms {
  const known = new Map<string, Term | null>();
  const owners = new Map<string, number[]>();
  const terms: string[][] = [];
  for (const [at, title] of titles.entries()) {
    const keys = [...titleTerms(title, known).keys()];
    terms.push(keys);
    for (const key of keys) {
      const own = owners.get(key);
      if (own) own.push(at);
      else owners.set(key, [at]);
    }
  }
  const beginnings = Map.groupBy(owners.keys(), beginningOf);
  return {
    titles: titles.length,
    placesOf: (key) => owners.get(key) ?? [],
    beginningWith: (letters) => beginnings.get(letters) ?? [],
    termsOf: (at) => terms[at] ?? [],
    titleOf: (at) => titles[at] ?? "",
  };
}

/** The letters by which terms are found that may be of one stem. */
export const beginningOf = (key: string) => key.slice(0, 2);
