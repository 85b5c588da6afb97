import { termsOf, type WordWeights } from "../../app/engines/ideas/channels-model.ts";
import { median } from "../../app/statistics/quantiles.ts";
import { dot } from "../../app/statistics/vectors.ts";
import type { IdeaChannel } from "./ideas-channels.ts";

/** A term counts if so many channels use it, or its weight would be one channel's own affair. */
const LEAST_CHANNELS = 3;
/**
 * Penalty of ridge regression for a term that ten channels use, for rows with a mean weight of 1. It grows with the
 * root of the channels: what most of them say ("the", "ing ") tells less of a video than what a few do.
 */
const PENALTY = 300;
const PENALTY_CHANNELS = 10;
/** A channel counts by the root of its uploads: between every upload the same and every channel the same. */
const SIZE_POWER = 0.5;
/** Results further from the uploads around are held at this (log10): one hit is not ten. */
const MOST = 0.7;
/** A channel's typical distance from the uploads around it is brought to this, so that a wild one does not rule. */
const TYPICAL = 0.2;
/** No channel is so even that its distances are made larger than by this. */
const LEAST_TYPICAL = 0.05;
const EITHER_SIDE = 10;
/** Of the steepest descent's steps, enough for three digits. */
const STEPS = 60;
const EXACT = 1e-2;
/** The words with the most to say are kept: what each moves, times the root of its channels. */
const KEPT = 12_000;

interface Rows {
  /** For each upload, the places of its words. */
  words: number[][];
  target: Float64Array;
  weight: number;
}

/**
 * Learns what words do on any channel: ridge regression (Hoerl and Kennard 1970) of how an upload did beside the ten
 * either side on its words beside theirs, by conjugate gradients (Hestenes and Stiefel 1952).
 */
export function learnWords(channels: IdeaChannel[]): WordWeights {
  const used = new Map<string, number>();
  for (const { features } of channels) {
    for (const word of new Set(features.flatMap(termsOf))) used.set(word, (used.get(word) ?? 0) + 1);
  }
  const names = [...used]
    .filter(([, many]) => many >= LEAST_CHANNELS)
    .map(([word]) => word)
    .sort();
  const places = new Map(names.map((word, at) => [word, at]));
  const mean =
    channels.reduce((sum, { uploads }) => sum + uploads.length ** SIZE_POWER, 0) /
    channels.reduce((sum, { uploads }) => sum + uploads.length, 0);
  const all = channels.map(({ features, residuals }): Rows => {
    const typical = Math.max(median([...residuals].map(Math.abs)) ?? 0, LEAST_TYPICAL);
    return {
      words: features.map((own) => termsOf(own).flatMap((term) => places.get(term) ?? [])),
      target: residuals.map((own) => Math.min(Math.max((own * TYPICAL) / typical, -MOST), MOST)),
      weight: features.length ** (SIZE_POWER - 1) / mean,
    };
  });
  const penalties = Float64Array.from(names, (word) => {
    return PENALTY * Math.sqrt((used.get(word) ?? 0) / PENALTY_CHANNELS);
  });
  const found = solve(all, penalties);
  const order = names
    .map((word, at) => ({ word, weight: found[at] ?? 0, channels: used.get(word) ?? 0 }))
    .sort(
      (one, other) =>
        Math.abs(other.weight) * Math.sqrt(other.channels) - Math.abs(one.weight) * Math.sqrt(one.channels),
    );
  return new Map(order.slice(0, KEPT).map(({ word, weight }) => [word, weight]));
}

/** The weights at which the penalized error is least. */
function solve(all: Rows[], penalties: Float64Array): Float64Array {
  const width = penalties.length;
  const gradient = (vector: Float64Array | null) => {
    const sums = new Float64Array(width);
    for (const { words, target, weight } of all) {
      const values = vector
        ? Float64Array.from(words, (own) => own.reduce((sum, word) => sum + (vector[word] ?? 0), 0))
        : target;
      const beside = vector ? besideNeighbours(values) : values;
      const back = besideNeighboursTransposed(beside);
      for (const [at, own] of words.entries()) {
        for (const word of own) sums[word] = (sums[word] ?? 0) + weight * (back[at] ?? 0);
      }
    }
    if (vector)
      for (const [at, own] of vector.entries()) sums[at] = (sums[at] ?? 0) + (penalties[at] ?? 0) * own;
    return sums;
  };
  const solution = new Float64Array(width);
  const rest = gradient(null);
  let direction = rest.slice();
  let size = dot(rest, rest);
  const enough = size * EXACT ** 2;
  for (let step = 0; step < STEPS && size > enough; step += 1) {
    const product = gradient(direction);
    const pace = size / dot(direction, product);
    for (let at = 0; at < width; at += 1) {
      solution[at] = (solution[at] ?? 0) + pace * (direction[at] ?? 0);
      rest[at] = (rest[at] ?? 0) - pace * (product[at] ?? 0);
    }
    const next = dot(rest, rest);
    const kept = next / size;
    direction = direction.map((own, at) => (rest[at] ?? 0) + kept * own);
    size = next;
  }
  return solution;
}

/** Each value less the mean of those up to ten places away, its own among them. */
function besideNeighbours(values: Float64Array): Float64Array {
  const sums = runningSums(values);
  return values.map((own, at) => {
    const [from, to] = reach(at, values.length);
    return own - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}

/** The same as a matrix, transposed: the neighbours' shares go back to where they came from. */
function besideNeighboursTransposed(values: Float64Array): Float64Array {
  const shares = values.map((own, at) => {
    const [from, to] = reach(at, values.length);
    return own / (to - from);
  });
  const sums = runningSums(shares);
  return values.map((own, at) => {
    const [from, to] = reach(at, values.length);
    return own - ((sums[to] ?? 0) - (sums[from] ?? 0));
  });
}

function reach(at: number, length: number): [from: number, to: number] {
  return [Math.max(at - EITHER_SIDE, 0), Math.min(at + EITHER_SIDE + 1, length)];
}

function runningSums(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (const [at, own] of values.entries()) sums[at + 1] = (sums[at] ?? 0) + own;
  return sums;
}
