import { sameWordsAs } from "../../words/same-words";
import { isSameStem, isSameWord } from "./same-word";
import { COMMON, LEAST_OF_FORMAT, titlesOfFormat, titlesOpening, titlesSaying } from "./title-formats";
import { phraseFinder, saysAll } from "./title-phrases";
import {
  beginningOf,
  MOST_CHARACTERS,
  mayBeSame,
  PAIR,
  PART_OF_WORD,
  type Term,
  type TitleTerms,
  titleTerms,
} from "./title-terms";

/** An earlier title that shares something with an idea. */
export interface Shared {
  /** Its place among the titles, oldest first. */
  at: number;
  /** How much of what the idea says it has, about 0 to 1. */
  alike: number;
  /** How many of its terms, and how many of these tell a subject that not every title has; a pair of letters is half one. */
  terms: number;
  subjects: number;
  /** How many titles have its rarest term. */
  titles: number;
  /** What a reader sees it share: the same words, not words of one stem; a pair of letters is half one. */
  seen: {
    /** Subjects that few titles of the channel have. */
    rare: number;
    /** Subjects that many have: what the channel is about, its name, or a word of any channel. */
    common: number;
    fillers: number;
    /** Subjects of the idea that the title lacks. */
    missing: number;
    /** Whether the title begins with one of the rare ones. */
    isFirst: boolean;
    /** Whether two words of the idea stand side by side in it as in the idea: "mystery box". */
    isPhrase: boolean;
    /** Whether it has the idea word for word: "how I take notes". */
    isWhole: boolean;
    /** Whether it and at least two other titles begin as the idea does: "Economy of …". */
    isFormat: boolean;
  };
}

/** A channel's titles, to look up which of them an idea is like. */
export interface TitleIndex {
  /** Those of the first `size` titles that share something with the idea, the likest first; of equal ones that of the same words, then the newest. */
  find(idea: string, size?: number): Shared[];
}

/** So many of an idea's rarest terms say what it is about: a long title is like one that has half of them. */
const MOST_TELLING = 4;
/** A term counts as rare as if so many titles had it at least … */
const LEAST_TITLES = 2;
/** … and one that no title has counts less: it cannot be found. */
const UNSEEN = 0.6;
/** What shares less is nothing that the idea is about. */
const LEAST_SHARED = 0.12;
/** The least that a telling title has in common with an idea: by one term alone, and by more. */
const LEAST_BY_ONE = 0.36;
/** One term that hardly any title has tells more often of something else ("Gina" the singer, "Gina" the doctor). */
const LEAST_BY_RARE = 0.5;
const FEW_TITLES = 2;
const LEAST_ALIKE = 0.27;
/** A title with nearly all that an idea says tells of it, whatever the words ("Your Lie in April"); by two terms, with most. */
const NEARLY_ALL = 0.75;
const MOST = 0.55;
/** A title begins with what it is about: so many terms. */
const FIRST = 2;
/** So many of the likest titles are read for words that stand side by side. */
const MOST_READ = 60;

/** Whether a title is so like an idea that what it got tells how the idea will do: the light's color goes by it. */
export function isTelling({ alike, terms, subjects, titles, seen }: Shared): boolean {
  if (seen.isFormat || alike >= (terms === 1 ? NEARLY_ALL : MOST)) return true;
  const byOne = titles <= FEW_TITLES ? LEAST_BY_RARE : LEAST_BY_ONE;
  return subjects >= 1 && alike >= (terms === 1 ? byOne : LEAST_ALIKE);
}

/**
 * Looks titles up by their terms. Each term of an idea counts by how rare it is among the titles before (inverse document
 * frequency, Sparck Jones 1972) and by what it tells, beside the idea's four strongest. Forms of one word are one term.
 */
