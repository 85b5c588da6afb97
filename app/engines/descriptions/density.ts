import type { KeywordMeasure } from "./keyword-places";

/** Spec section 2: 2-3 % keyword density. */
const RECOMMENDED = { least: 2, most: 3 };
/** Of fewer words one keyword more or less is several percent. */
const WORDS_AT_LEAST = 30;

export interface Density {
  /** Keywords said per hundred words, to one decimal; null of a text too short to say. */
  percent: number | null;
  /** How often a keyword is said; what stands inside of a longer one is not counted again. */
  said: number;
  words: number;
  recommended: { least: number; most: number };
  verdict: "low" | "recommended" | "high" | "not-enough-text";
}

/** Of a text with so many words. */
export function densityIn(keywords: KeywordMeasure[], words: number): Density {
  const places = keywords
    .flatMap((keyword) => keyword.places)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  let said = 0;
  for (const place of places) {
    if (place.start < end) continue;
    said += 1;
    end = place.end;
  }
  const base = { said, words, recommended: RECOMMENDED };
  if (words < WORDS_AT_LEAST) return { ...base, percent: null, verdict: "not-enough-text" };
  const percent = Math.round((1000 * said) / words) / 10;
  const verdict = percent < RECOMMENDED.least ? "low" : percent > RECOMMENDED.most ? "high" : "recommended";
  return { ...base, percent, verdict };
}
