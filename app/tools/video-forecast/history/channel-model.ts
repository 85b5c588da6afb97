import { factorOf, solveForward, type Triangle } from "./cholesky";
import { type Shared, sharedWith, variance } from "./covariance";
import type { Counted } from "./past-upload";
import { type Likeness, likenessOf } from "./title-likeness";
import type { Weights } from "./weights";

/**
 * Only this many of the newest uploads are reckoned with: the work grows with their third power, and what is
 * further back hardly moves a forecast.
 */
export const NEWEST_UPLOADS = 300;

/** A channel's uploads as a Gaussian process over log10 views, and what each told beyond those before it. */
export interface ChannelModel {
  counted: Counted[];
  days: number[];
  likeness: Likeness[];
  /** Covariance of each upload with those before it, and with itself. */
  rows: Triangle;
  factor: Triangle;
  /** How far each came out from its forecast, in standard deviations, held at the clip. */
  surprises: Float64Array;
  weights: Weights;
}

/** What is believed of one video's log10 views at 30 days. */
export interface Belief {
  mean: number;
  deviation: number;
  /** How much each surprise of the uploads before it moves it. */
  gains: Float64Array;
}

/**
 * Learns a channel from its uploads, oldest first, each after those before it. A surprise beyond `clip` standard
 * deviations counts as that (a robust filter after Masreliez & Martin, IEEE Transactions on Automatic Control
 * 22(3), 1977), or one hit would lift every forecast after it.
 */
export function modelOf(counted: Counted[], weights: Weights): ChannelModel {
  const days = counted.map(({ day }) => day);
  const likeness = likenessOf(counted.map(({ title }) => title));
  const own = variance(weights);
  const rows = counted.map((_, at) => {
    const row = new Float64Array(at + 1);
    for (const [before, shared] of sharedWith(at, days, likeness[at] as Likeness, weights).entries()) {
      row[before] = totalOf(shared);
    }
    row[at] = own;
    return row;
  });
  const factor = factorOf(rows);
  const surprises = new Float64Array(counted.length);
  for (const [at, { log30 }] of counted.entries()) {
    const row = factor[at] as Float64Array;
    let rest = log30 - weights.mean;
    for (let before = 0; before < at; before += 1) {
      rest -= (row[before] as number) * (surprises[before] as number);
    }
    surprises[at] = Math.min(Math.max(rest / (row[at] as number), -weights.clip), weights.clip);
  }
  return { counted, days, likeness, rows, factor, surprises, weights };
}

/** What the first `size` uploads say of a video whose covariance with each of them is `row`. */
export function beliefOf(model: ChannelModel, row: Float64Array, size: number): Belief {
  const gains = solveForward(model.factor, row, size);
  let mean = model.weights.mean;
  let rest = variance(model.weights);
  for (const [at, gain] of gains.entries()) {
    mean += gain * (model.surprises[at] as number);
    rest -= gain * gain;
  }
  return { mean, deviation: Math.sqrt(Math.max(rest, model.weights.own)), gains };
}

export function totalOf({ level, trend, title, series }: Shared): number {
  return level + trend + title + series;
}
