import type { ExpectedIdea } from "../../model/expected-idea";
import type { PastUpload } from "../../model/upload";
import { type Exclusion, MIN_UPLOADS, selectUploads } from "../growth";
import {
  type Expected,
  expectTitle,
  ideaFeatures,
  judgedIdea,
  judgeTitle,
  readRecord,
  readUsable,
} from "../ideas";
import { type BackTest, type NotTested, testOf } from "./back-test";
import { type Comparable, findComparables } from "./comparables";
import { forecastParts, type Part, plainParts } from "./parts";
import { type Range, toRange } from "./range";
import { type TooFewForViral, type ViralChance, viralChance } from "./viral";

/** Views at 30 days: one video in ten ends below p10, half below p50, nine in ten below p90. */
export interface Forecasted extends Range {
  kind: "forecast";
  /** How many uploads it is based on: the newest of `all` usable ones. */
  basis: number;
  all: number;
  /** How many uploads were excluded, by reason. */
  excluded: Record<Exclusion, number>;
  /** Up to six. */
  comparables: Comparable[];
  parts: Part[];
  /** "median" where the median of the last 20 uploads was nearer in the back-test: then that is the forecast. */
  by: Expected["by"];
  /** The same as multiples of the channel's usual, as every page says it. */
  expected: ExpectedIdea;
  /** The share of tested uploads inside ranges as wide as this one; null if too few were tested. */
  held: number | null;
  /** How right such forecasts would have been on this channel. */
  test: BackTest | NotTested;
  /** The chance that it gets three times the channel's usual. */
  viral: ViralChance | TooFewForViral;
}

export interface Refused {
  kind: "refused";
  has: number;
  needs: number;
  excluded: Record<Exclusion, number>;
}

export type Forecast = Forecasted | Refused;

/**
 * The views at 30 days of the channel's next video, from its uploads alone, as engines/ideas judges its title: so a
 * title with the better chance never has the lower forecast. It agrees with its own back-test: see `expectTitle`. Refused
 * with fewer than five usable uploads.
 */
export function forecastNext(uploads: PastUpload[], title: string, asOf: Date): Forecast {
  const { usable, excluded } = selectUploads(uploads, asOf);
  if (usable.length < MIN_UPLOADS)
    return { kind: "refused", has: usable.length, needs: MIN_UPLOADS, excluded };
  const past = readUsable(usable, asOf);
  const judged = judgeTitle(past, ideaFeatures(title));
  const record = readRecord(past);
  const shown = expectTitle(judged, record);
  return {
    kind: "forecast",
    ...toRange(shown),
    basis: past.uploads,
    all: usable.length,
    excluded,
    comparables: findComparables(past, judged),
    parts: shown.by === "median" ? plainParts(judged.usual, past.uploads) : forecastParts(past, judged),
    by: shown.by,
    expected: judgedIdea(judged, past, shown).expected,
    held: shown.held,
    test: testOf(record),
    viral: viralChance(judged, record),
  };
}
