import type { Grams } from "./grams";
import { CONSTANT, gramValue } from "./model";
import { MOOD_GRAMS, MOOD_RULES, MOOD_STEP } from "./mood-weights";
import { decodeWeight } from "./weight-code";

/** What people name when they say how a comment is meant: the 27 emotions of GoEmotions in groups, neutral last. */
export const MOODS = [
  "praise",
  "approval",
  "amusement",
  "anger",
  "disappointment",
  "sadness",
  "question",
  "surprise",
  "neutral",
] as const;

/** Moods with a weight: all but neutral, which is 0. */
export const WEIGHED_MOODS = MOODS.length - 1;
/** Log odds range further than probabilities: this brings both to about one size. */
const ODDS_SIZE = 0.3;

/** The names of `moodFeatures`: the probability of each mood, then the log odds of each against neutral. */
export const MOOD_FEATURES = [
  ...MOODS.map((mood) => `${mood}Probability`),
  ...MOODS.slice(0, WEIGHED_MOODS).map((mood) => `${mood}Odds`),
];

/** A softmax model of the moods: for each feature `WEIGHED_MOODS` weights side by side. */
export interface MoodModel {
  /** The constant's, then those of each of `RULE_FEATURES`. */
  rules: Float64Array;
  /** Where a word's or a pair's weights begin in `learned`. */
  grams: Map<string, number>;
  learned: Float64Array;
}

/** What the words and pairs of a comment add to the log odds of the moods. */
export function gramMoods(grams: Grams, model = shippedMoods()): Float64Array {
  const odds = new Float64Array(MOODS.length);
  const value = gramValue(grams.size);
  for (const gram of grams.names) {
    const base = model.grams.get(gram);
    if (base !== undefined) addMoods(odds, value, model.learned, base);
  }
  return odds;
}

/**
 * What a model learned from Reddit comments alone makes of a comment, as features for the model of sentiment: its
 * probabilities of the moods, and their log odds. `rules` are in the order of `RULE_FEATURES`, `fromGrams` is what
 * `gramMoods` answers.
 */
export function moodFeatures(
  rules: Float64Array,
  fromGrams: Float64Array,
  model = shippedMoods(),
): Float64Array {
  const odds = Float64Array.from(fromGrams);
  addMoods(odds, CONSTANT, model.rules, 0);
  rules.forEach((value, rule) => {
    if (value !== 0) addMoods(odds, value, model.rules, (rule + 1) * WEIGHED_MOODS);
  });
  const highest = Math.max(...odds);
  const shares = odds.map((one) => Math.exp(one - highest));
  const sum = shares.reduce((all, one) => all + one, 0);
  const features = new Float64Array(MOOD_FEATURES.length);
  shares.forEach((share, at) => {
    features[at] = share / sum;
  });
  for (let at = 0; at < WEIGHED_MOODS; at++) features[MOODS.length + at] = (odds[at] ?? 0) * ODDS_SIZE;
  return features;
}

function addMoods(odds: Float64Array, value: number, weights: Float64Array, base: number): void {
  for (let at = 0; at < WEIGHED_MOODS; at++) odds[at] = (odds[at] ?? 0) + value * (weights[base + at] ?? 0);
}

let shipped: MoodModel | undefined;

/** The weights of mood-weights.ts, decoded once. */
function shippedMoods(): MoodModel {
  shipped ??= decodeMoods({ step: MOOD_STEP, rules: MOOD_RULES, grams: MOOD_GRAMS });
  return shipped;
}

/** A model as mood-weights.ts has it. */
export interface EncodedMoods {
  /** What one step of a weight is worth. */
  step: number;
  /** A line for the constant and for each rule feature: its name and its weights. */
  rules: string;
  /** A line for each word and pair: a character for each of its weights, then itself. */
  grams: string;
}

export function decodeMoods(encoded: EncodedMoods): MoodModel {
  const lines = encoded.grams.trim() === "" ? [] : encoded.grams.trim().split("\n");
  const grams = new Map<string, number>();
  const learned = new Float64Array(lines.length * WEIGHED_MOODS);
  lines.forEach((line, at) => {
    grams.set(line.slice(WEIGHED_MOODS), at * WEIGHED_MOODS);
    for (let mood = 0; mood < WEIGHED_MOODS; mood++)
      learned[at * WEIGHED_MOODS + mood] = decodeWeight(line, mood, encoded.step);
  });
  const rules = encoded.rules
    .trim()
    .split("\n")
    .flatMap((line) => line.split(" ").slice(1).map(Number));
  return { rules: Float64Array.from(rules), grams, learned };
}
