import { growthError, growthShare } from "./age";

/** Forecasts are of the views at this age, in days. */
const HORIZON_DAYS = 30;

/** Views at an age, from low to high. */
interface Range {
  low: number;
  likely: number;
  high: number;
}

/**
 * A range of views at 30 days as one at another age, in days: by the growth curve, each end by the end of the exponent's
 * interval that widens it. The same range for 30. How often it holds at other ages is not measured.
 */
export function rangeAtAge({ low, likely, high }: Range, days: number): Range & { days: number } {
  const grown = growthShare(days) / growthShare(HORIZON_DAYS);
  const [less, more] = growthError(HORIZON_DAYS, days);
  return { days, low: low * grown * 10 ** less, likely: likely * grown, high: high * grown * 10 ** more };
}
