import { kindTerms, type WordWeights, wordTerms } from "../../app/engines/ideas/channels-model.ts";
import type { TitleFeatures } from "../../app/engines/ideas/title-features.ts";
import { median } from "../../app/statistics/quantiles.ts";
import { dot } from "../../app/statistics/sums.ts";
import type { IdeaChannel } from "./ideas-channels.ts";

/** A term counts if so many channels use it, or its weight would be one channel's own affair. */
const LEAST_CHANNELS = 3;

/** What a model goes by, and how it is held back. */
interface Design {
  terms(features: TitleFeatures): string[];
  /** A channel counts by this power of its uploads: 0 is every channel the same, 1 every upload. */
  sizePower: number;
  /** Penalty of ridge regression for a term of so many channels, for rows with a mean weight of 1. */
  penalty(channels: number): number;
  /** The terms with the most to say are kept: what each moves, times the root of its channels. */
  kept: number;
}

/**
 * A word's penalty grows with the root of its channels: what most of them say ("the", "ing ") tells less of a video than
 * what a few do.
 */
const WORD_DESIGN: Design = {
  terms: wordTerms,
  sizePower: 0.5,
  penalty: (channels) => 300 * Math.sqrt(channels / 10),
  kept: 12_000,
};
/** Kinds are few, and what they do is to hold on any channel. */
const KIND_DESIGN: Design = {
  terms: kindTerms,
  sizePower: 0,
  penalty: () => 100,
  kept: Number.POSITIVE_INFINITY,
};

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

interface Rows {
  /** The places of the uploads' terms, one upload's after the other's, and where each begins; then where the last ends. */
  terms: Int32Array;
  starts: Int32Array;
  target: Float64Array;
  weight: number;
}

/** Learns what words and kinds of video do on any channel, each model alone. */
export function learnWords(channels: IdeaChannel[]): WordWeights {
  return new Map([...learnTerms(channels, WORD_DESIGN), ...learnTerms(channels, KIND_DESIGN)]);
}

/**
 * Ridge regression (Hoerl and Kennard 1970) of how an upload did beside the ten either side on its terms beside theirs,
 * by conjugate gradients (Hestenes and Stiefel 1952).
 */
function learnTerms(channels: IdeaChannel[], { terms, sizePower, penalty, kept }: Design): WordWeights {
  const used = new Map<string, number>();
  for (const { features } of channels) {
    for (const term of new Set(features.flatMap(terms))) used.set(term, (used.get(term) ?? 0) + 1);
  }
  const names = [...used]
    .filter(([, many]) => many >= LEAST_CHANNELS)
    .map(([term]) => term)
    .sort();
  const places = new Map(names.map((term, at) => [term, at]));
  const mean =
    channels.reduce((sum, { uploads }) => sum + uploads.length ** sizePower, 0) /
    channels.reduce((sum, { uploads }) => sum + uploads.length, 0);
  const all = channels.map(({ features, residuals }): Rows => {
    const typical = Math.max(median([...residuals].map(Math.abs)) ?? 0, LEAST_TYPICAL);
    const found: number[] = [];
    const starts = new Int32Array(features.length + 1);
    for (const [at, own] of features.entries()) {
      for (const term of terms(own)) {
        const place = places.get(term);
        if (place !== undefined) found.push(place);
      }
      starts[at + 1] = found.length;
    }
    return {
      terms: Int32Array.from(found),
      starts,
      target: residuals.map((own) => Math.min(Math.max((own * TYPICAL) / typical, -MOST), MOST)),
      weight: features.length ** (sizePower - 1) / mean,
    };
  });
  const penalties = Float64Array.from(names, (term) => penalty(used.get(term) ?? 0));
  const found = solve(all, penalties);
  const order = names
    .map((term, at) => ({ term, weight: found[at] ?? 0, channels: used.get(term) ?? 0 }))
    .sort(
      (one, other) =>
        Math.abs(other.weight) * Math.sqrt(other.channels) - Math.abs(one.weight) * Math.sqrt(one.channels),
    );
  return new Map(order.slice(0, kept).map(({ term, weight }) => [term, weight]));
}

/** The weights at which the penalized error is least. */
function solve(all: Rows[], penalties: Float64Array): Float64Array {
  const width = penalties.length;
  const gradient = (vector: Float64Array | null) => {
    const sums = new Float64Array(width);
    for (const { terms, starts, target, weight } of all) {
      const beside = vector ? besideNeighbours(sumsOf(vector, terms, starts)) : target;
      const back = besideNeighboursTransposed(beside);
      for (let at = 0; at < back.length; at += 1) {
        const share = weight * (back[at] ?? 0);
        const end = starts[at + 1] ?? 0;
        for (let place = starts[at] ?? 0; place < end; place += 1) {
          const term = terms[place] ?? 0;
          sums[term] = (sums[term] ?? 0) + share;
        }
      }
    }
    for (let at = 0; vector && at < width; at += 1)
      sums[at] = (sums[at] ?? 0) + (penalties[at] ?? 0) * (vector[at] ?? 0);
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

/** For each upload, the sum of what its terms have in a vector. */
function sumsOf(vector: Float64Array, terms: Int32Array, starts: Int32Array): Float64Array {
  const sums = new Float64Array(starts.length - 1);
  for (let at = 0; at < sums.length; at += 1) {
    const end = starts[at + 1] ?? 0;
    let sum = 0;
    for (let place = starts[at] ?? 0; place < end; place += 1) sum += vector[terms[place] ?? 0] ?? 0;
    sums[at] = sum;
  }
  return sums;
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
