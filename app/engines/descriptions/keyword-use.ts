import { findKeywordPlaces, toKeyword } from "./keywords";
import { findPieces } from "./pieces";

/** Spec section 2: keywords in the first 125 characters, which is what search and phones show. */
export const FOLD = 125;

export interface AboveFold {
  /** The first 125 characters, or fewer; never half of a character. */
  text: string;
  /** The keywords that stand whole in them. */
  keywords: string[];
}

/** What stands before the fold; the keywords are measured over the same text. */
export function readAboveFold(keywords: KeywordUse[], text: string): AboveFold {
  const cut = text.slice(0, FOLD);
  return {
    text: cut.isWellFormed() ? cut : cut.slice(0, -1),
    keywords: keywords.filter(({ inFirst }) => inFirst > 0).map(({ keyword }) => keyword),
  };
}

export interface KeywordUse {
  keyword: string;
  /** Where the description says it, in links and hashtags not. */
  places: { start: number; end: number }[];
  count: number;
  /** How many of the places lie whole in the first 125 characters. */
  inFirst: number;
  inTitle: boolean;
}

/** Where a description says each keyword, in any form that folds to the same ("recipe", "recipes"). */
export function measureKeywordUse(keywords: string[], title: string, text: string): KeywordUse[] {
  const unread = findPieces(text).filter(
    ({ kind }) => kind === "link" || kind === "email" || kind === "hashtag",
  );
  const sought = keywords.map(toKeyword);
  const found = findKeywordPlaces(sought, text).filter(
    ({ start, end }) => !unread.some((piece) => start < piece.end && end > piece.start),
  );
  const inTitle = new Set(findKeywordPlaces(sought, title).map(({ keyword }) => keyword));
  return sought.map((keyword) => {
    const places = found
      .filter((place) => place.keyword === keyword)
      .map(({ start, end }) => ({ start, end }));
    return {
      keyword: keyword.text,
      places,
      count: places.length,
      inFirst: places.filter(({ end }) => end <= FOLD).length,
      inTitle: inTitle.has(keyword),
    };
  });
}

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
export function measureDensity(keywords: KeywordUse[], words: number): Density {
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
