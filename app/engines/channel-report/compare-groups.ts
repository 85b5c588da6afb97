import { medianShift } from "../../statistics/rank-tests";
import { mean } from "../../statistics/sums";
import { growthError } from "../growth";
import type { AgedUpload } from "./equal-age";

/** How two groups of uploads compare at equal age, as factors: 1.4 is 40 % more. */
export interface Comparison {
  times: number;
  /** The 95 % interval. */
  low: number;
  high: number;
  /** Whether the interval lies wholly above or below 1; else there is no clear difference. */
  clear: "up" | "down" | null;
  uploads: AgedUpload[];
  against: AgedUpload[];
}

/**
 * Compares uploads with others at equal age: the median of all ratios of one to another, its interval widened by what
 * the growth curve may be off where the groups differ in age. null if a group is empty.
 */
export function compareGroups(uploads: AgedUpload[], against: AgedUpload[]): Comparison | null {
  const found = medianShift(
    uploads.map(({ logViews }) => logViews),
    against.map(({ logViews }) => logViews),
  );
  if (!found) return null;
  const [less, more] = growthError(typicalAge(uploads), typicalAge(against));
  const [low, high] = [10 ** (found.low + less), 10 ** (found.high + more)];
  const clear = low > 1 ? "up" : high < 1 ? "down" : null;
  return { times: 10 ** found.shift, low, high, clear, uploads, against };
}

/** The geometric mean age in days. */
function typicalAge(uploads: AgedUpload[]): number {
  return 10 ** mean(uploads.map(({ ageDays }) => Math.log10(ageDays)));
}
