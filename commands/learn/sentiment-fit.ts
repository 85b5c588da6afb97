// Fits the weights of a linear model with several outputs by L-BFGS (Liu and Nocedal, Mathematical Programming 45,
// 1989). In a fixed order and without randomness, so the same rows give the same weights.
import { dot } from "../../app/statistics/sums.ts";

/** Rows of sparse features, one after the other. */
export interface Sparse {
  /** Where each row begins in `places` and `values`; then where the last ends. */
  starts: Int32Array;
  places: Int32Array;
  values: Float64Array;
  /** How many features there are. */
  width: number;
}

interface Aim {
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

/** How many of the last steps show the curvature. */
const MEMORY = 8;

/** The weights, by feature and then output, with the least loss. Starts from `from` where it is given. */
export function fitWeights(rows: Sparse, aim: Aim, from?: Float64Array): Float64Array {
  const size = rows.width * aim.outputs;
  const weights = from ? Float64Array.from(from) : new Float64Array(size);
  let gradient = new Float64Array(size);
  let loss = lossAt(rows, aim, weights, gradient);
  const last: Step[] = [];
  for (let round = 0; round < aim.rounds; round++) {
    const direction = descentDirection(gradient, last);
    const slope = dot(direction, gradient);
    if (slope > -1e-9) break;
    let stride = last.length === 0 ? Math.min(1, 1 / Math.sqrt(-slope)) : 1;
    const next = new Float64Array(size);
    const nextGradient = new Float64Array(size);
    let nextLoss = Number.POSITIVE_INFINITY;
    for (let trial = 0; trial < 20; trial++) {
      for (let at = 0; at < size; at++) next[at] = (weights[at] ?? 0) + stride * (direction[at] ?? 0);
      nextLoss = lossAt(rows, aim, next, nextGradient);
      if (nextLoss <= loss + 1e-4 * stride * slope) break;
      stride /= 2;
    }
    if (!(nextLoss < loss)) break;
    const step = next.map((value, at) => value - (weights[at] ?? 0));
    const change = nextGradient.map((value, at) => value - (gradient[at] ?? 0));
    if (dot(step, change) > 1e-10) {
      last.push({ step, change });
      if (last.length > MEMORY) last.shift();
    }
    weights.set(next);
    gradient = nextGradient;
    const gained = loss - nextLoss;
    loss = nextLoss;
    if (gained < 1e-6 * Math.abs(loss)) break;
  }
  return weights;
}

/** The outputs of one row, before any softmax: written into `out`. */
export function rowOutputs(
  { starts, places, values }: Sparse,
  row: number,
  weights: Float64Array,
  out: Float64Array,
): Float64Array {
  const outputs = out.length;
  const end = starts[row + 1] ?? 0;
  out.fill(0);
  for (let at = starts[row] ?? 0; at < end; at++) {
    const value = values[at] ?? 0;
    const base = (places[at] ?? 0) * outputs;
    for (let k = 0; k < outputs; k++) out[k] = (out[k] ?? 0) + value * (weights[base + k] ?? 0);
  }
  return out;
}

function lossAt(rows: Sparse, aim: Aim, weights: Float64Array, gradient: Float64Array): number {
  const { outputs, wanted, counts, shrink } = aim;
  const { starts, places, values } = rows;
  const out = new Float64Array(outputs);
  let loss = 0;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0;
    gradient[at] = shrink * weight;
    loss += (shrink * weight * weight) / 2;
  }
  for (let row = 0; row < counts.length; row++) {
    const count = counts[row] ?? 0;
    if (count === 0) continue;
    rowOutputs(rows, row, weights, out);
    if (aim.loss === "softmax") {
      let most = out[0] ?? 0;
      for (let k = 1; k < outputs; k++) most = Math.max(most, out[k] ?? 0);
      let all = 0;
      for (let k = 0; k < outputs; k++) all += Math.exp((out[k] ?? 0) - most);
      const logAll = most + Math.log(all);
      for (let k = 0; k < outputs; k++) {
        const share = wanted[row * outputs + k] ?? 0;
        loss += count * share * (logAll - (out[k] ?? 0));
        out[k] = count * (Math.exp((out[k] ?? 0) - logAll) - share);
      }
    } else {
      for (let k = 0; k < outputs; k++) {
        const off = (out[k] ?? 0) - (wanted[row * outputs + k] ?? 0);
        loss += (count * off * off) / 2;
        out[k] = count * off;
      }
    }
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      const value = values[at] ?? 0;
      const base = (places[at] ?? 0) * outputs;
      for (let k = 0; k < outputs; k++)
        gradient[base + k] = (gradient[base + k] ?? 0) + value * (out[k] ?? 0);
    }
  }
  return loss;
}

/** A step taken, and how the gradient changed with it. */
interface Step {
  step: Float64Array;
  change: Float64Array;
}

/** The direction of the next step: down the gradient, corrected by the curvature that the last steps showed. */
function descentDirection(gradient: Float64Array, last: readonly Step[]): Float64Array {
  const direction = gradient.map((value) => -value);
  const move = (by: number, along: Float64Array) => {
    for (let at = 0; at < direction.length; at++)
      direction[at] = (direction[at] ?? 0) + by * (along[at] ?? 0);
  };
  const shares = last
    .toReversed()
    .map(({ step, change }) => {
      const share = dot(step, direction) / dot(step, change);
      move(-share, change);
      return share;
    })
    .reverse();
  const newest = last.at(-1);
  if (newest) {
    const scale = dot(newest.step, newest.change) / dot(newest.change, newest.change);
    for (let at = 0; at < direction.length; at++) direction[at] = (direction[at] ?? 0) * scale;
  }
  for (const [at, { step, change }] of last.entries())
    move((shares[at] ?? 0) - dot(change, direction) / dot(step, change), step);
  return direction;
}
