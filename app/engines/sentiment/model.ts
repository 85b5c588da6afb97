import type { Grams } from "./features/grams";
import { RULE_FEATURES } from "./features/rule-features";

/** What the engine has learned. For each feature three weights, one behind the other: praise, blame, valence. */
export interface FeelingModel {
  /** The constant's three, then those of each of `RULE_FEATURES`. */
  rules: Float64Array;
  /** Where a word's or a pair's weights begin in `learned`. */
  grams: Map<string, number>;
  learned: Float64Array;
  /**
   * Added to the outputs for praise and blame, chosen for macro-F1: more praise is found, and praise is named more
   * often than people label it (`measured.ts`).
   */
  lean: [praise: number, blame: number];
}

/** Praise and blame are log odds against neutral, valence is the rating, before it is held to -4..4. */
export interface Outputs {
  praise: number;
  blame: number;
  valence: number;
}

/** Outputs of a feature: praise, blame, valence. */
export const OUTPUTS = 3;
/** The constant counts as a rule feature of this value. */
export const CONSTANT = 1.5;

/**
 * How much each word or pair of a comment with so many of them counts: few count in full, many share. Between the
 * mean (1/n) and the sum (1), as the sum of independent hints grows with its root.
 */
export function gramValue(grams: number): number {
  return Math.sqrt(8 / Math.max(6, grams));
}

/** Weighs the features of a comment; `rules` are in the order of `RULE_FEATURES`. */
export function outputsWith(model: FeelingModel, rules: Float64Array, grams: Grams): Outputs {
  const { rules: weights, learned } = model;
  let praise = CONSTANT * at(weights, 0);
  let blame = CONSTANT * at(weights, 1);
  let valence = CONSTANT * at(weights, 2);
  for (let rule = 0; rule < RULE_FEATURES.length; rule++) {
    const value = at(rules, rule);
    if (value === 0) continue;
    const base = (rule + 1) * OUTPUTS;
    praise += value * at(weights, base);
    blame += value * at(weights, base + 1);
    valence += value * at(weights, base + 2);
  }
  const value = gramValue(grams.size);
  for (const gram of grams.names) {
    const base = model.grams.get(gram);
    if (base === undefined) continue;
    praise += value * at(learned, base);
    blame += value * at(learned, base + 1);
    valence += value * at(learned, base + 2);
  }
  return { praise: praise + model.lean[0], blame: blame + model.lean[1], valence };
}

function at(values: Float64Array, place: number): number {
  return values[place] as number;
}
