import type { TitleEffect } from "./similar-titles";
import { titleWords } from "./title-similarity";

/** How far each word lifts a title's log10 views on any channel. */
export type WordWeights = ReadonlyMap<string, number>;

/** As many words as this count half of what they say: one known word is little evidence. */
const HALF_TRUST = 1;
/** A title's number one begins a series. */
const FIRST = "1st";

/** The words a title is weighed by on any channel: its own, each once, and a mark if it has the number one. */
export function weighedWords(title: string, readWords = titleWords): string[] {
  const words = new Set(readWords(title));
  if (/(?<!\p{N})1(?!\p{N})/u.test(title.slice(0, 200))) words.add(FIRST);
  return [...words];
}

/**
 * What a title's words say of its log10 views beside the channel's other titles, learned over many channels: the
 * title's own sum less the mean of the channel's first `size` titles, shrunk where few of its words are known and 0
 * where none is. `titles` oldest first.
 */
export function wordEffects(titles: string[], weights: WordWeights, readWords = titleWords): TitleEffect {
  const read = (title: string) => {
    const known = weighedWords(title, readWords).flatMap((word) => weights.get(word) ?? []);
    return { known: known.length, sum: known.reduce((total, weight) => total + weight, 0) };
  };
  const sums = new Float64Array(titles.length + 1);
  for (const [at, title] of titles.entries()) sums[at + 1] = (sums[at] ?? 0) + read(title).sum;
  return (title, size) => {
    const own = read(title);
    const mean = size > 0 ? (sums[size] ?? 0) / size : 0;
    return (own.sum - mean) * (own.known / (own.known + HALF_TRUST));
  };
}
