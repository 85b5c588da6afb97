import { FOLD } from "./first";
import { asKeyword, placesOf } from "./keywords";
import { piecesOf } from "./pieces";

export interface KeywordMeasure {
  keyword: string;
  /** Where the description says it, in links and hashtags not. */
  places: { start: number; end: number }[];
  count: number;
  /** How many of the places lie whole in the first 125 characters. */
  inFirst: number;
  inTitle: boolean;
}

/** Where a description says each keyword, in any form that folds to the same ("recipe", "recipes"). */
export function measureKeywords(keywords: string[], title: string, text: string): KeywordMeasure[] {
  const unread = piecesOf(text).filter(
    ({ kind }) => kind === "link" || kind === "email" || kind === "hashtag",
  );
  const sought = keywords.map(asKeyword);
  const found = placesOf(sought, text).filter(
    ({ start, end }) => !unread.some((piece) => start < piece.end && end > piece.start),
  );
  const inTitle = new Set(placesOf(sought, title).map(({ keyword }) => keyword));
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
