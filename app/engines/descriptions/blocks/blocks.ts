import type { BlockKind, UsualBlock, UsualBlocks } from "../../../model/channel";
import { blankOut, findChapters, findPieces, type Piece } from "../chapters";
import { isEmptyHashtag } from "../rewrite/hashtags";
import { isHashtagLine, isHeading } from "../rewrite/lines";
import { type LineKind, lineKind } from "./line-kinds";

/** One of a creator's own descriptions, and when its video came out; null where nobody told. */
export interface OwnDescription {
  text: string;
  at: string | null;
}

/** More blocks are no choice at a glance. */
const MAX_BLOCKS = 8;
/** A longer one is no block: YouTube takes 5,000 characters for a whole description. */
const MAX_CHARACTERS = 2000;
/** A block stands where so many of its lines do: a list of gear changes now and then. */
export const SAME_BLOCK = 2 / 3;
/** What stands in none of the newest has been dropped: a third of all, at least two and at most five. */
const NEWEST = { share: 1 / 3, least: 2, most: 5 };
/** Fewer characters of text say nothing about a channel; in scripts without spaces each says more. */
const MIN_ABOUT = 40;
const MIN_ABOUT_UNSPACED = 20;
/** YouTube shows three at the title. */
const MAX_HASHTAGS = 3;
/** A channel's own hashtags stand below at least half of its videos. */
const OWN_HASHTAG = 1 / 2;

interface Line {
  text: string;
  /** The same for lines that differ in a number or in what tracks a click; "" ends a paragraph. */
  key: string;
  /** Stands in one description alone: between the lines of a block. */
  isOwn?: boolean;
}

/**
 * The blocks that recur in a creator's descriptions, given newest first: lines of one paragraph that stand in at least
 * `least` of them, parted by what they are for. Lines count as equal where only a number or a tracking parameter differs; the
 * newest stands. Left out is what is dated: lines that name a day, an end or an occasion, or count up ("Episode 12"), what
 * stands in none of the newest, and offers that are not in the very newest. Takes any texts, in time linear in their length.
 */
export function findBlocks(descriptions: readonly OwnDescription[], least = 2): UsualBlocks {
  const read = descriptions.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const texts = read.map(({ text }) => readLines(text));
  const places = placesOf(texts.map(({ lines, hashtags }) => [...lines, ...hashtags]));
  const newest = Math.min(
    NEWEST.most,
    Math.max(NEWEST.least, Math.ceil(read.length * NEWEST.share)),
    read.length,
  );
  const recurs = (key: string) => key !== "" && (places.get(key)?.length ?? 0) >= least;
  const counts = countsUp(texts.map(({ lines }) => lines));
  const taken = new Set<string>();
  const blocks: UsualBlock[] = [];
  for (const { lines } of texts.slice(0, newest)) {
    const kept = lines.map((line) =>
      line.key === "" || (recurs(line.key) && !counts.has(line.key)) ? line : { ...line, isOwn: true },
    );
    for (const { kind, lines: made } of partBlocks(kept)) {
      const block = made.filter(({ key }) => !taken.has(key));
      for (const { key } of block) taken.add(key);
      add(kind, block, "\n");
    }
  }
  add("hashtags", ownHashtags(), " ");
  return { of: read.length, blocks };

  function add(kind: BlockKind, lines: Line[], between: string): void {
    const text = lines.map((line) => line.text).join(between);
    const isWorth = kind !== "about" || isLongEnough(text);
    if (lines.length === 0 || !isWorth || text.length > MAX_CHARACTERS || blocks.length === MAX_BLOCKS)
      return;
    const has = descriptionsWith(lines);
    const [last = Number.POSITIVE_INFINITY] = has;
    if (has.length < least || last >= (kind === "offer" ? 1 : newest)) return;
    blocks.push({ kind, text, count: has.length, lastAt: read[last]?.at ?? null });
  }

  /** The descriptions that have most of these lines, newest first. */
  function descriptionsWith(lines: Line[]): number[] {
    const found = new Map<number, number>();
    for (const { key } of lines)
      for (const place of places.get(key) ?? []) found.set(place, (found.get(place) ?? 0) + 1);
    return [...found]
      .flatMap(([place, count]) => (count >= SAME_BLOCK * lines.length ? [place] : []))
      .sort((one, other) => one - other);
  }

  function ownHashtags(): Line[] {
    const often = Math.max(least, OWN_HASHTAG * read.length);
    const all = texts.slice(0, newest).flatMap(({ hashtags }) => hashtags);
    return [...new Map(all.toReversed().map((tag) => [tag.key, tag])).values()]
      .toReversed()
      .filter(({ key }) => (places.get(key)?.length ?? 0) >= often)
      .filter(({ text }) => !isEmptyHashtag(text) && !/\d{4}/u.test(text))
      .slice(0, MAX_HASHTAGS);
  }
}

