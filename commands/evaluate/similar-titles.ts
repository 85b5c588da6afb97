import { median } from "../../app/statistics/quantiles.ts";
import type { ChannelHistory } from "../measures/channel-histories.ts";

/** An upload counts half after this many further ones. */
const HALF_LIFE = 150;
/** The level around an upload is the median of so many uploads either side and its own. */
const EITHER_SIDE = 10;
/** Added to the sum of weights, so that little evidence says little. */
const SHRINKAGE = 0.8;

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** The words of a title and its pairs of neighbouring words, each once. */
function termsOf(title: string): string[] {
  const words = title.normalize("NFKC").toLowerCase().match(WORD) ?? [];
  return [...new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)])];
}

/**
 * The plainest score that knows a channel, as the reference: the mean of how earlier uploads with similar titles did
 * against the median around them. Similarity is the cosine of words and word pairs by idf, newer uploads weigh more.
 *
 * @returns for a number of uploads, a function from the place of a later upload to its score (log10 views)
 */
export function similarTitles({ uploads }: ChannelHistory): (size: number) => (at: number) => number {
  const logViews = uploads.map(({ upload }) => Math.log10(upload.views));
  const settled = logViews.map((_, at) => residual(logViews, at, logViews.length));
  const owners = new Map<string, number[]>();
  const terms = uploads.map(({ upload }, at) =>
    termsOf(upload.title).map((term) => {
      const own = owners.get(term) ?? [];
      owners.set(term, own);
      own.push(at);
      return own;
    }),
  );
  return (size) => {
    const squares = new Map<number[], number>();
    const squared = (own: number[]) => {
      const known = squares.get(own) ?? Math.log((size + 1) / (countBelow(own, size) + 0.5)) ** 2;
      squares.set(own, known);
      return known;
    };
    const norms = new Float64Array(size);
    const norm = (title: number[][] = []) => Math.sqrt(title.reduce((total, own) => total + squared(own), 0));
    return (at) => {
      const title = terms[at] ?? [];
      const shared = new Float64Array(size);
      for (const places of title) {
        for (const earlier of places) {
          if (earlier >= size) break;
          shared[earlier] = (shared[earlier] ?? 0) + squared(places);
        }
      }
      const own = norm(title);
      let [total, weights] = [0, SHRINKAGE];
      for (const [earlier, overlap] of shared.entries()) {
        if (overlap === 0) continue;
        const theirs = norms[earlier] || norm(terms[earlier]);
        norms[earlier] = theirs;
        const similarity = overlap / (theirs * own);
        const weight = similarity * 0.5 ** ((size - earlier) / HALF_LIFE);
        total +=
          weight *
          (earlier + EITHER_SIDE < size ? (settled[earlier] ?? 0) : residual(logViews, earlier, size));
        weights += weight;
      }
      return total / weights;
    };
  };
}

/** How many of the places, in ascending order, are below `size`. */
function countBelow(places: number[], size: number): number {
  const end = places.findIndex((place) => place >= size);
  return end === -1 ? places.length : end;
}

/** How an upload did against the median around it, of which only the first `size` uploads are known. */
function residual(logViews: number[], at: number, size: number): number {
  const around = logViews.slice(Math.max(at - EITHER_SIDE, 0), Math.min(at + EITHER_SIDE + 1, size));
  return (logViews[at] ?? Number.NaN) - (median(around) ?? Number.NaN);
}
