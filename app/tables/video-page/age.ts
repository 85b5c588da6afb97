import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, WEEK_MS } from "../../numbers/days";
import { LANGUAGES } from "./languages";

/** Marks that turn the direction of text or hold no width: pages put them around numbers. */
const MARKS = /[\u00ad\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Where the ten digits of a script begin, beside ASCII's: Arabic, Persian, Devanagari, Bengali, Tamil, Telugu, Thai. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xc66, 0xe50];

/** Most lines: nothing to turn. */
const PLAIN = /^[ -~]*$/;

/** A line as words are looked for in it: lower case, one kind of space and digit, no marks. */
export function plainLine(line: string): string {
  if (PLAIN.test(line)) return line.replace(/ {2,}/g, " ").trim().toLowerCase();
  return line
    .normalize("NFKC")
    .replace(MARKS, "")
    .replace(/[^\P{Nd}0-9]/gu, asciiDigit)
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase();
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** The words of a table's cell, as `plainLine` writes them. */
export function words(cell = ""): string[] {
  return cell
    .split(" ")
    .filter(Boolean)
    .map((word) => plainLine(word.replaceAll("_", " ")));
}

const YEAR_MS = 365.25 * DAY_MS;
const MONTH_MS = YEAR_MS / 12;

/** In the order of a language's units. */
const UNITS = [SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS, WEEK_MS, MONTH_MS, YEAR_MS];

/** How long ago a video came out, in milliseconds: between the two. */
export interface AgeRange {
  from: number;
  to: number;
}

interface ReadAge extends AgeRange {
  /** Whether a word says that it is an age ("ago"): a title may hold a number and a unit, too. */
  isMarked: boolean;
}

/** Which unit a word names, by the word. */
const UNIT_OF = new Map<string, number>();
/** Words that say two of a unit. */
const PAIR_OF = new Map<string, number>();
/** In scripts without spaces: what follows the number begins with the unit. The longest first. */
const BEGINNINGS: [word: string, unit: number][] = [];
const MARKERS: string[] = [];
const UNSPACED_MARKERS: string[] = [];

for (const { units, pairs = "", ago, unspaced } of Object.values(LANGUAGES)) {
  units.split("|").forEach((forms, at) => {
    const unit = UNITS[at] ?? DAY_MS;
    for (const word of words(forms)) {
      UNIT_OF.set(word, unit);
      if (unspaced) BEGINNINGS.push([word, unit]);
    }
  });
  pairs.split("|").forEach((forms, at) => {
    for (const word of words(forms)) PAIR_OF.set(word, UNITS[at] ?? DAY_MS);
  });
  (unspaced ? UNSPACED_MARKERS : MARKERS).push(...words(ago));
}
BEGINNINGS.sort(([a], [b]) => b.length - a.length);

/** No age is longer, with "Streamed" and the like. */
const MAX_CHARACTERS = 80;
const MOST_DIGITS = 3;

/** A number and a word, and nothing else: "3 weeks". */
const BARE = /^\d{1,3} ?[\p{L}\p{M}]+$/u;

/**
 * Reads a plain line that is an age for sure: a word marks it as one, or it holds nothing else. "100k views in 7 days"
 * and "i ate pizza for 7 days" are titles.
 */
export function readSureAge(plain: string): ReadAge | null {
  const age = readAge(plain);
  return age && (age.isMarked || BARE.test(plain)) ? age : null;
}

/**
 * Reads the first age in a plain line: "3 weeks ago", "vor 3 wochen", "streamed 2 days ago", "قبل يومين". YouTube rounds
 * down, so it is a range of one unit; null without one. From four weeks on YouTube counts in months.
 */
export function readAge(plain: string): ReadAge | null {
  if (plain.length > MAX_CHARACTERS) return null;
  const found: string[] = plain.match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const isMarked =
    MARKERS.some((marker) => (marker.includes(" ") ? plain.includes(marker) : found.includes(marker))) ||
    UNSPACED_MARKERS.some((marker) => found.some((word) => word.includes(marker)));
  for (const [at, word] of found.entries()) {
    const next = found[at + 1] ?? "";
    if (!/^\d/.test(word) || word.length > MOST_DIGITS) continue;
    const unit = unitOf(next);
    if (unit) return { ...range(Number(word), unit), isMarked };
  }
  // "Rok temu", "قبل يومين": without a number only beside a word that marks it.
  if (!isMarked || found.some((word) => /^\d/.test(word))) return null;
  for (const word of found) {
    const pair = PAIR_OF.get(word);
    if (pair) return { ...range(2, pair), isMarked };
    const one = UNIT_OF.get(word);
    if (one && one >= MINUTE_MS) return { ...range(1, one), isMarked };
  }
  return null;
}

function unitOf(word: string): number | undefined {
  return UNIT_OF.get(word) ?? BEGINNINGS.find(([beginning]) => word.startsWith(beginning))?.[1];
}

function range(count: number, unit: number): AgeRange {
  const from = count * unit;
  const to = from + unit;
  return { from, to: unit === WEEK_MS && count >= 4 ? Math.max(MONTH_MS, from + DAY_MS) : to };
}
