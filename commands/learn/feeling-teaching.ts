import type { FeelingClass } from "../../app/engines/sentiment/feeling.ts";
import type { Featured } from "./feeling-design.ts";
import type { FeelingRow, SentimentSet } from "./feeling-rows.ts";

/** How much a row of each set counts: the small set more, comments about products or off the topic less. */
export const COUNT = {
  jziumo: 3,
  video: 1,
  product: 0.9,
  offTopic: 0.3,
  ratedAsLabel: 0.5,
  labelAsRating: 0.1,
  own: 0.2,
};

export const CLASSES: FeelingClass[] = ["positive", "negative", "neutral"];
/** What a label says as a rating: about the mean rating of comments that are clearly so. */
export const AS_RATING = { positive: 1.6, negative: -1.6, neutral: 0, mixed: 0 };
/** A mean rating of .7 is as often called positive as neutral, and that changes quickly around it. */
const EDGE = 0.7;
const STEEPNESS = 2.2;

/** How much a row counts, before its class is balanced. */
export function countOf({ set, status, isOfVideo }: FeelingRow): number {
  if (set === "jziumo") return COUNT.jziumo;
  if (set !== "sentube") return 1;
  if (status !== "ok") return COUNT.offTopic;
  return isOfVideo ? COUNT.video : COUNT.product;
}

/** What a row says of the classes, in the order of `CLASSES`: a label says one, a rating something of each. */
export function sharesOf({ label, rating }: FeelingRow): number[] {
  if (rating !== undefined) {
    const positive = 1 / (1 + Math.exp(-STEEPNESS * (rating - EDGE)));
    const negative = 1 / (1 + Math.exp(STEEPNESS * (rating + EDGE)));
    const neutral = Math.max(0.02, 1 - positive - negative);
    return [positive, negative, neutral].map((share) => share / (positive + negative + neutral));
  }
  if (label === "mixed") return [0.5, 0.5, 0];
  return CLASSES.map((one) => (one === label ? 1 : 0));
}

/** Rare classes count more, by the root of what would make all equal, set by set. */
export function balanceOf(rows: Featured[]): (row: FeelingRow) => number | undefined {
  const sums = new Map<string, number>();
  const keyOf = (set: SentimentSet, label: string | undefined) => `${set} ${label}`;
  for (const { row } of rows) {
    if (row.label === undefined || row.label === "mixed") continue;
    const key = keyOf(row.set, row.label);
    sums.set(key, (sums.get(key) ?? 0) + countOf(row));
  }
  return ({ set, label }) => {
    const sum = sums.get(keyOf(set, label));
    if (sum === undefined) return undefined;
    const all = CLASSES.reduce((total, one) => total + (sums.get(keyOf(set, one)) ?? 0), 0);
    return Math.sqrt(all / CLASSES.length / sum);
  };
}
