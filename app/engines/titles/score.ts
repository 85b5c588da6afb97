import { looksForeign } from "../../words/english";
import { ASPECTS, type Form, type FormTrait, parseForm } from "./form";
import { LEARNED } from "./weights";
import { isKnown, meaningWeight } from "./wording";

/**
 * Marks of a word beside its meaning, each with a learned weight of its own; a word has all marks that fit it. The
 * lists are closed classes of English (pronouns, question words).
 */
const LISTS: Record<string, string> = {
  i: "i i'm i've i'd i'll me my mine myself",
  you: "you your you're you've you'll you'd yours yourself",
  he: "he his him he's he'd he'll himself",
  she: "she her she's hers she'd she'll herself",
  they: "they their them they're they've they'd they'll",
  we: "we our us we're we've we'll let's",
  it: "it its it's",
  pointing: "this these that those here here's",
  this: "this these",
  asking: "why how what when who where which",
  why: "why",
  how: "how",
  what: "what",
  negative:
    "no not never nothing nobody none without can't don't doesn't didn't isn't won't wasn't aren't couldn't shouldn't wouldn't ain't",
  superlative: "most best worst ever first only never biggest greatest least",
  turning: "but then until because so yet though",
  and: "and",
  past: "was were had did",
  modal: "will would could should might may can must",
  there: "there there's",
  people:
    "man woman guy girl boy kid kids dad mom father mother teen teenager teacher student doctor child baby couple",
  all: "all every everyone everything everybody always anyone anything",
  some: "some someone something somebody thing things one",
  gap: "happens happened reason secret truth wrong real actually really turns",
};

const ENDINGS = ["ed", "ing", "ly", "'s", "tion", "ment", "ness", "ity"];
const LONG = 10;
const SHORT = 3;

export const MARKS = [
  ...Object.keys(LISTS),
  ...ENDINGS.map((ending) => `-${ending}`),
  "long",
  "short",
  "number",
];

const OF_WORD = new Map<string, number[]>();
for (const [at, words] of Object.values(LISTS).entries()) {
  for (const word of words.split(" ")) OF_WORD.set(word, [...(OF_WORD.get(word) ?? []), at]);
}

/** The marks of a lower-case word or number, as indices into `MARKS`. */
export function wordMarks(word: string): number[] {
  const marks = [...(OF_WORD.get(word) ?? [])];
  const isNumber = /^\d/.test(word);
  const add = (mark: string) => marks.push(MARKS.indexOf(mark));
  for (const ending of ENDINGS) if (word.endsWith(ending)) add(`-${ending}`);
  if (word.length >= LONG) add("long");
  if (word.length <= SHORT && !isNumber) add("short");
  if (isNumber) add("number");
  return marks;
}

/**
 * What the score was learned from and how often it is right there: shown wherever a score is shown. Headlines of Upworthy, a
 * news site, from 2013 to 2015 (Upworthy Research Archive).
 */
export const ACCURACY = {
  /** How many A/B tests and different headlines it was learned from. */
  tests: LEARNED.tests,
  headlines: LEARNED.headlines,
  /** 5th, 50th and 95th percentile of the headlines' length in characters. */
  characters: LEARNED.characters,
  /**
   * The share of clear tests it gets right in the half of the archive that nothing was learned from or chosen on: what a
   * stranger finds, and the figure to show. Measured while questions, tags and steps of length were weighed; without
   * them the cross-validated share is 0.005 lower.
   */
  unseen: 0.696,
  /** Tests with a clear winner (p < .05, one pair each): the cross-validated share the score gets right. */
  clear: LEARNED.clear,
  /** The same for all pairs of all tests, also those that chance decided. */
  all: LEARNED.all,
  /** The share of the clear tests that the longer headline won, as a reference. */
  longerHeadline: LEARNED.longerHeadline,
};

/** One part of a title's score: its form, one of its words, or everything that has no name of its own. */
export type ScorePart = {
  /** What it adds to the score in logits, compared with the mean tested headline; negative if it takes away. */
  weight: number;
} & (
  | ({ kind: "form" } & FormTrait)
  /** `times`: how often the title has it; not known: it is not in the table. */
  | { kind: "word"; word: string; times: number; isKnown: boolean }
  | { kind: "rest" }
);

