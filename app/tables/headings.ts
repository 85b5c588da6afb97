/** Longer than any heading: the front says what it is. */
const MAX_HEADING = 120;
/** What a heading may hold without showing it: soft hyphens (Studio's German), joiners, direction marks, BOM. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const ACCENTS = /[\u0300-\u036f]/g;

/** A heading as a person sees it: on one line, without characters that show nothing. */
export function headingText(written: string): string {
  return written.slice(0, MAX_HEADING).replace(UNSEEN, "").replace(/\s+/gu, " ").trim();
}

export interface HeadingKey {
  /** Lower case, without accents, punctuation and unit, one space between words. */
  name: string;
  /** What stands in brackets at its end, as written: "%", "USD", "hours"; "" if nothing. */
  unit: string;
}

/** What two spellings of a heading have in common: "Veröffent\u00adlicht", "VEROFFENTLICHT" → "veroffentlicht". */
export function headingKey(written: string): HeadingKey {
  const text = headingText(written.normalize("NFKC"));
  const open = text.endsWith(")") ? text.lastIndexOf("(") : -1;
  const name = open > 0 ? text.slice(0, open) : text;
  return { name: foldName(name), unit: open > 0 ? text.slice(open + 1, -1).trim() : "" };
}

/** A name without case, accents and punctuation. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}%]+/gu, " ")
    .trim();
}