export function titleIndex(index: TitleTerms): TitleIndex {
  const { titles, termsOf } = index;
  const known = new Map<string, Term | null>();
  const looked = new Map<string, Lookup>();
  /** What each title has of one idea; 0 between searches. */
  const alike = new Float64Array(titles);
  let last: { idea: string; size: number; found: Shared[] } | undefined;
  return {
    find(idea, size = titles) {
      if (last?.idea !== idea || last.size !== size) last = { idea, size, found: search(idea, size) };
      return last.found;
    },
  };

  /** Ideas of one channel share most of their terms: each is looked up once. */
  function lookUp({ key, marked }: Term): Lookup {
    const name = `${key} ${marked ?? ""}`;
    const before = looked.get(name);
    if (before) return before;
    if (looked.size >= MOST_LOOKED_UP) looked.clear();
    const found = lookUpTerm(key, index);
    const own = marked === null ? found : withoutOthers(found, key, marked);
    looked.set(name, own);
    return own;
  }

  /** Without the titles that have another word, written with other marks. */
  function withoutOthers({ forms, places, isSame }: Lookup, key: string, marked: string): Lookup {
    const isOwn = places.map((at) =>
      Number(mayBeSame(marked, titleTerms(index.titleOf(at), known).get(key)?.marked ?? null)),
    );
    return {
      forms,
      places: places.filter((_, place) => isOwn[place] === 1),
      isSame: isSame.filter((_, place) => isOwn[place] === 1),
    };
  }

  function search(idea: string, size: number): Shared[] {
    if (known.size >= MOST_LOOKED_UP) known.clear();
    const heads = headsOf(idea);
    const terms = [...titleTerms(idea, known).values()].map((term) => {
      const { forms, places, isSame } = lookUp(term);
      const count = countBelow(places, size);
      const rarity = Math.log((size + 1) / (Math.max(count, LEAST_TITLES) + 0.5));
      const strength = Math.max(rarity, 0.05) * term.tells * (count === 0 ? UNSEEN : 1);
      const isSubject = term.isSubject && !(heads.has(term.key) && count < LEAST_OF_FORMAT);
      return { ...term, isSubject, forms, places, isSame, count, strength };
    });
    const strongest = terms.map(({ strength }) => strength).sort((a, b) => b - a);
    const whole = strongest.slice(0, MOST_TELLING).reduce((sum, strength) => sum + strength, 0) || 1;
    const found: number[] = [];
    for (const { places, count, strength } of terms) {
      for (let place = 0; place < count; place += 1) {
        const at = places[place] ?? 0;
        if (alike[at] === 0) found.push(at);
        alike[at] = (alike[at] ?? 0) + strength;
      }
    }
    const ofFormat = titlesOfFormat(idea, index, known);
    const openings = (terms.length > 0 ? titlesOpening : titlesSaying)(idea, index, size);
    for (const at of openings) if (alike[at] === 0) found.push(at);
    const missing = terms.reduce((sum, { isSubject, part }) => sum + (isSubject ? part : 0), 0);
    const shared = new Map<number, Shared>();
    for (const at of found) {
      const much = Math.max(
        (alike[at] ?? 0) / whole,
        ofFormat.has(at) || openings.has(at) ? OF_ONE_FORMAT : 0,
      );
      alike[at] = 0;
      if (much >= LEAST_SHARED)
        shared.set(at, {
          ...{ at, alike: much, terms: 0, subjects: 0, titles },
          seen: { ...NOTHING_SEEN, missing, isFormat: openings.has(at) },
        });
    }
    for (const term of terms) addTerm(shared, term, size);
    const likest = [...shared.values()].sort((one, other) => other.alike - one.alike || other.at - one.at);
    const hasPhrase = phraseFinder(
      terms.map(({ key, forms, isBroad, count }) => {
        return { forms, isPair: key.startsWith(PAIR), tells: !isBroad && count <= COMMON * size };
      }),
    );
    const same = new Set<Shared>();
    const hasSameWords = sameWordsAs(idea);
    for (const one of likest.slice(0, MOST_READ)) {
      const { at, terms: count, seen } = one;
      const hasAll = count === terms.length;
      seen.isWhole = hasAll && saysAll(idea, index.titleOf(at));
      seen.isPhrase = count > 1 && hasPhrase(termsOf(at));
      if (hasAll && hasSameWords(index.titleOf(at))) same.add(one);
    }
    if (terms.length === 1) findWhole(idea, likest.slice(MOST_READ));
    if (same.size > 0) likest.sort((one, other) => Number(same.has(other)) - Number(same.has(one)));
    return likest;
  }

  /** Of one term that many titles have, the one with all words of the idea may be any of them. */
  function findWhole(idea: string, others: readonly Shared[]): void {
    const lowercase = idea.toLowerCase();
    for (const { at, seen } of others) {
      const title = index.titleOf(at);
      seen.isWhole = title.toLowerCase().includes(lowercase) && saysAll(idea, title);
    }
  }

  function addTerm(shared: ReadonlyMap<number, Shared>, term: Found, size: number): void {
    const { key, tells, isSubject, isBroad, part, forms, places, isSame, count } = term;
    let same = 0;
    for (let place = 0; place < count; place += 1) same += isSame[place] ?? 0;
    const kind = !isSubject ? "fillers" : isBroad || same > COMMON * size ? "common" : "rare";
    for (let place = 0; place < count; place += 1) {
      const like = shared.get(places[place] ?? 0);
      if (!like) continue;
      like.terms += 1;
      like.titles = Math.min(like.titles, count);
      if (tells === 1 && count <= COMMON * size) like.subjects += part;
      if (isSame[place] === 0 || PART_OF_WORD.test(key)) continue;
      like.seen[kind] += part;
      if (isSubject) like.seen.missing -= part;
      // What is written without spaces has its subject anywhere.
      if (kind === "rare")
        like.seen.isFirst ||=
          key.startsWith(PAIR) ||
          termsOf(like.at)
            .slice(0, FIRST)
            .some((one) => forms.has(one));
    }
  }
}

