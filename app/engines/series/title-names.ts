import { MONTHS } from "../../numbers/days";
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
  return found.map((own) => {
    const { season, episode, word } = own;
    return { season, episode, word, names: namesAround(text, tokens, found, own) };
  });
}

/** What two titles of one series have in common, however it is written. "" without a letter. */
export function nameKey(name: string): string {
  const key = fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return /\p{L}/u.test(key) ? key : "";
}

/** The same for a part of a title: "It's" and "Its" alike. */
export function partKey(part: string): string {
  return nameKey(part.replace(/['’]/gu, ""));
}

/** A hyphen within a word belongs to it. */
function separates(text: string, { kind, start, end, text: mark }: Token): boolean {
  if (kind !== "mark") return false;
  // A sentence ends; "Ep." and "Dr." do not.
  if (mark === ".") return text[end] === " " && /\p{L}{4}\.*$/u.test(text.slice(0, start));
  if ("'’&+%$€<>".includes(mark)) return false;
  return mark !== "-" || text[start - 1] === " " || text[end] === " ";
}

/** The pieces of a title between its marks and numbers: first what stands right before this number, then right after it. */
function namesAround(
  text: string,
  tokens: Token[],
  found: Found[],
  own: Pick<Found, "from" | "to" | "word">,
): string[] {
  const numbered = new Set(
    found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const pieces: { from: number; to: number; text: string }[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token && !numbered.has(at) && !separates(text, token) && !isWith(tokens, at)) continue;
    const [first, last] = [tokens[from], tokens[at - 1]];
    if (at > from && first && last) pieces.push({ from, to: at, text: text.slice(first.start, last.end) });
    from = at + 1;
  }
  const before = pieces.filter(({ to }) => to <= own.from).reverse();
  const after = pieces.filter((piece) => piece.from >= own.to);
  return named(
    [...before, ...after]
      .map((piece) => piece.text)
      .concat(own.word === null ? opening(pieces[0]?.text ?? "") : [])
      .concat(ending(before[0]?.text ?? "")),
  );
}

/** The first words of a title: its parts may be called "Backpropagation: the why, part 3". */
function opening(piece: string): string[] {
  const words = piece.split(/\s+/);
  return [2, 1].filter((many) => many < words.length).map((many) => words.slice(0, many).join(" "));
}

/** The last words before a number: "What I learned on my boat (#4)". */
function ending(piece: string): string[] {
  const words = piece.split(/\s+/);
  return [3, 2].filter((many) => many < words.length).map((many) => words.slice(-many).join(" "));
}

/** Those that may be a name: two letters at least. */
function named(pieces: string[]): string[] {
  return pieces
    .map((piece) => piece.replace(/^of\s|[.第]$/giu, "").trim())
    .filter((piece) => nameKey(piece).length >= 2)
    .slice(0, MAX_NAMES);
}

/** A piece of a title between its marks, without numbers of episodes, years and hashtags. */
export interface Piece {
  text: string;
  isFirst: boolean;
  isLast: boolean;
  /** Whether it follows a comma: it may be the end of a list. */
  isListed: boolean;
}

export function readPieces(title: string, isNotice: (piece: string) => boolean = () => false): Piece[] {
  const text = title
    .slice(0, TITLE_MAX)
    .normalize("NFKC")
    .slice(0, TITLE_MAX)
    .replace(/^#(\p{L}\S*) /u, "$1 | ")
    // Some write a Korean letter or a Chinese stroke for the bar.
    .replace(/[ㅣᅵ丨]/gu, "|")
    .replace(/^\p{L}{2,4}\) /u, "");
  const tokens = splitTokens(text);
  const skipped = skippedPlaces(tokens);
  const pieces: (Piece & { before: string; after: string })[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token && !skipped.has(at) && !separates(text, token) && !isWith(tokens, at)) continue;
    let [first, last] = [from, at - 1];
    while (first <= last && isBareNumber(tokens, first) && !DAYS.test(tokens[first + 1]?.key ?? ""))
      first += 1;
    while (last >= first && (isBareNumber(tokens, last) || isMonth(tokens[last]))) last -= 1;
    const [start, end] = [tokens[first], tokens[last]];
    const piece = start && end && first <= last ? text.slice(start.start, end.end) : "";
    if (nameKey(piece).length >= 2 && !isNotice(piece))
      pieces.push({
        text: piece,
        isFirst: false,
        isLast: false,
        isListed: false,
        before: tokens[from - 1]?.text ?? "",
        after: token?.text ?? "",
      });
    from = at + 1;
  }
  return pieces.map(({ text, before, after }, at) => ({
    text,
    isFirst:
      at === 0 &&
      (before === ""
        ? AFTER_NAME.includes(after) || PICTURE.test(after)
        : OPENING_BRACKETS.includes(before) &&
          (text.includes(" ") || /[\p{Script=Han}\p{Script=Hangul}]{3}/u.test(text))),
    isLast:
      at === pieces.length - 1 &&
      (BEFORE_NAME.includes(before) || PICTURE.test(before) || (at === 1 && before === ",")),
    isListed: before === ",",
  }));
}

/** Marks that end a name at a title's beginning, and those that begin one at its end. A list is parted by others. */
const AFTER_NAME = "|:-–—,?/•~#";
const BEFORE_NAME = "|:-–—/?!•~([【#.";
const OPENING_BRACKETS = "「『【《[(";
const PICTURE = /\p{Extended_Pictographic}/u;
const DAYS = /^(?:days?|weeks?|months?)$/;

const MONTH_KEYS = new Set(MONTHS.flatMap((month) => [month.toLowerCase(), month.slice(0, 3).toLowerCase()]));
const isMonth = (token: Token | undefined) => MONTH_KEYS.has(token?.key ?? "");

/** "w/", "ft.", "feat": who is in it follows. */
function isWith(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key ?? "";
  return (key === "w" && tokens[at + 1]?.text === "/") || key === "ft" || key === "feat";
}

/** A number of its own, not that of "OP6". */
function isBareNumber(tokens: Token[], at: number): boolean {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const joins = (one: Token | undefined, other: Token | undefined) =>
    one?.kind === "letters" && other?.kind === "digits"
      ? one.end === other.start
      : one?.kind === "digits" && other?.kind === "letters" && one.end === other.start;
  return own?.kind === "digits" && !joins(before, own) && !joins(own, after);
}

/** The numbers of episodes, and the hashtags. */
function skippedPlaces(tokens: Token[]): Set<number> {
  const skipped = new Set(
    findNumbers(tokens).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  for (const [at, token] of tokens.entries()) {
    if (token.text !== "#" || tokens[at + 1]?.start !== token.end) continue;
    for (let next = at; next === at || tokens[next]?.start === tokens[next - 1]?.end; next += 1) {
      if (next >= tokens.length) break;
      skipped.add(next);
    }
  }
  return skipped;
}