export interface TitleScore {
  /** Log odds of a click, less those of the mean tested headline. Only differences between titles mean anything. */
  logit: number;
  /** Share of the tested headlines that score lower, 0 to 1. */
  percentile: number;
  /** They sum to the logit: the strongest first, "rest" last. */
  parts: ScorePart[];
  /** How many of the title's words the table knows; the others count as a mean word. */
  words: { known: number; all: number };
  /** Whether enough of the title is known English; otherwise the score means nothing. */
  isJudged: boolean;
  /** Compared with nine in ten of the tested headlines: the length of shorter or longer titles is extrapolated. */
  length: "usual" | "shorter" | "longer";
}

/** A title with a smaller share of known words is not taken for English, and not judged. */
const LEAST_KNOWN = 0.5;

/**
 * Scores a title: one weight a word and a few for its form, learned from A/B tests of headlines (`ACCURACY`). Any text
 * gets a score; `isJudged` says whether it means something.
 */
export function scoreTitle(title: string): TitleScore {
  const form = parseForm(title);
  const { named, unnamed } = formParts(form);
  const parts: ScorePart[] = [...named, ...wordParts(form.words)].sort(
    (one, other) => Math.abs(other.weight) - Math.abs(one.weight),
  );
  const logit = parts.reduce((sum, { weight }) => sum + weight, unnamed);
  const words = form.words.filter((word) => /^\p{L}/u.test(word));
  const known = words.filter(isKnown).length;
  const characters = [...form.text].length;
  const { least, most } = ACCURACY.characters;
  return {
    logit,
    percentile: percentileOf(logit),
    parts: [...parts, { kind: "rest", weight: unnamed }],
    words: { known, all: words.length },
    isJudged: words.length > 0 && known / words.length >= LEAST_KNOWN && !looksForeign(words),
    length: characters < least ? "shorter" : characters > most ? "longer" : "usual",
  };
}

/**
 * The chance, 0 to 1, that title `a` draws more clicks than title `b` if both are shown over the same picture to the
 * same readers. Calibrated on the cross-validated pairs of all tests, clear or not.
 */
export function chanceOfMoreClicks(a: string, b: string): number {
  return chanceFromDifference(scoreTitle(a).logit - scoreTitle(b).logit);
}

/** The same chance, from the difference of two titles' logits. */
export function chanceFromDifference(difference: number): number {
  return 1 / (1 + Math.exp(-LEARNED.slope * difference));
}

/** A part for each different word: its weight less that of a mean word, which belongs to the length. */
function wordParts(words: string[]): ScorePart[] {
  return [...Map.groupBy(words, (word) => word)].map(([word, all]) => ({
    kind: "word",
    word,
    times: all.length,
    isKnown: isKnown(word),
    weight: all.length * (wordWeight(word) - LEARNED.meanWord),
  }));
}

/** The parts of a title's form, and the sum of those that have no name in this title. */
function formParts(form: Form): { named: ScorePart[]; unnamed: number } {
  const named: ScorePart[] = [];
  let unnamed = 0;
  let at = 0;
  for (const { measure, traitOf, isLength } of ASPECTS) {
    // Each word adds at least a mean word's weight by being there: that belongs to the length.
    let weight = isLength ? (form.words.length - LEARNED.meanWords) * LEARNED.meanWord : 0;
    for (const figure of measure(form)) {
      weight += (LEARNED.form[at] ?? 0) * (figure - (LEARNED.meanForm[at] ?? 0));
      at++;
    }
    const trait = traitOf(form);
    if (trait === null) unnamed += weight;
    else named.push({ kind: "form", ...trait, weight });
  }
  return { named, unnamed };
}

/** The weight of a word: its meaning (0 if unknown) and its marks. */
function wordWeight(word: string): number {
  return wordMarks(word).reduce((sum, mark) => sum + (LEARNED.marks[mark] ?? 0), meaningWeight(word) ?? 0);
}

/** The share (0 to 1) of tested headlines below a logit, interpolated between their percentiles. */
function percentileOf(logit: number): number {
  const { ranks } = LEARNED;
  const above = ranks.findIndex((rank) => rank > logit);
  if (above < 0) return 1;
  const [low, high] = ranks.slice(Math.max(above - 1, 0), above + 1);
  if (above === 0 || low === undefined || high === undefined) return 0;
  return (above - 1 + (logit - low) / (high - low)) / (ranks.length - 1);
}