const NOTHING_SEEN = { rare: 0, common: 0, fillers: 0, isFirst: false, isPhrase: false, isWhole: false };

/** "League of Legends": of these two the first alone names something else, unless the channel often has it. */
function headsOf(idea: string): Set<string> {
  const words = idea.slice(0, MOST_CHARACTERS).toLowerCase().split(/\s+/);
  const heads = words.filter((_, at) => words[at + 1] === "of" && words[at + 2] !== undefined);
  return new Set(heads.flatMap((head) => [...titleTerms(head).keys()]));
}

/** So many terms are kept looked up: those of some hundred ideas. */
const MOST_LOOKED_UP = 5000;

/** The titles that have a term or a word of its stem, ascending, and which of them have a form of the very word. */
interface Lookup {
  forms: ReadonlySet<string>;
  places: Uint32Array;
  isSame: Uint8Array;
}

/** A term of an idea, and how many titles before it have it. */
interface Found extends Term, Lookup {
  count: number;
}

function lookUpTerm(key: string, { placesOf, beginningWith }: TitleTerms): Lookup {
  const forms = beginningWith(beginningOf(key)).filter((other) => isSameStem(key, other));
  const same = new Set(forms.filter((form) => isSameWord(key, form)).flatMap((form) => placesOf(form)));
  const places = Uint32Array.from(new Set(forms.flatMap((form) => placesOf(form)))).sort();
  return { forms: new Set(forms), places, isSame: Uint8Array.from(places, (at) => Number(same.has(at))) };
}

/** How many of the ascending places are below `size`. */
function countBelow(places: Uint32Array, size: number): number {
  let count = places.length;
  while (count > 0 && (places[count - 1] ?? 0) >= size) count -= 1;
  return count;
}

/** A title with all terms of one part of the idea is of its series or format: as like as by most of what it says. */
const OF_ONE_FORMAT = 0.6;
