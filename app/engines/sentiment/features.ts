import { MOOD_FEATURES, type MoodModel, moodFeatures } from "./moods";
import type { Term } from "./ratings";
import { RULE_FEATURES, ruleFeatures } from "./rule-features";
import type { Tokens } from "./tokens";

/** The names of `commentFeatures`, in their order: what the rules count, then the moods. */
export const FEATURES = [...RULE_FEATURES, ...MOOD_FEATURES];

/** The features of a comment beside its words and pairs, about -1 to 1 each, in the order of `FEATURES`. */
export function commentFeatures(
  tokens: Tokens,
  terms: Term[],
  /** What `gramMoods` makes of the comment's words and pairs. */
  fromGrams: Float64Array,
  /** Those that ship, unless others are given. */
  model?: MoodModel,
): Float64Array {
  const rules = ruleFeatures(tokens, terms);
  const moods = moodFeatures(rules, fromGrams, model);
  const features = new Float64Array(rules.length + moods.length);
  features.set(rules);
  features.set(moods, rules.length);
  return features;
}
