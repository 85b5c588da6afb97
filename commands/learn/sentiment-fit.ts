// Fits the weights of a linear model with several outputs by L-BFGS (Liu and Nocedal, Mathematical Programming 45,
// 1989). In a fixed order and without randomness, so the same rows give the same weights.
import { dot } from "../../app/statistics/vectors.ts";

/** Rows of sparse features, one behind the other. */
export interface Sparse {
  /** Where each row begins in `places` and `values`, and behind the last where it ends. */
  starts: Int32Array;
  places: Int32Array;
  values: Float64Array;
  /** How many features there are. */
  width: number;
}

export interface Aim {
  outputs: number;
  /** rows × outputs: shares of the classes, or the value to meet. */
  wanted: Float64Array;
  /** How much each row counts. */
  counts: Float64Array;
  loss: "softmax" | "square";
  /** Half the sum of squares of the weights counts this much. */
  shrink: number;
  rounds: number;
}

const MEMORY = 8;

/** The weights, by feature and then output, with the least loss. Starts from `from` where it is given. */
export function fitWeights(rows: Sparse, aim: Aim, from?: Float64Array): Float64Array {
  const size = rows.width * aim.outputs;
  const weights = from ? Float64Array.from(from) : new Float64Array(size);
  let slope = new Float64Array(size);
  let loss = lossAt(rows, aim, weights, slope);
  const steps: Float64Array[] = [];
  const turns: Float64Array[] = [];
  for (let round = 0; round < aim.rounds; round++) {
    const way = descentDirection(slope, steps, turns);
    let along = dot(way, slope);
    if (along > -1e-9) break;
    let stride = steps.length === 0 ? Math.min(1, 1 / Math.sqrt(-along)) : 1;
    const next = new Float64Array(size);
    const nextSlope = new Float64Array(size);
    let nextLoss = Number.POSITIVE_INFINITY;
    for (let trial = 0; trial < 20; trial++) {
      for (let at = 0; at < size; at++) next[at] = (weights[at] as number) + stride * (way[at] as number);
      nextLoss = lossAt(rows, aim, next, nextSlope);
      if (nextLoss <= loss + 1e-4 * stride * along) break;
      stride /= 2;
    }
    if (!(nextLoss < loss)) break;
    const step = new Float64Array(size);
    const turn = new Float64Array(size);
    for (let at = 0; at < size; at++) {
      step[at] = (next[at] as number) - (weights[at] as number);
      turn[at] = (nextSlope[at] as number) - (slope[at] as number);
    }
    if (dot(step, turn) > 1e-10) {
      steps.push(step);
      turns.push(turn);
      if (steps.length > MEMORY) {
        steps.shift();
        turns.shift();
      }
    }
    weights.set(next);
    slope = nextSlope;
    const gained = loss - nextLoss;
    loss = nextLoss;
    along = 0;
    if (gained < 1e-6 * Math.abs(loss)) break;
  }
  return weights;
}

/** The outputs of one row, before any softmax. */
export function rowOutputs(rows: Sparse, row: number, weights: Float64Array, outputs: number): Float64Array {
  const out = new Float64Array(outputs);
  for (let at = rows.starts[row] as number; at < (rows.starts[row + 1] as number); at++) {
    const value = rows.values[at] as number;
    const base = (rows.places[at] as number) * outputs;
    for (let k = 0; k < outputs; k++) out[k] = (out[k] as number) + value * (weights[base + k] as number);
  }
  return out;
}

function lossAt(rows: Sparse, aim: Aim, weights: Float64Array, slope: Float64Array): number {
  const { outputs, wanted, counts, shrink } = aim;
  let loss = 0;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] as number;
    slope[at] = shrink * weight;
    loss += (shrink * weight * weight) / 2;
  }
  for (let row = 0; row < counts.length; row++) {
    const count = counts[row] as number;
    if (count === 0) continue;
    const out = rowOutputs(rows, row, weights, outputs);
    if (aim.loss === "softmax") {
      let most = out[0] as number;
      for (let k = 1; k < outputs; k++) most = Math.max(most, out[k] as number);
      let all = 0;
      for (let k = 0; k < outputs; k++) all += Math.exp((out[k] as number) - most);
      const logAll = most + Math.log(all);
      for (let k = 0; k < outputs; k++) {
        const share = wanted[row * outputs + k] as number;
        loss += count * share * (logAll - (out[k] as number));
        out[k] = count * (Math.exp((out[k] as number) - logAll) - share);
      }
    } else {
      for (let k = 0; k < outputs; k++) {
        const off = (out[k] as number) - (wanted[row * outputs + k] as number);
        loss += (count * off * off) / 2;
        out[k] = count * off;
      }
    }
    for (let at = rows.starts[row] as number; at < (rows.starts[row + 1] as number); at++) {
      const value = rows.values[at] as number;
      const base = (rows.places[at] as number) * outputs;
      for (let k = 0; k < outputs; k++)
        slope[base + k] = (slope[base + k] as number) + value * (out[k] as number);
    }
  }
  return loss;
}

/** The direction of the next step: the gradient corrected by the curvature that the last steps showed. */
function descentDirection(slope: Float64Array, steps: Float64Array[], turns: Float64Array[]): Float64Array {
  const way = slope.map((value) => -value);
  const shares: number[] = [];
  for (let back = steps.length - 1; back >= 0; back--) {
    const step = steps[back] as Float64Array;
    const turn = turns[back] as Float64Array;
    const share = dot(step, way) / dot(step, turn);
    shares[back] = share;
    for (let at = 0; at < way.length; at++) way[at] = (way[at] as number) - share * (turn[at] as number);
  }
  const newest = steps.length - 1;
  if (newest >= 0) {
    const turn = turns[newest] as Float64Array;
    const scale = dot(steps[newest] as Float64Array, turn) / dot(turn, turn);
    for (let at = 0; at < way.length; at++) way[at] = (way[at] as number) * scale;
  }
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at] as Float64Array;
    const back =
      (shares[at] as number) - dot(turns[at] as Float64Array, way) / dot(step, turns[at] as Float64Array);
    for (let place = 0; place < way.length; place++) {
      way[place] = (way[place] as number) + back * (step[place] as number);
    }
  }
  return way;
}
