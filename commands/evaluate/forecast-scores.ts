import { forecastPlaces } from "../../app/engines/forecast/back-test.ts";
import type { Learned } from "../../app/engines/forecast/learned.ts";
import { testPlaces } from "../../app/engines/growth/index.ts";
import { MIN_UPLOADS } from "../../app/engines/growth/usable-uploads.ts";
import { median, weightedQuantile } from "../../app/statistics/quantiles.ts";
import type { ChannelHistory } from "../measures/channel-histories.ts";
import { type ChannelTally, neighbourPairs, tallyPairs } from "../measures/neighbours.ts";

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
const MIN_AGE_DAYS = 30;
const PLAIN_UPLOADS = 20;
/** Uploads after which one counts half in the weighted median: as good as the best of 2, 3, 5, 8 and 12 on these data. */
const HALF_LIFE = 5;

/**
 * Forecasts each video of a channel that is 30 days and older from earlier uploads only. The forecast is brought
 * from 30 days to the video's age at the snapshot by the growth curve, which leaves the error in log views as it is.
 * Of uploads of one instant, none counts as before the other. The references use views as they stand in the snapshot.
 */
export function scoreForecasts({ channel, uploads }: ChannelHistory, learned: Learned): Scored[] {
  const places = testPlaces(uploads, MIN_AGE_DAYS, MIN_UPLOADS);
  return forecastPlaces(uploads, places, learned).map(({ upload: own, size, posterior }) => {
    const off = own.logViews - posterior.mean;
    const views = Math.log10(own.upload.views);
    const before = uploads
      .slice(Math.max(size - PLAIN_UPLOADS * HALF_LIFE, 0), size)
      .map(({ upload }) => Math.log10(upload.views));
    return {
      channel,
      before: size,
      error: Math.abs(off),
      inside: off >= -posterior.below && off <= posterior.above,
      plainError: Math.abs(views - (median(before.slice(-PLAIN_UPLOADS)) ?? Number.NaN)),
      recentError: Math.abs(views - recentMedian(before)),
    };
  });
}

/** How many of a channel's neighbours the forecasts from before both put in the right order. */
export function scoreNeighbours(history: ChannelHistory, learned: Learned): ChannelTally {
  const { channel, uploads } = history;
  const pairs = neighbourPairs(history);
  const key = (at: number, size: number) => `${at} ${size}`;
  const places = new Map(
    pairs.flatMap(({ better, worse, size }) => [better, worse].map((at) => [key(at, size), { at, size }])),
  );
  const forecasts = forecastPlaces(uploads, [...places.values()], learned);
  const means = new Map(forecasts.map(({ at, size, posterior }) => [key(at, size), posterior.mean]));
  const mean = (at: number, size: number) => means.get(key(at, size)) ?? Number.NaN;
  return tallyPairs(channel, pairs, ({ better, worse, size }) => mean(better, size) - mean(worse, size));
}

function recentMedian(values: number[]): number {
  const weighted = values.map((value, at) => ({
    value,
    weight: 0.5 ** ((values.length - 1 - at) / HALF_LIFE),
  }));
  return weightedQuantile(weighted, 0.5) ?? Number.NaN;
}

/** The median absolute error, in log10. */
export const medianError = (scored: Scored[], of: "error" | "plainError" | "recentError" = "error") =>
  median(scored.map((own) => own[of])) ?? Number.NaN;

/** That of the engine over that of the median of the 20 before. */
export const ratio = (scored: Scored[]) => medianError(scored) / medianError(scored, "plainError");

export const shareInside = (scored: Scored[]) => scored.filter(({ inside }) => inside).length / scored.length;
