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
    for (const one of parts) {
      let term = known.get(one);
      if (term === undefined) {
        term = readTerm(one);
        known.set(one, term);
      }
      if (!term) continue;
      const part = parts.length <= PAIRS_OF_WORD ? 1 : term.part;
      const before = terms.get(term.key)?.marked;
      // Of two words of one key, both are meant.
      const marked = before === undefined || mayBeSame(before, term.marked) ? term.marked : null;
      const isAsKnown = part === term.part && marked === term.marked;
      terms.set(term.key, isAsKnown ? term : { ...term, part, marked });
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
  /** The word as written in lower case, if it has letters with marks: see `mayBeSame`. */
  marked: string | null;
}

/** Before a pair of letters, which is half a word unless it is one by itself, or nearly so: "咖啡", "做豆腐". */
export const PAIR = "\u2060";
const PAIRS_OF_WORD = 2;

/** The key leaves out the marks of these letters, since people do. */
const MARKED = /[\u0300-\u036f]/;
const withoutMarks = (letter: string) => letter.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/**
 * Whether words of one key may be one word as they are written: "moi" may be "mới" or "môi", but these two are different
 * words. Marks on different letters are of two ways to write: "hòa" and "hoà".
 */
export function mayBeSame(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true;
  const [own, others] = [[...one], [...other]];
  if (own.length !== others.length) return true;
  return own.every((letter, at) => {
    const beside = others[at] ?? letter;
    return [beside, withoutMarks(beside)].includes(letter) || withoutMarks(letter) === beside;
  });
}

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
  const marked = plain !== word && MARKED.test(word.normalize("NFD")) ? word : null;
  if (isWeak || isDescribing(plain))
    return { key, tells: WEAK, isSubject: false, isBroad: false, part, marked };
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
    marked,
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
