import { median } from "../../statistics/quantiles";
import { titleShape } from "./title-similarity";
import type { UsableUpload } from "./usable-uploads";

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

interface Posting {
  place: number;
  weight: number;
}

/**
 * What uploads with similar titles got beside their neighbours, over a channel's last 2,000 uploads. Titles are
 * similar by the words and pairs of words they share, each weighed by how rare it was on the channel when the title
 * came out (idf in both, so idf² together), as a cosine. The answer is the weighted mean of log10 views less the
 * median of the ten either side, shrunk towards 0: 0 for a title that shares nothing. `uploads` oldest first.
 */
export function titleEffects(uploads: UsableUpload[]): TitleEffect {
  const postings = new Map<string, Posting[]>();
  for (const [place, { upload }] of uploads.entries()) {
    const weights = weigh(upload.title, place, (token) => postings.get(token)?.length ?? 0);
    for (const [token, weight] of weights) {
      const own = postings.get(token);
      if (own) own.push({ place, weight });
      else postings.set(token, [{ place, weight }]);
    }
  }
  const logViews = uploads.map((upload) => upload.logViews);
  const settled = logViews.map((_, at) => aboveNeighbours(logViews, at, logViews.length));
  return (title, size) => {
    const first = Math.max(size - REACH, 0);
    const similarity = new Float64Array(size - first);
    const weights = weigh(title, size, (token) => countBefore(postings.get(token) ?? [], size));
    for (const [token, weight] of weights) {
      for (const { place, weight: other } of postings.get(token) ?? []) {
        if (place >= size) break;
        if (place >= first) similarity[place - first] = (similarity[place - first] ?? 0) + weight * other;
      }
    }
    let sum = 0;
    let total = PRIOR_WEIGHT;
    for (const [at, similar] of similarity.entries()) {
      if (similar === 0) continue;
      const place = first + at;
      const known = place + NEIGHBOURS < size ? settled[place] : aboveNeighbours(logViews, place, size);
      const weight = similar * 0.5 ** ((size - place) / HALF_LIFE);
      sum += weight * (known ?? 0);
      total += weight;
    }
    return sum / total;
  };
}

/** Each word and pair of words once, by how rare it is among `size` titles, as a vector of length 1. */
function weigh(title: string, size: number, countOf: (token: string) => number): Map<string, number> {
  const { words } = titleShape(title);
  const tokens = new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
  const weights = new Map<string, number>();
  let squares = 0;
  for (const token of tokens) {
    const weight = Math.log((size + 2) / (countOf(token) + 1));
    weights.set(token, weight);
    squares += weight * weight;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [token, weight] of weights) weights.set(token, weight / length);
  return weights;
}

function countBefore(postings: Posting[], size: number): number {
  const last = postings.at(-1);
  if (!last || last.place < size) return postings.length;
  const end = postings.findIndex(({ place }) => place >= size);
  return end === -1 ? postings.length : end;
}

function aboveNeighbours(logViews: number[], at: number, size: number): number {
  const around = logViews.slice(Math.max(at - NEIGHBOURS, 0), Math.min(at + NEIGHBOURS + 1, size));
  return (logViews[at] ?? 0) - (median(around) ?? 0);
}
