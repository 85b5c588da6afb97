import { gramsOf } from "./features/grams";
import { ruleFeatures } from "./features/rule-features";
import { otherLanguageOf } from "./language/language";
import { type FeelingModel, outputsWith } from "./model";
import { ratedTerms } from "./ratings";
import { shippedModel } from "./shipped-model";
import { spamIn } from "./spam/spam";
import { type Tokens, tokensOf } from "./tokens";

export type FeelingClass = "positive" | "neutral" | "negative";

/** What one comment feels like. */
export interface Scored {
  kind: "scored";
  /** -4 (most negative) to 4: what the mean of many human raters would be. */
  valence: number;
  /** The likeliest of the three. */
  feeling: FeelingClass;
  /** Of the three feelings; together 1. */
  chances: Record<FeelingClass, number>;
}

/** How a comment feels, or why it has no feeling that could be counted. */
export type Feeling =
  | Scored
  /** `language` is the ISO 639-1 code, null where it cannot be told which. */
  | { kind: "other-language"; language: string | null }
  /** `why` is a phrase to be read: "asks to subscribe to another channel". */
  | { kind: "spam"; why: string }
  /** Nothing that could be read: empty, a bare time stamp, punctuation. */
  | { kind: "nothing" };

/** The raters' scale ends here. */
const MOST = 4;

/** How one comment feels. Any text is taken; what is behind 10,000 characters is not read. */
export function readFeeling(text: string): Feeling {
  const tokens = tokensOf(text);
  const why = spamIn(tokens);
  if (why !== null) return { kind: "spam", why };
  return otherLanguageOf(tokens) ?? scoredWith(shippedModel(), tokens);
}

/** The score of a comment that is known to be one in English. */
export function scoredWith(model: FeelingModel, tokens: Tokens): Scored {
  const terms = ratedTerms(tokens);
  const { praise, blame, valence } = outputsWith(model, ruleFeatures(tokens, terms), gramsOf(terms));
  // Softmax over praise, blame and neutral (0); taking off the highest keeps it finite.
  const highest = Math.max(praise, blame, 0);
  const [p, n, o] = [praise, blame, 0].map((log) => Math.exp(log - highest)) as [number, number, number];
  const all = p + n + o;
  const feeling = p > o && p >= n ? "positive" : n > o ? "negative" : "neutral";
  return {
    kind: "scored",
    valence: Math.max(-MOST, Math.min(MOST, valence)),
    feeling,
    chances: { positive: p / all, neutral: o / all, negative: n / all },
  };
}
