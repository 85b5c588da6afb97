import type { SentimentClass } from "../../app/engines/sentiment/classify.ts";
import type { Featured } from "./sentiment-design.ts";
import type { SentimentRow, SentimentSet } from "./sentiment-rows.ts";

/** Weights of rows: the small set counts more, comments about products or off the topic less. */
export const ROW_WEIGHTS = {
  jziumo: 3,
  video: 1,
  product: 0.9,
  offTopic: 0.3,
  ratedAsLabel: 0.5,
  labelAsRating: 0.1,
  own: 0.2,
};

export const CLASSES: SentimentClass[] = ["positive", "negative", "neutral"];
/** A label as a rating: about the mean rating of comments that are clearly so. */
export const AS_RATING = { positive: 1.6, negative: -1.6, neutral: 0, mixed: 0 };
/** People call a mean rating of .7 as often positive as neutral, and that changes quickly around it. */
const EDGE = 0.7;
const STEEPNESS = 2.2;

/** How much a row counts, before classes are balanced. */
export function rowWeight({ set, status, isOfVideo }: SentimentRow): number {
  if (set === "jziumo") return ROW_WEIGHTS.jziumo;
  if (set !== "sentube") return 1;
  if (status !== "ok") return ROW_WEIGHTS.offTopic;
  return isOfVideo ? ROW_WEIGHTS.video : ROW_WEIGHTS.product;
}

/** The target of a row: shares of the classes, in the order of `CLASSES`. A label is one class, a rating some of each. */
export function classShares({ label, rating }: SentimentRow): number[] {
  if (rating !== undefined) {
    const positive = 1 / (1 + Math.exp(-STEEPNESS * (rating - EDGE)));
    const negative = 1 / (1 + Math.exp(STEEPNESS * (rating + EDGE)));
    const neutral = Math.max(0.02, 1 - positive - negative);
    return [positive, negative, neutral].map((share) => share / (positive + negative + neutral));
  }
  if (label === "mixed") return [0.5, 0.5, 0];
  return CLASSES.map((one) => (one === label ? 1 : 0));
}

/** Factors by which rare classes count more: the root of what would make all equal, set by set. */
export function classBalance(rows: Featured[]): (row: SentimentRow) => number | undefined {
  const sums = new Map<string, number>();
  const keyOf = (set: SentimentSet, label: string | undefined) => `${set} ${label}`;
  for (const { row } of rows) {
    if (row.label === undefined || row.label === "mixed") continue;
    const key = keyOf(row.set, row.label);
    sums.set(key, (sums.get(key) ?? 0) + rowWeight(row));
  }
  return ({ set, label }) => {
    const sum = sums.get(keyOf(set, label));
    if (sum === undefined) return undefined;
    const all = CLASSES.reduce((total, one) => total + (sums.get(keyOf(set, one)) ?? 0), 0);
    return Math.sqrt(all / CLASSES.length / sum);
  };
}
