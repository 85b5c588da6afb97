import { hasUnspacedScript } from "../../words/words";
import { capitalize } from "./casing";

/** A title in pieces between dividers such as "|", " - " and ": ", and the divider after each piece. */
export interface Segments {
  pieces: string[];
  /** One fewer than the pieces, as written. */
  dividers: string[];
}

/** Bars everywhere, dashes and slashes between spaces, colons before a space. */
const DIVIDER = / ?[|｜¦•◆]+ ?| [-–—~/] | -- | \/\/ |: /gu;
const OPEN = new Map([
  ["(", ")"],
  ["[", "]"],
  ["“", "”"],
  ["‘", "’"],
  ["「", "」"],
]);

/** Where brackets or curly quotes are open, place by place; a straight quote opens and closes. */
export function enclosed(text: string): boolean[] {
  const closing: string[] = [];
  return [...text].flatMap((character) => {
    const inside = closing.length > 0;
    if (closing.at(-1) === character) closing.pop();
    else if (character === '"') closing.push('"');
    else {
      const end = OPEN.get(character);
      if (end && text.includes(end)) closing.push(end);
    }
    return Array<boolean>(character.length).fill(inside);
  });
}

/** Splits a title at its dividers, except inside brackets and quotes. */
export function splitSegments(title: string): Segments {
  const inside = enclosed(title);
  const pieces: string[] = [];
  const dividers: string[] = [];
  let from = 0;
  for (const match of title.matchAll(DIVIDER)) {
    if (inside[match.index]) continue;
    const piece = title.slice(from, match.index).trim();
    from = match.index + match[0].length;
    if (piece === "") continue;
    pieces.push(piece);
    dividers.push(match[0]);
  }
  const last = title.slice(from).trim();
  if (last === "") dividers.pop();
  else pieces.push(last);
  return { pieces, dividers };
}

/** A number in a series: "#12", "Part 3", "Ep. 4", "P.5", "Season 2", "S2E4", "(3/10)". */
const SERIES_NUMBER =
  /(?:^|[\s(])(?:#\s?\d{1,4}|(?:part|pt|ep|episode|lesson|lecture|chapter|day|week|vol|volume|season|session|class|module|parte|partie|teil|folge|aula|p)[.:]?\s?#?\d{1,4}|s\d{1,2}\s?e\d{1,3}|\d{1,3}\s?(?:\/|of)\s?\d{1,3})\b/iu;

/** "Excel Magic Trick 1385", "Sonnet 18": a large number that is no year, or one after such a word. "Android 10" is a name. */
const NUMBERED =
  /^(?:[\p{L}'’&]+ ){1,5}(?!(?:19|20)\d\d$|101$)\d{3,4}$|(?:^| )(?:trick|sonnet|tip|tutorial|series|podcast|show|talk|challenge|test|analysis|efficiency) #? ?\d{1,3}$/iu;

/** Whether a piece tells the place in a series. */
export function hasSeriesNumber(piece: string): boolean {
  return SERIES_NUMBER.test(piece) || NUMBERED.test(piece) || /\(\d{1,3}\)$/u.test(piece);
}

const UNFINISHED =
  /\b(?:an?|the|my|your|our|his|her|their|of|to|in|on|at|for|with|from|by|and|or|but|vs|versus|between|is|are|was|not|so|too|very|i|we|you|that|which|who|why|how|what|when|if|because|as|than|no|without|part|episode|ep|feat|ft)[.,]?$/iu;
/** A piece that leans on the one before it, or is a label. */
const LEANING =
  /^(?:who|which|and|but|or|then|so|it|its|they|them|both|also|plus|featuring|feat|ft|w\/|with|by|the sequel|your|here|part|pt|ep|episode|season|day|lesson|vol|chapter|session|live)\b|\b(?:one|ones|it|them|they|both)\b(?!.*\b(?:i|you|we)\b)|^#|^\d+(?:\s?\/\s?\d+)?$/iu;

/** The words of a text in small letters, for comparing. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
}

const withoutBrackets = (piece: string) => piece.replace(/[([][^()[\]]*[)\]]/gu, "").trim();

/** Whether a piece says something by itself: three words and more, finished, and leaning on nothing before it. */
export function standsAlone(piece: string): boolean {
  const plain = withoutBrackets(piece);
  const words = plain.split(/\s+/u).length;
  return (
    (words >= 3 || plain.length >= (hasUnspacedScript(plain) ? 8 : words === 2 ? 14 : Infinity)) &&
    !UNFINISHED.test(piece) &&
    (piece.match(/["“”]/gu)?.length ?? 0) % 2 === 0 &&
    (piece.match(/[([]/gu)?.length ?? 0) === (piece.match(/[)\]]/gu)?.length ?? 0)
  );
}

/** The same for a piece that was not the first: "which one is it?" leans on what went before. */
export function canOpen(piece: string): boolean {
  return (
    standsAlone(piece) &&
    /^["“‘'(]?(?:[\p{Lu}\p{Lo}\p{N}$€£]|\p{Ll}\p{Lu})/u.test(piece) &&
    !LEANING.test(piece) &&
    !/[?!.]$/u.test(piece)
  );
}

/** The piece at a place moved to the front; the others keep their order, and the dividers their places. */
export function moveToFront({ pieces, dividers }: Segments, at: number): string {
  const order = [pieces[at] ?? "", ...pieces.filter((_, place) => place !== at)];
  return order
    .map((piece, place) => (place === 0 ? capitalize(piece) : `${dividers[place - 1] ?? " "}${piece}`))
    .join("");
}

/** The pieces but one, their dividers kept. */
export function leaveOut({ pieces, dividers }: Segments, at: number): string {
  const kept = dividers.filter((_, place) => place !== Math.max(at - 1, 0));
  return capitalize(
    pieces
      .filter((_, place) => place !== at)
      .map((piece, place) => (place === 0 ? piece : `${kept[place - 1] ?? " "}${piece}`))
      .join(""),
  );
}

/** Words that tell a format, a channel or a show rather than a subject. */
const FORMAT =
  /(?<!-)\b(?:tutorials?|course|lessons?|lectures?|podcast|vlogs?|show|series|channel|official|studios|media|academy|network|tv|live|stream|livestream|replay|trailer|teaser|gameplay|walkthrough|step by step|shorts?|hd|4k|q&a|ft|feat|featuring)\b(?!-)/iu;

/**
 * Whether a piece after the first is a label: a place in a series, a format, a show's or a channel's name. Up to
 * three words are taken for a name only after a bar: after a colon or a dash they may be all that the video is about.
 */
export function isLabel(piece: string, divider = ""): boolean {
  const plain = withoutBrackets(piece);
  const words = plain.split(/\s+/u).length;
  return (
    hasSeriesNumber(plain) || (words <= 3 && /[|｜¦•◆~]/u.test(divider)) || (words <= 5 && FORMAT.test(plain))
  );
}
