import { slidingMedians } from "../../statistics/quantiles";
import { sum } from "../../statistics/sums";
import type { Owned, Owners } from "./title-similarity";

/** How much more log10 views than the channel's others a title of some words gets, by the first `size` uploads. */
export type SimilarTitles = (size: number) => (words: string[]) => number;

/** Titles further back than this are too old to count. */
export const REACH = 1000;
/** An upload counts half after so many further ones. */
const HALF_LIFE = 300;
/** Shrinks the effect of few or barely similar titles: they count against this much weight at 0. */
const PRIOR_WEIGHT = 0.8;
/** An upload is compared with the median of so many either side of it, of those known at the time. */
const NEIGHBOURS = 10;

/** The words and pairs of words of titles, oldest first, by which `similarTitles` finds them. */
export function tokenIndex(titles: string[][]): Owned {
  const owners = new Map<string, { places: number[]; weights: number[] }>();
  const lengths = titles.map((words, place) => {
    const tokens = tokensOf(words);
    const { weights, length } = weigh(tokens, place, (token) => owners.get(token)?.places.length ?? 0);
    for (const [at, token] of tokens.entries()) {
      const weight = weights[at] ?? 0;
      const own = owners.get(token);
      if (own) {
        own.places.push(place);
        own.weights.push(weight);
      } else owners.set(token, { places: [place], weights: [weight] });
    }
    return length;
  });
  return { find: (token) => owners.get(token), lengths };
}

/** The weight of a token in a title after `size` others, `count` of which have it. */
export function tokenRarity(size: number, count: number): number {
  return Math.log((size + 2) / (count + 1));
}

/**
 * What uploads with similar titles got beside their neighbours, over a channel's last 1,000 uploads. Titles are
 * similar by the words and pairs of words they share, each weighed by how rare it was on the channel when the title
 * came out (idf in both, so idf² together), as a cosine. The answer is the weighted mean of log10 views less the
 * median of the ten either side, shrunk towards 0: 0 for a title that shares nothing. `views` in log10, oldest first.
 */
export function similarTitles(titles: Owned, views: number[]): SimilarTitles {
  const logViews = Float64Array.from(views);
  let around: Float64Array | undefined;
  const decay = Float64Array.from({ length: REACH + 1 }, (_, n) => 0.5 ** (n / HALF_LIFE));
  const resultAt = (at: number, size: number) => {
    if (at >= size - NEIGHBOURS) return aboveNeighbours(logViews, at, size);
    around ??= slidingMedians(logViews, NEIGHBOURS, NEIGHBOURS);
    return (logViews[at] ?? 0) - (around[at] ?? 0);
  };
  return (size) => {
    const first = Math.max(size - REACH, 0);
    return (words) => {
      const similarity = new Float64Array(size - first);
      const tokens = tokensOf(words);
      const { weights } = weigh(tokens, size, (token) => countBefore(titles.find(token)?.places ?? [], size));
      for (const [at, token] of tokens.entries()) {
        const own = titles.find(token);
        if (own) addSimilarity(similarity, own, weights[at] ?? 0, first);
      }
      let sum = 0;
      let total = PRIOR_WEIGHT;
      for (let at = 0; at < similarity.length; at += 1) {
        const similar = similarity[at] ?? 0;
        if (similar === 0) continue;
        const weight = similar * (decay[size - first - at] ?? 0);
        sum += weight * resultAt(first + at, size);
        total += weight;
      }
      return sum / total;
    };
  };
}

/** How much of an estimate the median of similar titles replaces, where they are many and very similar. */
const MEDIAN_SHARE = 0.2;
/** The power of what titles share: uploads that share little predict hardly anything. */
const SIMILARITY_POWER = 3;
/** An upload counts half after so many further ones. */
const MEDIAN_HALF_LIFE = 100;
/** The median counts against this much weight at the estimate. */
const MEDIAN_PRIOR = 0.01;

/** How far to shrink an estimate towards what similar titles got, in log10 views. */
export type ShrinkageToSimilar = (shared: Float64Array, size: number, estimate: number) => number;

/**
 * Moves an estimate of log10 views towards what uploads with similar titles got: a fifth of the way to their weighted
 * median at most, among the first `size` of a channel's uploads, oldest first. An upload weighs by what its title
 * shares with the one that comes next (0 to 1, to the third power) and by how recent it is. 0 for a title that shares
 * nothing. A mean of similar titles is moved by one hit among them; this is not.
 */
export function shrinkageToSimilar(logViews: number[]): ShrinkageToSimilar {
  const ascending = Int32Array.from(logViews.keys()).sort(
    (one, other) => (logViews[one] ?? 0) - (logViews[other] ?? 0),
  );
  const decay = Float64Array.from({ length: logViews.length + 1 }, (_, n) => 0.5 ** (n / MEDIAN_HALF_LIFE));
  return (shared, size, estimate) => {
    const weights = new Float64Array(size);
    for (let at = 0; at < size; at += 1) {
      weights[at] = (shared[at] ?? 0) ** SIMILARITY_POWER * (decay[size - at] ?? 0);
    }
    const total = sum(weights);
    let below = 0;
    for (const at of ascending) {
      if (at < size) below += weights[at] ?? 0;
      if (below > 0 && below >= total / 2) {
        const median = logViews[at] ?? estimate;
        return (MEDIAN_SHARE * (median - estimate) * total) / (total + MEDIAN_PRIOR);
      }
    }
    return 0;
  };
}

/** Adds what one token shares with each title from the place `first` on, for as many as `similarity` has room. */
function addSimilarity(similarity: Float64Array, { places, weights }: Owners, weight: number, first: number) {
  const end = first + similarity.length;
  for (let at = countBefore(places, first); at < places.length; at += 1) {
    const place = places[at] ?? end;
    if (place >= end) return;
    similarity[place - first] = (similarity[place - first] ?? 0) + weight * (weights[at] ?? 0);
  }
}

/** Words, each given once, and the pairs of them. */
function tokensOf(words: string[]): string[] {
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
}

/** A weight for each token, by how rare it is among `size` titles: a vector of length 1, and the length it had. */
function weigh(tokens: string[], size: number, countOf: (token: string) => number) {
  const weights = tokens.map((token) => tokenRarity(size, countOf(token)));
  let squares = 0;
  for (const weight of weights) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  return { weights: weights.map((weight) => weight / length), length };
}

/** How many of the ascending places are below `size`. */
function countBefore(places: readonly number[], size: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? size) < size) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Log views less the median of up to ten either side among the first `size`, itself included. */
function aboveNeighbours(logViews: Float64Array, at: number, size: number): number {
  const around = logViews.slice(Math.max(at - NEIGHBOURS, 0), Math.min(at + NEIGHBOURS + 1, size)).sort();
  const half = around.length >> 1;
  const upper = around[half] ?? 0;
  const middle = around.length % 2 ? upper : (upper + (around[half - 1] ?? upper)) / 2;
  return (logViews[at] ?? 0) - middle;
}