/** The lines of a description that may recur, and its hashtags. Chapters and lines of hashtags are of one video. */
export function readLines(text: string): { lines: Line[]; hashtags: Line[] } {
  const timed = new Set(/\d:\d/u.test(text) ? findChapters(text).chapters.map(({ line }) => line) : []);
  const hashtags: Line[] = [];
  const lines = text.split("\n").map((written, at): Line => {
    const line = written.trim();
    const pieces = findPieces(line);
    const tags = pieces.filter(({ kind }) => kind === "hashtag");
    for (const tag of tags) hashtags.push({ text: tag.text, key: tag.text.toLowerCase().replace("＃", "#") });
    const isLeftOut =
      timed.has(at) || !/[\p{L}\p{N}]/u.test(line) || (tags.length > 0 && isHashtagLine(line));
    return { text: line, key: isLeftOut ? "" : lineKey(line, pieces) };
  });
  return { lines, hashtags };
}

/** What only tracks where a click came from. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|si|ref_?|tag|igshi?d?|feature|aff(?:id)?|irclickid|pp|ascsubtag|linkcode|s|t)$/iu;

function lineKey(line: string, pieces: Piece[]): string {
  let key = "";
  let at = 0;
  for (const { kind, text, start, end } of pieces) {
    if (kind !== "link") continue;
    key += `${line.slice(at, start).replace(/\p{N}+/gu, "0")}${linkKey(text)}`;
    at = end;
  }
  key += line.slice(at).replace(/\p{N}+/gu, "0");
  return key.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

function linkKey(link: string): string {
  const [address = "", query = ""] = link.replace(/^https?:\/\/(?:www\.)?/iu, "").split("?");
  const params = query
    .split("&")
    .filter((param) => param !== "" && !TRACKING.test(param.split("=")[0] ?? ""));
  return `${address.replace(/\/$/u, "")}${params.length > 0 ? `?${params.join("&")}` : ""}`;
}

/** By key, the descriptions that have it, newest first. */
function placesOf(texts: Line[][]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, lines] of texts.entries())
    for (const { key } of lines) {
      const found = places.get(key);
      if (!found) places.set(key, [place]);
      else if (found.at(-1) !== place) found.push(place);
    }
  return places;
}

/** "© 2026" is the newest there is, and counts no videos. */
const FIRST_YEAR = 1900;

/** Keys of lines whose number grows by one from one description to the next newer: "Episode 12" is of one video. */
function countsUp(texts: Line[][]): Set<string> {
  const newer = new Map<string, number[]>();
  const counting = new Set<string>();
  for (const lines of texts) {
    const here = new Map<string, number[]>();
    for (const { key, text } of lines) if (key !== "" && !here.has(key)) here.set(key, numbersOf(text));
    for (const [key, numbers] of here) {
      const before = newer.get(key);
      if (before?.some((number, at) => number < FIRST_YEAR && number - (numbers[at] ?? Number.NaN) === 1))
        counting.add(key);
      if (!before) newer.set(key, numbers);
    }
  }
  return counting;
}

const numbersOf = (line: string) =>
  /\d/u.test(line) ? (blankOut(line, ["link"]).match(/\d{1,9}/gu) ?? []).map(Number) : [];

const LINK = /https?:|www\./iu;

/** Kinds that stay a block of their own beside others; the rest go with the heading above them. */
const APART = new Set<LineKind>(["disclosure", "subscribe", "offer", "dated", "greeting"]);

/** Lines parted into blocks: at the end of a paragraph, at a heading, and where they are for something else. */
function partBlocks(lines: Line[]): { kind: BlockKind; lines: Line[] }[] {
  const parts: { kind: LineKind; lines: Line[]; isHeaded: boolean }[] = [];
  let open: (typeof parts)[number] | undefined;
  for (const [at, line] of lines.entries()) {
    const isAlone = open?.isHeaded && open.lines.length === 1;
    if (line.isOwn) {
      // What a heading stands above, if nothing else does, is of one video.
      if (isAlone && lines[at + 1]?.key === "") open = undefined;
      continue;
    }
    if (line.key === "") {
      // A blank line between a heading and its list parts nothing.
      if (!isAlone) open = undefined;
      continue;
    }
    const own = lineKind(line.text);
    const next = lines[at + 1];
    const heads = isBlockHeading(line.text, next && LINK.test(next.text));
    const goesOn =
      open &&
      !(heads && own !== open.kind) &&
      (own === open.kind ||
        (open.isHeaded && !APART.has(own)) ||
        // "Get it here:" and the address below.
        (open.kind === "offer" && own === "links" && !open.lines.some(({ text }) => LINK.test(text))));
    if (open && goesOn) {
      open.lines.push(line);
      // "Find me here:" says no more than its links do.
      if (open.kind === "about" && open.isHeaded) open.kind = own;
    } else {
      open = { kind: own, lines: [line], isHeaded: heads };
      parts.push(open);
    }
  }
  return parts.flatMap(({ kind, lines: made, isHeaded }) =>
    kind === "dated" || kind === "greeting" || (isHeaded && made.length === 1) ? [] : [{ kind, lines: made }],
  );
}

/** Whether a line stands above a list: "My gear:", "SOCIALS", or a few words above a link. */
function isBlockHeading(line: string, isAboveLink = false): boolean {
  if (!isHeading(line)) return false;
  if (isAboveLink) return true;
  return /[:：⬇👇↓]$/u.test(line) || (!/\p{Ll}/u.test(line) && /\p{Lu}/u.test(line));
}

function isLongEnough(text: string): boolean {
  const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(text);
  return text.length >= (unspaced ? MIN_ABOUT_UNSPACED : MIN_ABOUT);
}
