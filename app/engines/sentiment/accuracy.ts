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
