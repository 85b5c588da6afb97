import { scaleLinear } from "d3-scale";
import type { KeywordPlace } from "../../engines/descriptions";
import { drawn } from "../../numbers/drawn";
import { FOLD } from "./compose";

/** Percent of the strip that the first characters take: they count most, so they get most of the room. */
const FOLD_AT = 34;

/** Where a text says its keywords, drawn from its first character to its last. */
export interface KeywordStrip {
  /** Places in whole percent of the width: one each, however often a keyword is said there. */
  marks: number[];
  foldAt: number;
  /** Where the text ends. */
  end: number;
  inFirst: number;
  /** The same in words. */
  words: string;
}

/** A text, and where in it its keywords are, in order. */
export interface KeywordText {
  text: string;
  places: Pick<KeywordPlace, "start" | "end">[];
}

/** Texts on one scale: the first 125 characters wide, the rest as long as the longest of them. */
export function drawStrips(texts: KeywordText[]): KeywordStrip[] {
  const longest = Math.max(FOLD * 2, ...texts.map(({ text }) => text.length));
  const scale = scaleLinear().domain([0, FOLD, longest]).range([0, FOLD_AT, 100]);
  return texts.map(({ text, places }) => {
    const starts = places.map(({ start }) => start);
    const inFirst = starts.filter((start) => start < FOLD).length;
    return {
      marks: [...new Set(starts.map((start) => Math.round(scale(start))))],
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
export function firstCharacters({ text, places }: KeywordText): { text: string; keyword: boolean }[] {
  // Half an emoji is none.
  const start = text.slice(0, FOLD).replace(/[\ud800-\udbff]$/, "");
  const parts: { text: string; keyword: boolean }[] = [];
  let at = 0;
  for (const place of places) {
    if (place.start < at || place.end > start.length) continue;
    parts.push({ text: start.slice(at, place.start), keyword: false });
    parts.push({ text: start.slice(place.start, place.end), keyword: true });
    at = place.end;
  }
  parts.push({ text: start.slice(at), keyword: false });
  return parts.filter(({ text }) => text !== "");
}
