/**
 * A channel's own revenue, from YouTube Studio's exports. `readSource` and `joinSources` hold an export's Total against its
 * rows, to the cent and in one currency. `reportRevenue` gives RPM by group of videos, the differences that survive a test
 * over all that was looked at, and where the money comes from. It says what went together, never what caused it.
 *
 * How right it is: `npm run evaluate` prints each export's total, rows and rest. On uploads whose RPM was dealt out anew a
 * difference is named in 5 % of channels at most (`revenue.test.ts`).
 */
export { COMPARED_VIEWS, type Difference, LEAST_A_SIDE } from "./differences";
export {
  DIMENSIONS,
  type Dimension,
  LENGTH_NAMES,
  LONG_SECONDS,
  nameUploads,
  type RevenueGroup,
} from "./groups";
export { madeFor, type RevenueTest, type TestResult, testResult } from "./plan-test";
export {
  compareUploads,
  type GroupFigures,
  type RevenueReport,
  reportRevenue,
  type ValuedDifference,
} from "./report";
export { joinSources, type RevenuePart, type RevenueSource, readSource, sumOfDays } from "./source";
export { type FirstMonth, type MayBring, mayBring, type Share, type TypicalRpm } from "./where";
