import type { Grams } from "./grams";
import { decodeWeight } from "./weight-code";
import { GRAMS, LEAN, RULES, STEP, SURE } from "./weights";

/** How the engine's answers compare with what people said of the same comments. */
export interface Accuracy {
  /** Its name in docs/evaluation/sentiment.md. */
  set: "jziumo" | "sentube, of the video";
  /** The confusion matrix. By label: how many comments the engine named positive, neutral and negative. */
  named: Record<
    "positive" | "neutral" | "negative",
    readonly [positive: number, neutral: number, negative: number]
  >;
  /** Mean F1 of the three classes, 0 to 1, with its 95 % interval; and VADER's. */
  macroF1: { value: number; low: number; high: number; vader: number };
  /** Macro-F1 where nothing was learned from this set. */
  leftOut: number;
}

/**
 * As `npm run evaluate` prints it for comments under YouTube videos (docs/evaluation/sentiment.md), cross-validated: no
 * comment was scored with weights that were learned from it. Everything said about accuracy, and the ranges of shares,
 * comes from here; with other weights, this alone has to change.
 */
export const ACCURACY: readonly Accuracy[] = [
  {
    set: "jziumo",
    named: { positive: [168, 46, 12], neutral: [46, 195, 34], negative: [9, 24, 55] },
    macroF1: { value: 0.684, low: 0.641, high: 0.724, vader: 0.588 },
    leftOut: 0.658,
  },
  {
    set: "sentube, of the video",
    named: { positive: [280, 42, 8], neutral: [122, 540, 105], negative: [13, 67, 80] },
    macroF1: { value: 0.656, low: 0.598, high: 0.713, vader: 0.522 },
    leftOut: 0.563,
  },
];

/** The learned weights of a linear model. Each feature has three, side by side: praise, blame, valence. */
export interface SentimentModel {
  /** The constant's three, then those of each of `FEATURES`. */
  rules: Float64Array;
  /** Where a word's or a pair's weights begin in `learned`. */
  grams: Map<string, number>;
  learned: Float64Array;
  /** Added to the outputs for praise and blame. Chosen for macro-F1, so praise is named more often than labelled. */
  lean: [praise: number, blame: number];
  /** From this sureness on, 95 of 100 comments named positive and nine of ten named negative were labelled so. */
  sure: [praise: number, blame: number];
}

/** Praise and blame are log odds against neutral; valence is not yet clamped to -4..4. */
export interface Outputs {
  praise: number;
  blame: number;
  valence: number;
}

/** Weights a feature: praise, blame, valence. */
export const OUTPUTS = 3;
/** The constant is a rule feature of this value. */
export const CONSTANT = 1.5;

/**
 * The value of each word and pair in a comment of `grams` of them: few count in full, many share. Between the mean
 * (1/n) and the sum (1), as the sum of independent cues grows with its root.
 */
export function gramValue(grams: number): number {
  return Math.sqrt(8 / Math.max(6, grams));
}

/** Runs the model on a comment's features; `rules` are in the order of `FEATURES`. */
export function predict(model: SentimentModel, rules: Float64Array, grams: Grams): Outputs {
  const [leanToPraise, leanToBlame] = model.lean;
  const sums: Outputs = { praise: 0, blame: 0, valence: 0 };
  add(sums, CONSTANT, model.rules, 0);
  rules.forEach((value, rule) => {
    if (value !== 0) add(sums, value, model.rules, (rule + 1) * OUTPUTS);
  });
  const value = gramValue(grams.size);
  for (const gram of grams.names) {
    const base = model.grams.get(gram);
    if (base !== undefined) add(sums, value, model.learned, base);
  }
  return { praise: sums.praise + leanToPraise, blame: sums.blame + leanToBlame, valence: sums.valence };
}

function add(sums: Outputs, value: number, weights: Float64Array, base: number): void {
  sums.praise += value * weightAt(weights, base);
  sums.blame += value * weightAt(weights, base + 1);
  sums.valence += value * weightAt(weights, base + 2);
}

/** What the rule features alone make of the valence. */
export function ruleValence({ rules: weights }: SentimentModel, rules: Float64Array): number {
  let sum = CONSTANT * weightAt(weights, OUTPUTS - 1);
  rules.forEach((value, rule) => {
    sum += value * weightAt(weights, (rule + 2) * OUTPUTS - 1);
  });
  return sum;
}

/** What a word or a pair adds to the valence of a comment of `count` of them; 0 where nothing was learned for it. */
export function gramValence({ grams, learned }: SentimentModel, gram: string, count: number): number {
  const base = grams.get(gram);
  return base === undefined ? 0 : gramValue(count) * weightAt(learned, base + OUTPUTS - 1);
}

/** Outside of the weights there is nothing to add. */
function weightAt(weights: Float64Array, place: number): number {
  return weights[place] ?? 0;
}

let shipped: SentimentModel | undefined;

/** The weights of weights.ts, decoded once. */
export function shippedModel(): SentimentModel {
  shipped ??= decode();
  return shipped;
}

function decode(): SentimentModel {
  const lines = GRAMS.trim().split("\n");
  const grams = new Map<string, number>();
  const learned = new Float64Array(lines.length * OUTPUTS);
  lines.forEach((line, at) => {
    grams.set(line.slice(OUTPUTS), at * OUTPUTS);
    for (let output = 0; output < OUTPUTS; output++) {
      learned[at * OUTPUTS + output] = decodeWeight(line, output, STEP);
    }
  });
  const rules = RULES.trim()
    .split("\n")
    .flatMap((line) => line.split(" ").slice(1).map(Number));
  return { rules: Float64Array.from(rules), grams, learned, lean: LEAN, sure: SURE };
}
