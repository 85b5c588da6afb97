import { findPieces } from "./chapters";
import { findKeywordPlaces, toKeyword } from "./keywords";

/** Spec section 2: keywords in the first 125 characters. Search results and phones show about as many. */
export const FOLD = 125;

export interface AboveFold {
  /** The first 125 characters, or fewer; a character of two code units is not split. */
  text: string;
  /** The keywords that stand there in full. */
  keywords: string[];
}

/** What search and phones show of a text; `keywords` are measured in the same text. */
export function readAboveFold(keywords: KeywordUse[], text: string): AboveFold {
  const cut = text.slice(0, FOLD);
  return {
    text: cut.isWellFormed() ? cut : cut.slice(0, -1),
    keywords: keywords.filter(({ inFirst }) => inFirst > 0).map(({ keyword }) => keyword),
  };
}

/** How a description uses one keyword. */
export interface KeywordUse {
  keyword: string;
  /** Where the description has it; links and hashtags are not searched. */
  places: { start: number; end: number }[];
  count: number;
  /** How many of them stand in full in the first 125 characters. */
  inFirst: number;
  inTitle: boolean;
}

/** Where a description uses each keyword, in any form with the same key ("recipe", "recipes"; see app/words). */
export function measureKeywordUse(keywords: string[], title: string, text: string): KeywordUse[] {
  const skipped = findPieces(text).filter(
    ({ kind }) => kind === "link" || kind === "email" || kind === "hashtag",
  );
  const wanted = keywords.map(toKeyword);
  let next = 0;
  const found = findKeywordPlaces(wanted, text).filter(({ start, end }) => {
    // Both come in the order of the text.
    while ((skipped[next]?.end ?? Infinity) <= start) next += 1;
    return end <= (skipped[next]?.start ?? Infinity);
  });
  const inTitle = new Set(findKeywordPlaces(wanted, title).map(({ keyword }) => keyword));
  return wanted.map((keyword) => {
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

/** Spec section 2: 2-3% keyword density. */
const RECOMMENDED = { least: 2, most: 3 };
/** In fewer words, one keyword more or less changes the density by several percent. */
const MIN_WORDS = 30;

export interface Density {
  /** Keywords per hundred words, to one decimal; null if the text is too short. */
  percent: number | null;
  /** How often keywords occur; one inside a longer keyword is not counted again. */
  occurrences: number;
  words: number;
  recommended: { least: number; most: number };
  verdict: "low" | "recommended" | "high" | "not-enough-text";
}

/** Keyword density of a text of `words` words. */
export function measureDensity(keywords: KeywordUse[], words: number): Density {
  const places = keywords
    .flatMap((keyword) => keyword.places)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  let occurrences = 0;
  for (const place of places) {
    if (place.start < end) continue;
    occurrences += 1;
    end = place.end;
  }
  const base = { occurrences, words, recommended: RECOMMENDED };
  if (words < MIN_WORDS) return { ...base, percent: null, verdict: "not-enough-text" };
  const percent = Math.round((1000 * occurrences) / words) / 10;
  const verdict = percent < RECOMMENDED.least ? "low" : percent > RECOMMENDED.most ? "high" : "recommended";
  return { ...base, percent, verdict };
}
