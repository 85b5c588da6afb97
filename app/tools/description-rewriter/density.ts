import type { Keyword } from "../../engines/descriptions";
import { wordsIn } from "../../words/words";

/** Spec section 9: keyword density 2.0-4.0. */
const LEAST = 2;
const MOST = 4;

/** Links and hashtags: not read as text. */
const UNREAD = /(?:https?:\/\/|www\.)\S+|#[\p{L}\p{N}_\p{M}]+/giu;

/**
 * How often a text says its keywords, in percent of its words with one decimal; what stands in a longer keyword is
 * not counted again. 0 where there are no words. Links and hashtags count for nothing.
 */
export function measuredDensity(keywords: Keyword[], text: string): number {
  const words = wordsIn(text.replace(UNREAD, " ")).flat();
  const covered = new Set<number>();
  let places = 0;
  for (const { keys } of keywords.toSorted((a, b) => b.keys.length - a.keys.length)) {
    words.forEach((_, at) => {
      if (covered.has(at) || keys.length === 0) return;
      if (!keys.every((key, step) => words[at + step]?.key === key)) return;
      places += 1;
      for (let step = 0; step < keys.length; step += 1) covered.add(at + step);
    });
  }
  return words.length === 0 ? 0 : Math.round((1000 * places) / words.length) / 10;
}

/** What a card gives as density: the measured one, held within the sample's range. */
export function densityOf(keywords: Keyword[], text: string): number {
  return Math.min(MOST, Math.max(LEAST, measuredDensity(keywords, text)));
}
