import { heldAgainst } from "./held-against";
import { looksForeign } from "./language";
import { formOf, SIDES } from "./shape";
import { LEARNED } from "./weights";
import { meaningOf, weightOfWord } from "./word-weights";

/** What a part of a score is about: the title's form, one of its words, or all that has no name. */
export type PartKind = "shape" | "words" | "rest";

/** One part of a title's score. */
export interface ScorePart {
  /** In plain words: "Length: 71 characters, 12 words", "Asks a question", "The word “why”". */
  name: string;
  /** What it adds to the score, in logits, beside the mean of the tested headlines; below zero it takes away. */
  weight: number;
  kind: PartKind;
  /** The piece of the title it is about, where it is about one. */
  of?: string;
}

export interface TitleScore {
  /** Log odds of a click less those of the mean tested headline. Only differences between titles mean anything. */
  logit: number;
  /** Share of the tested headlines that score lower, 0 to 1. */
  percentile: number;
  /** They sum to the logit: the strongest first, and what has no name of its own last. */
  parts: ScorePart[];
  /** How many of the title's words the table of words holds; the others count as a usual word. */
  words: { known: number; all: number };
  /** Whether enough of the title is known English: where it is not, the score is of its form alone. */
  isJudged: boolean;
  /** Against the tested headlines, nine in ten of which lie between: beyond them the length part is a guess. */
  length: "usual" | "shorter" | "longer";
}

/** Below this share of known words a title is taken to be no English, and its score to mean nothing. */
const KNOWN_AT_LEAST = 0.5;
/** The words of one letter, which the table has none of. */
const ONE_LETTER = /^[ai]$/;

/**
 * Scores a title: a sum of one weight a word and a few for its form, learned from A/B tests of headlines
 * (`heldAgainst`). Any text has a score; `isJudged` says whether it means something.
 */
export function scoreTitle(title: string): TitleScore {
  const form = formOf(title);
  const words = wordParts(form.words);
  const { sides, silent } = sideParts(form);
  const parts = [...sides, ...words].sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  const rest = { name: "Everything else", weight: silent, kind: "rest" } as const;
  const logit = parts.reduce((sum, { weight }) => sum + weight, silent);
  const worded = form.words.filter((word) => /^\p{L}/u.test(word));
  const known = worded.filter(isKnown).length;
  const characters = [...form.text].length;
  const [least, most] = heldAgainst.characters;
  return {
    logit,
    percentile: rankOf(logit),
    parts: [...parts, rest],
    words: { known, all: worded.length },
    isJudged: worded.length > 0 && known / worded.length >= KNOWN_AT_LEAST && !looksForeign(worded),
    length: characters < least ? "shorter" : characters > most ? "longer" : "usual",
  };
}

/**
 * The chance that title `a` draws more clicks than `b` when both are shown over the same picture to the same
 * readers, 0 to 1, calibrated on all cross-validated pairs of the tests, clear or not.
 */
export function chanceOf(a: string, b: string): number {
  return chanceOfDifference(scoreTitle(a).logit - scoreTitle(b).logit);
}

/** The same of a difference of logits. */
export function chanceOfDifference(difference: number): number {
  return 1 / (1 + Math.exp(-LEARNED.slope * difference));
}

/** Numbers have no meaning of their own to know. */
function isKnown(word: string): boolean {
  return /^\d/.test(word) || ONE_LETTER.test(word) || meaningOf(word) !== null;
}

/** A part for each different word, what a usual word adds taken away: that is told with the length. */
function wordParts(words: string[]): ScorePart[] {
  return [...Map.groupBy(words, (word) => word)].map(([word, all]) => ({
    name: `${/^\d/.test(word) ? "The number" : "The word"} “${word}”${all.length > 1 ? `, ${all.length} times` : ""}${isKnown(word) ? "" : " (not in the table)"}`,
    weight: all.length * (weightOfWord(word) - LEARNED.usualWord),
    kind: "words",
    of: word,
  }));
}

function sideParts(form: ReturnType<typeof formOf>): { sides: ScorePart[]; silent: number } {
  const sides: ScorePart[] = [];
  let silent = 0;
  let at = 0;
  for (const side of SIDES) {
    // The words add a usual word's weight each by their number alone, which belongs to the length.
    let weight = side === SIDES[0] ? (form.words.length - LEARNED.usualWords) * LEARNED.usualWord : 0;
    for (const figure of side.measure(form)) {
      weight += (LEARNED.shape[at] as number) * (figure - (LEARNED.usualShape[at] as number));
      at++;
    }
    const name = side.say(form);
    if (name === null) silent += weight;
    else sides.push({ name, weight, kind: "shape" });
  }
  return { sides, silent };
}

/** Where a logit stands among those of the tested headlines, between two hundredths in proportion. */
function rankOf(logit: number): number {
  const { ranks } = LEARNED;
  const above = ranks.findIndex((rank) => rank > logit);
  if (above === 0) return 0;
  if (above < 0) return 1;
  const [low, high] = [ranks[above - 1] as number, ranks[above] as number];
  return (above - 1 + (logit - low) / (high - low)) / (ranks.length - 1);
}
