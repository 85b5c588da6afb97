import type { Occurrence } from "./candidates";
import { VAGUE } from "./word-classes";

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
export interface Said {
  /** Where it stands by itself. */
  places: Occurrence[];
  /** Whether a longer phrase of the text holds it. */
  isInside: boolean;
  inTitle: boolean;
  /** How many words the text has. */
  words: number;
}

/** What speaks for a phrase and what against it. */
export function partsOf({ places, isInside, inTitle, words }: Said): ScorePart[] {
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
