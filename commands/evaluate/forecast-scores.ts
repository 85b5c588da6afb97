import { forecastsOf, type Place, testable } from "../../app/engines/forecast/back-test.ts";
import type { Weights } from "../../app/engines/forecast/covariance.ts";
import { type Counted, UPLOADS_NEEDED } from "../../app/engines/forecast/past-upload.ts";
import { median } from "../bench/statistics.ts";
import type { ChannelHistory } from "../measures/channel-histories.ts";

/** One video forecast from earlier uploads of its channel: absolute errors in log10 views. */
export interface Scored {
  channel: string;
  /** How many uploads were before it. */
  before: number;
  error: number;
  inside: boolean;
  /** Of the median of the 20 uploads before, and of the same with the newer ones counting more. */
  plainError: number;
  recentError: number;
}

/** Younger videos have not come to their views yet (the set's own rule). */
const OLD_ENOUGH_DAYS = 30;
const PLAIN_UPLOADS = 20;
/** Uploads after which one counts half in the weighted median: as good as the best of 2, 3, 5, 8 and 12 on these data. */
const HALF_LIFE = 5;

/**
 * Forecasts each video of a channel that is 30 days and older from earlier uploads only. The forecast is brought
 * from 30 days to the video's age at the snapshot by the growth curve, which leaves the error in log views as it is.
 * Uploads of one instant are none before the other, unless `inFileOrder` says so. The references go by views as they stand in the snapshot.
 */
export function scoresOf(
  { channel, counted }: ChannelHistory,
  weights: Weights,
  inFileOrder = false,
): Scored[] {
  return forecastsOf(counted, placesOf(counted, inFileOrder), weights).map(({ at, size, belief }) => {
    const { log30, upload } = counted[at] as Counted;
    const off = log30 - belief.mean;
    const views = Math.log10(upload.views);
    const before = counted.slice(0, size).map((own) => Math.log10(own.upload.views));
    return {
      channel,
      before: size,
      error: Math.abs(off),
      inside: off >= -belief.below && off <= belief.above,
      plainError: Math.abs(views - median(before.slice(-PLAIN_UPLOADS))),
      recentError: Math.abs(views - recentMedian(before.slice(-PLAIN_UPLOADS * HALF_LIFE))),
    };
  });
}

function placesOf(counted: Counted[], inFileOrder: boolean): Place[] {
  if (!inFileOrder) return testable(counted, OLD_ENOUGH_DAYS, UPLOADS_NEEDED);
  return counted.flatMap(({ ageDays }, at) =>
    ageDays >= OLD_ENOUGH_DAYS && at >= UPLOADS_NEEDED ? [{ at, size: at }] : [],
  );
}

function recentMedian(values: number[]): number {
  const weighted = values
    .map((value, at) => ({ value, weight: 0.5 ** ((values.length - 1 - at) / HALF_LIFE) }))
    .sort((a, b) => a.value - b.value);
  const half = weighted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  for (const { value, weight } of weighted) {
    below += weight;
    if (below >= half) return value;
  }
  return Number.NaN;
}

/** The middle absolute error, in log10. */
export const middle = (scored: Scored[], of: "error" | "plainError" | "recentError" = "error") =>
  median(scored.map((own) => own[of]));

/** That of the engine over that of the median of the 20 before. */
export const ratio = (scored: Scored[]) => middle(scored) / middle(scored, "plainError");

export const shareInside = (scored: Scored[]) => scored.filter(({ inside }) => inside).length / scored.length;
