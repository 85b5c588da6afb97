/** The color of a score's figure. */
export const TONE_TEXT: Record<ScoreTone, string> = {
  good: "text-good",
  fair: "text-fair",
  poor: "text-poor",
  neutral: "text-ink",
};

/** The same for what is drawn. */
export const TONE_FILL: Record<ScoreTone, string> = {
  good: "fill-good",
  fair: "fill-fair",
  poor: "fill-poor",
  neutral: "fill-ink-faint",
};

/** Green, amber, red, and grey for what is neither good nor a warning. */
export type ScoreTone = "good" | "fair" | "poor" | "neutral";

/**
 * Where green and amber begin (spec section 9, Colour thresholds). Below amber a score is red, of confidence and trend,
 * too: one color has one meaning.
 */
const BOUNDS = {
  score: { good: 85, fair: 70 },
  success: { good: 80, fair: 60 },
  sentiment: { good: 8, fair: 6 },
  confidence: { good: 90, fair: 80 },
  trend: { good: 90, fair: 80 },
} as const;

export type ScoreKind = keyof typeof BOUNDS;

/** The color of a score of its kind: sentiment is out of 10, every other out of 100. Not a number is "neutral". */
export function scoreTone(kind: ScoreKind, value: number): ScoreTone {
  const { good, fair } = BOUNDS[kind];
  if (Number.isNaN(value)) return "neutral";
  if (value >= good) return "good";
  return value >= fair ? "fair" : "poor";
}
