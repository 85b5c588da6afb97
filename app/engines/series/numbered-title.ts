import { TITLE_MAX } from "../../words/bounds";
import {
  type EpisodeNumber,
  type Found,
  findNumbers,
  fold,
  readHanNumber,
  splitTokens,
  type Token,
} from "./episode-number";

/** A title that is numbered, with all that its series may be called by. */
export interface NumberedTitle extends EpisodeNumber {
  /** As written, the likeliest first: what stands before the number, after it, and between its other marks. */
  names: string[];
  /** The word before its number, "Day", where a series may be called by that alone; null for "Part 2" and the like. */
  word: string | null;
}

const MAX_NAMES = 8;

const MAY_HAVE_A_NUMBER =
  /[\d第IVX]|[Oo]ne|[Tt](?:wo|hree|en)|[Ff](?:our|ive)|[Ss](?:ix|even)|[Ee]ight|[Nn]ine|ONE|TWO|THREE|FOUR|SEVEN|TEN/;
/**
 * Which episode a title says it is: "Rye week #3", "Part 2: the crust", "Boat diary Ep. 4", "Sanding | Day 12", "S2E4",
 * "Rye week III", "3. Bölüm", "第3話". Several where a title has several such numbers, three at most; [] for a title
 * without one. A bare number ("iPhone 12") does not count: it names what the video is about as often as its episode.
 * Looks at the first 200 characters; linear in them.
 */
export function readNumbers(title: string): NumberedTitle[] {
  const text = title.slice(0, TITLE_MAX).normalize("NFKC").slice(0, TITLE_MAX);
  if (!MAY_HAVE_A_NUMBER.test(text)) return [];
  const tokens = splitTokens(text);
  const found = findNumbers(tokens);
  if (found.length === 0) {
    const han = readHanNumber(text);
    return han ? [{ season: null, episode: han.episode, names: named(han.around), word: null }] : [];
  }
  return found.map(({ season, episode, word, ...place }) => ({
    season,
    episode,
    word,
    names: namesAround(text, tokens, found, place),
  }));
}

/** What two titles of one series have in common, however it is written. "" without a letter. */
export function nameKey(name: string): string {
  const key = fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return /\p{L}/u.test(key) ? key : "";
}

/** A hyphen within a word belongs to it. */
function separates(text: string, { kind, start, end, text: mark }: Token): boolean {
  if (kind !== "mark" || "'’&+%$€.<>".includes(mark)) return false;
  return mark !== "-" || text[start - 1] === " " || text[end] === " ";
}

/** The pieces of a title between its marks and numbers: first what stands right before this number, then right after it. */
function namesAround(
  text: string,
  tokens: Token[],
  found: Found[],
  own: Pick<Found, "from" | "to">,
): string[] {
  const numbered = new Set(
    found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const pieces: { from: number; to: number; text: string }[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token && !numbered.has(at) && !separates(text, token)) continue;
    const [first, last] = [tokens[from], tokens[at - 1]];
    if (at > from && first && last) pieces.push({ from, to: at, text: text.slice(first.start, last.end) });
    from = at + 1;
  }
  const before = pieces.filter(({ to }) => to <= own.from).reverse();
  const after = pieces.filter((piece) => piece.from >= own.to);
  return named([...before, ...after].map((piece) => piece.text));
}

/** Those that may be a name: two letters at least. */
function named(pieces: string[]): string[] {
  return pieces
    .map((piece) => piece.replace(/^of\s|[.第]$/giu, "").trim())
    .filter((piece) => nameKey(piece).length >= 2)
    .slice(0, MAX_NAMES);
}
