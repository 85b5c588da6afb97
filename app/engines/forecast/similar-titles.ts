import type { UsableUpload } from "../growth";
import { titleWords } from "./title-similarity";

/** How much more log10 views than the channel's others a title gets, from the first `size` uploads only. */
export type TitleEffect = (title: string, size: number) => number;

/** The whole history speaks up to here; beyond, titles are too old to tell anything. */
const REACH = 2000;
/** An upload counts half after so many further ones. */
const HALF_LIFE = 500;
/** Shrinks what few or barely similar titles say: they count against this much weight at 0. */
const PRIOR_WEIGHT = 0.8;
/** An upload is compared with the median of so many either side of it, of those known at the time. */
const NEIGHBOURS = 10;

/** The titles that have a token, in their order, each with the token's weight in it. */
interface Postings {
  places: number[];
  weights: number[];
}

/**
 * What uploads with similar titles got beside their neighbours, over a channel's last 2,000 uploads. Titles are
 * similar by the words and pairs of words they share, each weighed by how rare it was on the channel when the title
 * came out (idf in both, so idf² together), as a cosine. The answer is the weighted mean of log10 views less the
 * median of the ten either side, shrunk towards 0: 0 for a title that shares nothing. `uploads` oldest first.
 */
export function titleEffects(uploads: UsableUpload[], readWords = titleWords): TitleEffect {
  const postings = new Map<string, Postings>();
  for (const [place, { upload }] of uploads.entries()) {
    const weights = weigh(readWords(upload.title), place, (token) => postings.get(token)?.places.length ?? 0);
    for (const [token, weight] of weights) {
      const own = postings.get(token);
      if (own) {
        own.places.push(place);
        own.weights.push(weight);
      } else postings.set(token, { places: [place], weights: [weight] });
    }
  }
  const logViews = Float64Array.from(uploads, (upload) => upload.logViews);
  const settled = logViews.map((_, at) => aboveNeighbours(logViews, at, logViews.length));
  const decay = Float64Array.from({ length: REACH + 1 }, (_, n) => 0.5 ** (n / HALF_LIFE));
  return (title, size) => {
    const first = Math.max(size - REACH, 0);
    const similarity = new Float64Array(size - first);
    const weights = weigh(readWords(title), size, (token) =>
      countBefore(postings.get(token)?.places ?? [], size),
    );
    for (const [token, weight] of weights) {
      const own = postings.get(token);
      if (own) addSimilarity(similarity, own, weight, first);
    }
    let sum = 0;
    let total = PRIOR_WEIGHT;
    for (let at = 0; at < similarity.length; at += 1) {
      const similar = similarity[at] ?? 0;
      if (similar === 0) continue;
      const place = first + at;
      const known = place + NEIGHBOURS < size ? settled[place] : aboveNeighbours(logViews, place, size);
      const weight = similar * (decay[size - place] ?? 0);
      sum += weight * (known ?? 0);
      total += weight;
    }
    return sum / total;
  };
}

/** Adds what one token shares with each title from the place `first` on, for as many as `similarity` has room. */
function addSimilarity(
  similarity: Float64Array,
  { places, weights }: Postings,
  weight: number,
  first: number,
) {
  const end = first + similarity.length;
  for (let at = countBefore(places, first); at < places.length; at += 1) {
    const place = places[at] ?? end;
    if (place >= end) return;
    similarity[place - first] = (similarity[place - first] ?? 0) + weight * (weights[at] ?? 0);
  }
}

/** Each word and pair of words once, by how rare it is among `size` titles, as a vector of length 1. */
function weigh(words: string[], size: number, countOf: (token: string) => number): Map<string, number> {
  const weights = new Map<string, number>();
  let squares = 0;
  for (const [at, word] of words.entries()) {
    for (const token of at > 0 ? [word, `${words[at - 1]} ${word}`] : [word]) {
      if (weights.has(token)) continue;
      const weight = Math.log((size + 2) / (countOf(token) + 1));
      weights.set(token, weight);
      squares += weight * weight;
    }
  }
  const length = Math.sqrt(squares) || 1;
  for (const [token, weight] of weights) weights.set(token, weight / length);
  return weights;
}

/** How many of the ascending places are below `size`. */
function countBefore(places: number[], size: number): number {
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
