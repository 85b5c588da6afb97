import { scaleLinear } from "d3-scale";
import { drawn } from "../../numbers/drawn";
import { FOLD } from "./compose";
import { type Keyword, placesOf } from "./keywords";

/** Percent of the strip that the first characters take: they count most, so they get most of the room. */
const FOLD_AT = 34;

/** Where a text says its keywords, drawn from its first character to its last. */
export interface KeywordStrip {
  /** Places in percent of the width. */
  marks: number[];
  foldAt: number;
  /** Where the text ends. */
  end: number;
  inFirst: number;
  /** The same in words. */
  words: string;
}

/** Two texts on one scale: the first 125 characters wide, the rest as long as the longer of the two. */
export function drawStrips(keywords: Keyword[], texts: string[]): KeywordStrip[] {
  const longest = Math.max(FOLD * 2, ...texts.map((text) => text.length));
  const scale = scaleLinear().domain([0, FOLD, longest]).range([0, FOLD_AT, 100]);
  return texts.map((text) => {
    const starts = keywords
      .flatMap((keyword) => placesOf(keyword, text).map(({ start }) => start))
      .sort((a, b) => a - b);
    const inFirst = starts.filter((start) => start < FOLD).length;
    return {
      marks: [...new Set(starts.map((start) => drawn(scale(start))))],
      foldAt: FOLD_AT,
      end: drawn(scale(text.length)),
      inFirst,
      words:
        starts.length === 0
          ? "no keyword in it"
          : `${starts.length} ${starts.length === 1 ? "place" : "places"}, ${inFirst} in the first ${FOLD} characters`,
    };
  });
}

/** The first characters of a text, parted where a keyword begins and ends. */
export function firstCharacters(keywords: Keyword[], text: string): { text: string; keyword: boolean }[] {
  // Half an emoji is none.
  const start = text.slice(0, FOLD).replace(/[\ud800-\udbff]$/, "");
  const places = keywords.flatMap((keyword) => placesOf(keyword, start)).sort((a, b) => a.start - b.start);
  const parts: { text: string; keyword: boolean }[] = [];
  let at = 0;
  for (const place of places) {
    if (place.start < at) continue;
    parts.push({ text: start.slice(at, place.start), keyword: false });
    parts.push({ text: start.slice(place.start, place.end), keyword: true });
    at = place.end;
  }
  parts.push({ text: start.slice(at), keyword: false });
  return parts.filter(({ text }) => text !== "");
}
