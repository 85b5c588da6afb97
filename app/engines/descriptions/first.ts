import type { KeywordMeasure } from "./keyword-places";

/** Spec section 2: keywords in the first 125 characters, which is what search and phones show. */
export const FOLD = 125;

export interface First {
  /** The first 125 characters, or fewer; never half of a character. */
  text: string;
  /** The keywords that stand whole in them. */
  keywords: string[];
}

/** What stands before the fold; the keywords are measured over the same text. */
export function firstOf(keywords: KeywordMeasure[], text: string): First {
  const cut = text.slice(0, FOLD);
  return {
    text: cut.isWellFormed() ? cut : cut.slice(0, -1),
    keywords: keywords.filter(({ inFirst }) => inFirst > 0).map(({ keyword }) => keyword),
  };
}
