import { foldPlural } from "../../words/folding";
import { findOccurrences, type Occurrence } from "./candidates";
import type { Token } from "./tokens";
import { isVagueWord } from "./word-classes";

/** A phrase of a text that names a thing, with its score. */
export interface Keyphrase {
  /** As it is written first, without the capital of its sentence. */
  phrase: string;
  /** The sum of its parts. Higher is better; comparable within one text only. */
  score: number;
  /** How often the text has it, alone or inside a longer phrase. */
  count: number;
  parts: ScorePart[];
}

const DEFAULT_LIMIT = 10;
/** A phrase with a lower score is left out: a common word alone, mentioned once in passing. */
const MIN_SCORE = -1;

/**
 * What a text is about: the names of things in it, best first, at most `limit` (10). The title is read before the text and
 * counts for more; a text with a title is no story, however personal it is. Nothing is learned; docs/evaluation/keywords.md
 * has the method and how right it is. [] for a text without words. English: in other languages a phrase is any run of
 * words.
 */
export function findKeyphrases(text: string, options: { title?: string; limit?: number } = {}): Keyphrase[] {
  const { title = "", limit = DEFAULT_LIMIT } = options;
  const { occurrences, tokens } = findOccurrences(title ? `${title}\n\n${text}` : text);
  const story = title ? 0 : storyShare(tokens);
  const groups = Map.groupBy(occurrences, phraseKey);
  const keys = [...groups.keys()];
  return [...groups]
    .map(([key, places]) => {
      const longer = keys.filter((other) => other.length > key.length && ` ${other} `.includes(` ${key} `));
      const inTitle = (places[0]?.words[0]?.start ?? 0) < title.length;
      const count = places.length + longer.reduce((sum, other) => sum + (groups.get(other)?.length ?? 0), 0);
      const parts = scoreParts({
        places,
        count,
        isInside: longer.length > 0,
        isName: isName(places, title.length),
        inTitle,
        words: tokens.length,
        story,
      });
      return {
        phrase: writtenForm(places),
        score: parts.reduce((sum, { points }) => sum + points, 0),
        count,
        parts,
      };
    })
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

/** A capital inside a sentence, or two capitals anywhere. Titles are often in capitals: there one tells nothing. */
function isName(places: Occurrence[], titleEnd: number): boolean {
  return places.some(({ words: [first] }) => {
    if (!first) return false;
    const isTelling = !first.startsSentence && first.start >= titleEnd;
    return isTelling ? /\p{Lu}/u.test(first.text) : /\p{Lu}.*\p{Lu}/u.test(first.text);
  });
}

/** The key by which phrases are compared: without capitals, plurals and hyphens. */
function phraseKey({ words }: Occurrence): string {
  return words.flatMap(({ lower }) => lower.split("-").map(foldPlural)).join(" ");
}

/**
 * A phrase in small letters if it is written so anywhere, or if only the first word of a sentence has a capital; without the
 * "'s" of an owner.
 */
function writtenForm(places: Occurrence[]): string {
  const forms = places.map(({ words }) => words.map(toWritten).join(" "));
  const lowered = forms.find((phrase) => phrase === phrase.toLowerCase());
  if (lowered !== undefined) return lowered;
  const [first, ...others] = places[0]?.words ?? [];
  const isCapitalized = first?.startsSentence && /^\p{Lu}\p{Ll}+$/u.test(first.text);
  // A second capital makes it a name: "Hana Brandt".
  const isName = !isCapitalized || others.some(({ text }) => /^\p{Lu}/u.test(text));
  const opening = first ? toWritten(first) : "";
  return [isName ? opening : opening.toLowerCase(), ...others.map(toWritten)].join(" ");
}

function toWritten({ text, isPossessive }: Token): string {
  return isPossessive ? text.slice(0, -"'s".length) : text;
}

/** One reason for a phrase's score, and the points it adds. */
export interface ScorePart {
  what: "mentions" | "front" | "in-title" | "three-words" | "long" | "alone" | "name" | "inside" | "vague";
  points: number;
}

/**
 * Round numbers, chosen by their purpose and not by search: a place at the very front is worth as much as four mentions;
 * a single word ranks behind every longer name unless it is mentioned eight times as often.
 */
const FRONT = 2;
const THREE_WORDS = 0.4;
const ALONE = -3;
const INSIDE = -1;
const NAME_ALONE = 1.5;
const SAYS_LITTLE = -1;
const SAYS_NOTHING = -3;
const IN_TITLE = 2;
/** In a story: what a doubling of mentions counts, what a single word gains, and what a long phrase loses. */
const STORY_MENTIONS = 1.5;
const STORY_ALONE = 5;
const STORY_LONG = -1;

/** Words of reports and stories: who, whose, when and what was said. */
const STORY_WORD =
  /^(?:i|you|he|she|his|her|him|my|your|me|they|their|them|who|said|says|told|mr|mrs|last|year|years|week|day|today|yesterday|was|were|had|been)$/;
const NAME = /^\p{Lu}\p{Ll}/u;
/** Chosen on both sets of `npm run evaluate`, from a few dozen combinations. */
const STORY = { wordsAndNames: 10, least: 0.6, eachDoubling: 1, from: 200 };

/**
 * How far a text is a report or a story (1) rather than a technical abstract (0): by its share of words about people
 * and time and of names inside sentences, and by its length. A report is about its people and things one by one, so
 * single words count as much as phrases there; in an abstract a single word is too vague to be searched.
 */
function storyShare(tokens: Token[]): number {
  if (tokens.length === 0) return 0;
  const story = tokens.filter(({ lower }) => STORY_WORD.test(lower)).length;
  const names = tokens.filter(({ text, startsPhrase }) => !startsPhrase && NAME.test(text)).length;
  const doublings = Math.max(0, Math.log2(tokens.length / STORY.from));
  const share = (STORY.wordsAndNames * (story + names)) / tokens.length - STORY.least;
  return Math.min(1, Math.max(0, share + STORY.eachDoubling * doublings));
}

/** What a phrase is scored by. */
export interface Mentions {
  /** Where it stands alone. */
  places: Occurrence[];
  /** How often the text has it, alone or inside a longer phrase. */
  count: number;
  /** Whether a longer phrase of the text contains it. */
  isInside: boolean;
  /** Whether it is written as a name or an abbreviation. */
  isName: boolean;
  inTitle: boolean;
  /** How many words the text has. */
  words: number;
  /** How far the text is a story, 0 to 1: see `storyShare`. */
  story: number;
}

/** The points for and against a phrase. */
export function scoreParts({
  places,
  count,
  isInside,
  isName,
  inTitle,
  words,
  story,
}: Mentions): ScorePart[] {
  const { words: phrase = [], at = 0 } = places[0] ?? {};
  const { length } = phrase;
  const technical = 1 - story;
  const isVague = phrase.some(({ lower }) => isVagueWord(lower));
  const parts: ScorePart[] = [
    {
      what: "mentions",
      points: technical * Math.log2(places.length) + story * STORY_MENTIONS * Math.log2(count),
    },
    { what: "front", points: FRONT * (1 - story / 2) * (1 - at / Math.max(1, words)) },
  ];
  const add = (holds: boolean, what: ScorePart["what"], points: number) =>
    holds && points !== 0 && parts.push({ what, points });
  add(inTitle, "in-title", IN_TITLE);
  add(length === 3, "three-words", THREE_WORDS * technical);
  add(length > 2, "long", STORY_LONG * story);
  add(length === 1, "alone", ALONE + STORY_ALONE * story);
  add(length === 1 && isName, "name", NAME_ALONE * technical);
  add(length === 1 && isInside, "inside", INSIDE * technical);
  add(isVague, "vague", length === 1 ? SAYS_NOTHING : SAYS_LITTLE);
  return parts;
}
