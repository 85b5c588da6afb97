import { scaleLinear } from "d3-scale";
import { FOLD, type KeywordPlace } from "../../engines/descriptions";
import { roundLength } from "../../numbers/bounds";
import { counted } from "../../numbers/figures";

/** The share of the strip, in percent, for the first 125 characters: they count most, so they get much room. */
const FOLD_AT = 34;

/** The places of a text's keywords, drawn along a strip from its first character to its last. */
export interface KeywordStrip {
  /** Places in whole percent of the width, each once. */
  marks: number[];
  foldAt: number;
  /** Where the text ends. */
  end: number;
  inFirst: number;
  /** The same as a sentence. */
  words: string;
}

/** A text with the places of its keywords, in order. */
export interface KeywordText {
  text: string;
  places: Pick<KeywordPlace, "start" | "end">[];
}

/** Draws texts on one scale: the first 125 characters get a third, the rest of the longest text the other two. */
export function drawStrips(texts: KeywordText[]): KeywordStrip[] {
  const longest = Math.max(FOLD * 2, ...texts.map(({ text }) => text.length));
  const scale = scaleLinear().domain([0, FOLD, longest]).range([0, FOLD_AT, 100]);
  return texts.map(({ text, places }) => {
    const starts = places.map(({ start }) => start);
    const inFirst = starts.filter((start) => start < FOLD).length;
    return {
      marks: [...new Set(starts.map((start) => Math.round(scale(start))))],
      foldAt: FOLD_AT,
      end: roundLength(scale(text.length)),
      inFirst,
      words:
        starts.length === 0
          ? "no keyword in it"
          : `${counted(starts.length, "place")}, ${inFirst} in the first ${FOLD} characters`,
    };
  });
}

/** The first 125 characters of a text, split where a keyword begins or ends. Keywords that are cut off are not marked. */
export function firstCharacters({ text, places }: KeywordText): { text: string; keyword: boolean }[] {
  // Do not cut an emoji in half.
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
