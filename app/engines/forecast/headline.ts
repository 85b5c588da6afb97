import { nearestRank, quantile } from "../../statistics/quantiles";
import type { Judged } from "../ideas";
import type { BackTest, Miss, NotTested } from "./back-test";

/** What is shown of a forecast, so that it agrees with the channel's own back-test. */
export interface Headline extends Pick<Judged, "mean" | "below" | "above"> {
  /** "median" where the median of the last 20 uploads was nearer than the forecast on this channel. */
  by: "titles" | "median";
  /** The share of tested uploads that ended inside ranges as wide as this one; null if too few were tested. */
  held: number | null;
}

/** "8 in 10" is true of a channel where this share of its uploads fell inside. */
const LEAST_HELD = 0.7;
/** A range is widened until this share would have fallen inside. */
const PROMISED = 0.8;
const BEYOND = (1 - PROMISED) / 2;

/**
 * The headline of a forecast. Where the plain median was nearer in the back-test, it is the plain median, with the
 * range of its own misses; where fewer than 70 % fell inside, the range is widened to hold 80 % of those tested.
 */
export function headline(
  { mean, below, above, usual }: Pick<Judged, "mean" | "below" | "above" | "usual">,
  test: BackTest | NotTested,
  misses: Miss[],
): Headline {
  if (test.kind === "not-enough") return { by: "titles", mean, below, above, held: null };
  if (test.medianFactor > test.against.medianFactor) {
    const offs = misses.map(({ plainOff }) => plainOff);
    const low = Math.min(quantile(offs, BEYOND) ?? 0, 0);
    const high = Math.max(quantile(offs, 1 - BEYOND) ?? 0, 0);
    return { by: "median", mean: usual, below: -low, above: high, held: shareWithin(offs, low, high) };
  }
  if (test.shareInside >= LEAST_HELD) return { by: "titles", mean, below, above, held: test.shareInside };
  const reach = misses.map((miss) => (miss.off < 0 ? -miss.off / miss.below : miss.off / miss.above));
  const times = Math.max(nearestRank(reach, PROMISED) ?? 1, 1);
  const held = reach.filter((own) => own <= times).length / reach.length;
  return { by: "titles", mean, below: below * times, above: above * times, held };
}

function shareWithin(values: number[], low: number, high: number): number {
  return values.filter((value) => value >= low && value <= high).length / values.length;
}
