import { foldPlural } from "../../words/folding";
import { findOccurrences, type Occurrence } from "./candidates";
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
 * counts for more. Nothing is learned; docs/evaluation/keywords.md has the method and how right it is. [] for a text
 * without words. English: in other languages a phrase is any run of words.
 */
export function findKeyphrases(text: string, options: { title?: string; limit?: number } = {}): Keyphrase[] {
  const { title = "", limit = DEFAULT_LIMIT } = options;
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
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

/** The key by which phrases are compared: without capitals, plurals and hyphens. */
function phraseKey({ words }: Occurrence): string {
  return words.flatMap(({ lower }) => lower.split("-").map(foldPlural)).join(" ");
}

/** A phrase in small letters if it is written so anywhere, or if only the first word of a sentence has a capital. */
function writtenForm(places: Occurrence[]): string {
  const forms = places.map(({ words }) => words.map(({ text }) => text).join(" "));
  const lowered = forms.find((phrase) => phrase === phrase.toLowerCase());
  if (lowered !== undefined) return lowered;
  const [first, ...others] = places[0]?.words ?? [];
  const isCapitalized = first?.startsSentence && /^\p{Lu}\p{Ll}+$/u.test(first.text);
  // A second capital makes it a name: "Hana Brandt".
  const isName = !isCapitalized || others.some(({ text }) => /^\p{Lu}/u.test(text));
  const opening = first?.text ?? "";
  return [isName ? opening : opening.toLowerCase(), ...others.map(({ text }) => text)].join(" ");
}

/** One reason for a phrase's score, and the points it adds. */
export interface ScorePart {
  what: string;
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
const SAYS_LITTLE = -0.5;
const SAYS_NOTHING = -3;
const IN_TITLE = 2;

/** What a phrase is scored by. */
export interface Mentions {
  /** Where it stands alone. */
  places: Occurrence[];
  /** Whether a longer phrase of the text contains it. */
  isInside: boolean;
  inTitle: boolean;
  /** How many words the text has. */
  words: number;
}

/** The points for and against a phrase. */
export function scoreParts({ places, isInside, inTitle, words }: Mentions): ScorePart[] {
  const { words: phrase = [], at = 0 } = places[0] ?? {};
  const { length } = phrase;
  const isVague = phrase.some(({ lower }) => isVagueWord(lower));
  const parts: ScorePart[] = [
    {
      what: places.length === 1 ? "said once" : `said ${places.length} times`,
      points: Math.log2(places.length),
    },
    { what: "how early it stands", points: FRONT * (1 - at / Math.max(1, words)) },
  ];
  const add = (holds: boolean, what: string, points: number) => holds && parts.push({ what, points });
  add(inTitle, "in the title", IN_TITLE);
  add(length === 3, "three words", THREE_WORDS);
  add(length === 1, "one word alone", ALONE);
  add(length === 1 && isInside, "part of a longer phrase", INSIDE);
  add(isVague, "a word that says little", length === 1 ? SAYS_NOTHING : SAYS_LITTLE);
  return parts;
}
