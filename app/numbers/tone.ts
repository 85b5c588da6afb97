export type ScoreTone = "good" | "fair" | "poor";

/** Where green and amber begin (spec section 9, Colour thresholds); below amber is red. */
const BOUNDS = {
  score: { good: 85, fair: 70 },
  success: { good: 80, fair: 60 },
  sentiment: { good: 8, fair: 6 },
  confidence: { good: 90, fair: 80 },
  trend: { good: 90, fair: 80 },
} as const;

export type ScoreKind = keyof typeof BOUNDS;

/** The colour of a score of its kind: sentiment is out of 10, every other out of 100. Not a number is "poor". */
export function scoreTone(kind: ScoreKind, value: number): ScoreTone {
  const { good, fair } = BOUNDS[kind];
  if (value >= good) return "good";
  return value >= fair ? "fair" : "poor";
}
