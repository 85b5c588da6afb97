import { foldPlural } from "../../words/plural";
import { findOccurrences, type Occurrence } from "./candidates";
import { VAGUE } from "./word-classes";

/** What a text names, with how much speaks for it. */
export interface Keyphrase {
  /** As it was written first; without the capital of its sentence. */
  phrase: string;
  /** The sum of its parts: higher is better, and comparable within one text only. */
  score: number;
  /** How often the text says it by itself or inside of a longer phrase. */
  count: number;
  parts: ScorePart[];
}

const MOST = 10;
/** With less, so much speaks against a phrase that it is better not named: a common word alone, said once in passing. */
const LEAST = -1;

/**
 * What a text is about: the names of things in it, best first, at most `limit` (10). `title` is read before the text
 * and counts for more. Nothing is learned (docs/evaluation/keywords.md has the method and what it reaches). An empty or
 * wordless text has none; of other languages than English, runs of words that are not told apart.
 */
export function findKeyphrases(text: string, options: { title?: string; limit?: number } = {}): Keyphrase[] {
  const { title = "", limit = MOST } = options;
  const { occurrences, words } = findOccurrences(title ? `${title}\n\n${text}` : text);
  const groups = Map.groupBy(occurrences, phraseKey);
  const keys = [...groups.keys()];
  return [...groups]
    .map(([key, places]) => {
      const longer = keys.filter((other) => other.length > key.length && ` ${other} `.includes(` ${key} `));
      const inTitle = (places[0]?.words[0]?.start ?? 0) < title.length;
      const parts = scoreParts({ places, isInside: longer.length > 0, inTitle, words });
      return {
        phrase: writtenForm(places),
        score: parts.reduce((sum, { points }) => sum + points, 0),
        count: places.length + longer.reduce((sum, other) => sum + (groups.get(other)?.length ?? 0), 0),
        parts,
      };
    })
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

/** Plurals, capitals and hyphens make no difference. */
function phraseKey({ words }: Occurrence): string {
  return words.flatMap(({ lower }) => lower.split("-").map(foldPlural)).join(" ");
}

/** In small letters where they are written so anywhere, or where only a sentence's first word has a capital. */
function writtenForm(places: Occurrence[]): string {
  const lowest = places.map(({ words }) => words.map(({ text }) => text).join(" "));
  const quiet = lowest.find((phrase) => phrase === phrase.toLowerCase());
  if (quiet !== undefined) return quiet;
  const [{ words }] = places as [Occurrence];
  // A second capital makes a name of it: "Hana Brandt".
  const [opening, ...others] = words.map(({ text }) => text) as [string, ...string[]];
  const isName =
    others.some((word) => /^\p{Lu}/u.test(word)) || !words[0]?.first || !/^\p{Lu}\p{Ll}+$/u.test(opening);
  return [isName ? opening : opening.toLowerCase(), ...others].join(" ");
}

/** One reason for a phrase's place, and what it adds to its score. */
export interface ScorePart {
  what: string;
  points: number;
}

/**
 * Round numbers, set by what they are for and not by search: a place at the very front is worth as much as being said
 * four times; a word alone comes behind every name of two words or more unless it is said eight times as often.
 */
const FRONT = 2;
const THREE_WORDS = 0.4;
const ALONE = -3;
const INSIDE = -1;
const SAYS_LITTLE = -0.5;
const SAYS_NOTHING = -3;
const IN_TITLE = 2;

/** What a phrase is scored by. */
export interface Mentions {
  /** Where it stands by itself. */
  places: Occurrence[];
  /** Whether a longer phrase of the text holds it. */
  isInside: boolean;
  inTitle: boolean;
  /** How many words the text has. */
  words: number;
}

/** What speaks for a phrase and what against it. */
export function scoreParts({ places, isInside, inTitle, words }: Mentions): ScorePart[] {
  const [first] = places as [Occurrence];
  const length = first.words.length;
  const isVague = first.words.some(({ lower }) => VAGUE.has(lower));
  const parts: ScorePart[] = [
    {
      what: places.length === 1 ? "said once" : `said ${places.length} times`,
      points: Math.log2(places.length),
    },
    { what: "how early it stands", points: FRONT * (1 - first.at / Math.max(1, words)) },
  ];
  const add = (holds: boolean, what: string, points: number) => holds && parts.push({ what, points });
  add(inTitle, "in the title", IN_TITLE);
  add(length === 3, "three words", THREE_WORDS);
  add(length === 1, "one word alone", ALONE);
  add(length === 1 && isInside, "part of a longer phrase", INSIDE);
  add(isVague, "a word that says little", length === 1 ? SAYS_NOTHING : SAYS_LITTLE);
  return parts;
}
