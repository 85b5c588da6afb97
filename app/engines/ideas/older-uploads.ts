import { median } from "../../statistics/quantiles";

/** An older upload counts half after this many further ones. */
const HALF_LIFE = 300;
/** What an upload did is its distance from the median of so many either side and its own. */
const EITHER_SIDE = 10;
/** Added to the sum of similarities, so that little evidence says little. */
const SHRINKAGE = 0.8;

interface Owner {
  /** Of the older uploads, by place. */
  places: number[];
  squared: number;
}

/**
 * What uploads that are too old for the model itself say of a title, in log10: the mean of how those with similar
 * words and word pairs did against the uploads around them. 0 where nothing is alike.
 */
export function olderUploads(older: { words: string[]; logViews: number }[]): (words: string[]) => number {
  if (older.length === 0) return () => 0;
  const owners = new Map<string, Owner>();
  const terms = older.map(({ words }) => termsOf(words));
  for (const [at, own] of terms.entries()) {
    for (const term of own) {
      const known = owners.get(term);
      if (known) known.places.push(at);
      else owners.set(term, { places: [at], squared: 0 });
    }
  }
  for (const own of owners.values())
    own.squared = Math.log((older.length + 1) / (own.places.length + 0.5)) ** 2;
  const unknown = Math.log((older.length + 1) / 0.5) ** 2;
  const normOf = (own: string[]) =>
    Math.sqrt(own.reduce((sum, term) => sum + (owners.get(term)?.squared ?? unknown), 0));
  const norms = terms.map(normOf);
  const logViews = older.map((own) => own.logViews);
  const results = logViews.map((own, at) => {
    const around = logViews.slice(Math.max(at - EITHER_SIDE, 0), at + EITHER_SIDE + 1);
    return own - (median(around) ?? own);
  });
  const ages = norms.map((_, at) => 0.5 ** ((older.length - at) / HALF_LIFE));
  return (words) => {
    const own = termsOf(words);
    const shared = new Float64Array(older.length);
    for (const term of own) {
      const known = owners.get(term);
      if (known) for (const at of known.places) shared[at] = (shared[at] ?? 0) + known.squared;
    }
    const norm = normOf(own);
    let [total, weights] = [0, SHRINKAGE];
    for (let at = 0; at < shared.length; at += 1) {
      const overlap = shared[at] ?? 0;
      if (overlap === 0) continue;
      const weight = (overlap / (norm * (norms[at] ?? 1))) * (ages[at] ?? 0);
      total += weight * (results[at] ?? 0);
      weights += weight;
    }
    return total / weights;
  };
}

function termsOf(words: string[]): string[] {
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
}
