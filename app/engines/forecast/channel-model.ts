import { factorOf, solveForward, type Triangle } from "../../statistics/cholesky";
import { median } from "../../statistics/quantiles";
import {
  covarianceOf,
  type Decays,
  decaysOver,
  type Shared,
  sharedWith,
  varianceOf,
  type Weights,
} from "./covariance";
import { type Counted, UPLOADS_NEEDED } from "./past-upload";
import { type Spread, spreadsAfter } from "./spread";
import type { Likeness } from "./title-likeness";

/** A channel's uploads as a Gaussian process over log10 views, and what each told beyond those before it. */
export interface ChannelModel {
  counted: Counted[];
  days: number[];
  decays: Decays;
  factor: Triangle;
  /** The median of the first five: where the level is looked for. The forecast of the sixth knows them all. */
  center: number;
  /** How far each came out from its forecast, in standard deviations: positive above it. */
  surprises: Float64Array;
  /** The same, none beyond the clip. */
  heard: Float64Array;
  /** After each number of uploads. */
  spreads: Spread[];
  weights: Weights;
}

/** What is believed of one video's log10 views at 30 days. */
export interface Belief {
  mean: number;
  deviation: number;
  /** One video in ten ends this far below the mean, one this far above, in log10. */
  below: number;
  above: number;
  shared: Shared;
  likeness: Likeness;
  /** How much what was heard of each upload before it moves it. */
  gains: Float64Array;
}

/**
 * Learns a channel from its uploads, oldest first, each after those before it. A surprise beyond `clip` standard
 * deviations is heard as that (a robust filter after Masreliez & Martin, IEEE Transactions on Automatic Control
 * 22(3), 1977), or one hit would lift every forecast after it.
 */
export function modelOf(counted: Counted[], likeness: Likeness[], weights: Weights): ChannelModel {
  const days = counted.map(({ day }) => day);
  const decays = decaysOver(counted.length, weights);
  const variance = varianceOf(weights);
  const rows = days.map((day, at) => {
    const shared = sharedWith(days, at, day, likeness[at] as Likeness, decays, weights);
    const row = new Float64Array(at + 1);
    row.set(covarianceOf(shared));
    row[at] = variance;
    return row;
  });
  const factor = factorOf(rows);
  const center = median(counted.slice(0, UPLOADS_NEEDED).map(({ log30 }) => log30)) ?? 0;
  const surprises = new Float64Array(counted.length);
  const heard = new Float64Array(counted.length);
  for (const [at, { log30 }] of counted.entries()) {
    const row = factor[at] as Float64Array;
    let rest = log30 - center;
    for (let before = 0; before < at; before += 1) {
      rest -= (row[before] as number) * (heard[before] as number);
    }
    const surprise = rest / (row[at] as number);
    surprises[at] = surprise;
    heard[at] = Math.min(Math.max(surprise, -weights.clip), weights.clip);
  }
  const spreads = spreadsAfter(surprises, weights);
  return { counted, days, decays, factor, center, surprises, heard, spreads, weights };
}

/**
 * What the first `size` uploads (five at least) say of a video that follows them on `day`, its title this much like each upload's.
 */
export function beliefOf(model: ChannelModel, size: number, day: number, likeness: Likeness): Belief {
  const { weights, heard } = model;
  const shared = sharedWith(model.days, size, day, likeness, model.decays, weights);
  const gains = solveForward(model.factor, covarianceOf(shared), size);
  let mean = model.center;
  let variance = varianceOf(weights);
  for (let at = 0; at < size; at += 1) {
    const gain = gains[at] as number;
    mean += gain * (heard[at] as number);
    variance -= gain * gain;
  }
  const deviation = Math.sqrt(Math.max(variance, weights.own));
  const { below, above } = model.spreads[size] as Spread;
  return { mean, deviation, below: below * deviation, above: above * deviation, shared, likeness, gains };
}
