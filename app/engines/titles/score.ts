import { looksForeign } from "../../words/english";
import { ACCURACY } from "./accuracy";
import { ASPECTS, type Form, type FormTrait, parseForm } from "./form";
import { isKnown, meaningWeight } from "./known-words";
import { wordMarks } from "./marks";
import { LEARNED } from "./weights";

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
