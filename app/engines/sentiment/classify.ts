import { extractGrams } from "./grams";
import { detectOtherLanguage, type NothingToRead, type OtherLanguage } from "./language";
import { predict, type SentimentModel, shippedModel } from "./model";
import { gramMoods, MOOD_FEATURES, type MoodModel, moodFeatures } from "./moods";
import { rateTerms, type Term } from "./ratings";
import { RULE_FEATURES, ruleFeatures } from "./rule-features";
import { findSpam, type SpamKind } from "./spam";
import { type Tokens, tokenize } from "./tokens";

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

export const SENTIMENTS = ["positive", "neutral", "negative"] as const;
export type SentimentClass = (typeof SENTIMENTS)[number];

export interface Scored {
  kind: "scored";
  /** -4 (most negative) to 4: an estimate of the mean of many human raters. */
  valence: number;
  /** The most probable class. */
  sentiment: SentimentClass;
  /** Of the three classes; they add up to 1. */
  probabilities: Record<SentimentClass, number>;
  /** Whether nine of ten comments scored like this were labelled so by people. A neutral one never is. */
  isSure: boolean;
}

export interface Spam {
  kind: "spam";
  why: SpamKind;
}

/** The answer for one comment: its score, or why it has none. */
export type Sentiment = Scored | OtherLanguage | Spam | NothingToRead;

/** The ends of the raters' scale. */
const MAX_VALENCE = 4;

/** The sentiment of one comment. Takes any text; what follows the first 10,000 characters is not read. */
export function classifySentiment(text: string): Sentiment {
  const tokens = tokenize(text);
  const why = findSpam(tokens);
  if (why !== null) return { kind: "spam", why };
  return detectOtherLanguage(tokens) ?? scoreWith(shippedModel(), tokens);
}

/** Scores a comment that is known to be English and no spam; `moods` are those that ship, unless others are given. */
export function scoreWith(model: SentimentModel, tokens: Tokens, moods?: MoodModel): Scored {
  const terms = rateTerms(tokens);
  const grams = extractGrams(terms);
  const { praise, blame, valence } = predict(
    model,
    commentFeatures(tokens, terms, gramMoods(grams, moods), moods),
    grams,
  );
  // Softmax over praise, blame and neutral (0). Taking off the highest keeps it finite.
  const highest = Math.max(praise, blame, 0);
  const positive = Math.exp(praise - highest);
  const negative = Math.exp(blame - highest);
  const neutral = Math.exp(-highest);
  const sum = positive + negative + neutral;
  const sentiment =
    positive > neutral && positive >= negative ? "positive" : negative > neutral ? "negative" : "neutral";
  const clamped = Math.max(-MAX_VALENCE, Math.min(MAX_VALENCE, valence));
  const [surePraise, sureBlame] = model.sure;
  return {
    kind: "scored",
    valence: clamped,
    sentiment,
    isSure:
      (sentiment === "positive" && sureness(positive / sum, clamped) >= surePraise) ||
      (sentiment === "negative" && sureness(negative / sum, clamped) >= sureBlame),
    probabilities: { positive: positive / sum, neutral: neutral / sum, negative: negative / sum },
  };
}

/** A valence this far from 0 is strong. */
const STRONG = 2;

/** How sure a side is, from 0 to 1: its probability, less where the valence is weak. */
export function sureness(probability: number, valence: number): number {
  return probability * Math.min(1, Math.abs(valence) / STRONG);
}
