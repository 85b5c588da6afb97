import { ruleFeatures } from "./features";
import { otherLanguageOf } from "./language/language";
import { ratedTerms } from "./ratings";
import { spamIn } from "./spam/spam";
import { tokensOf } from "./tokens";

export type FeelingClass = "positive" | "neutral" | "negative";

/** What one comment feels like, or why it has no feeling that could be counted. */
export type Feeling =
  | {
      kind: "scored";
      /** -4 (most negative) to 4: what the mean of many human raters would be. */
      valence: number;
      feeling: FeelingClass;
      /** Of the three feelings; together 1. */
      chances: Record<FeelingClass, number>;
    }
  /** `language` is the ISO 639-1 code, null where it cannot be told which. */
  | { kind: "other-language"; language: string | null }
  /** `why` is a phrase to be read: "asks for subscribers". */
  | { kind: "spam"; why: string }
  /** Nothing that could be read: empty, a bare time stamp, punctuation. */
  | { kind: "nothing" };

/** How one comment feels. Any text is taken; what is behind 10,000 characters is not read. */
export function readFeeling(text: string): Feeling {
  const tokens = tokensOf(text);
  const terms = ratedTerms(tokens);
  const why = spamIn(text, tokens);
  if (why !== null) return { kind: "spam", why };
  const other = otherLanguageOf(text, tokens, terms);
  if (other !== null) return other;
  const sum = ruleFeatures(tokens, terms)[0] ?? 0;
  const positive = 1 / (1 + Math.exp(-(sum - 0.3) * 4));
  const negative = (1 - positive) * (1 / (1 + Math.exp((sum + 0.3) * 4)));
  const chances = { positive, negative, neutral: 1 - positive - negative };
  const feeling = (["neutral", "positive", "negative"] as const).reduce((a, b) =>
    chances[b] > chances[a] ? b : a,
  );
  return { kind: "scored", valence: sum * 2, feeling, chances };
}
