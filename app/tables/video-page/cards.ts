import { readCount, readLength } from "../counts";
import { plainTitle } from "../upload-row";
import { type AgeRange, plainLine, readSureAge } from "./age";
import { readPageViews, saysNoViews } from "./views";

/** A video as the page shows it. */
export interface VideoCard {
  /** The line of its title, from 1. */
  line: number;
  title: string;
  views: number;
  /** null where the page tells no age, as on the Shorts tab. */
  age: AgeRange | null;
  durationSeconds: number | null;
}

/** A line of the page. */
interface Line {
  /** From 1. */
  line: number;
  text: string;
  plain: string;
}

/** What stands between two videos and could not be read. */
export interface UnreadLine {
  line: number;
  text: string;
}

/** Badges and buttons that stand beside videos; others are known by standing there again and again. */
const BADGES = new Set(
  "now playing|new|4k|8k|hd|hdr|vr180|360°|cc|subtitles|live|premiere|members only|members first|fundraiser|paid promotion|includes paid promotion|watch later|add to queue|•|·|-|notify me|set reminder|show more".split(
    "|",
  ),
);

/** Fewer titles above views, without an age, are no Shorts tab. */
export const LEAST_UNDATED = 3;

/** A line that stands between videos so often is the page's. */
const OFTEN = 3;
/** Longer lines are no part of a card. */
const MAX_LINE = 500;
/** Between views and age may stand a dot on its own line. */
const MOST_BETWEEN = 2;
const SEPARATOR = /^[•·|,.–-]$/;
const LENGTH = /^(\d{1,3}[:.])?\d{1,2}[:.]\d{2}$/;

/** Where a line, or the one or two after it, tells views and an age. */
interface Meta {
  /** Places of its first and last line. */
  at: number;
  end: number;
  views: number;
  age: AgeRange | null;
  /** What stands in front of it on its line. */
  lead: string;
}

/**
 * The videos of a text copied from YouTube's page: views, with an age beside or below them, and the title above. Lines
 * between two videos that are neither length, badge nor anything that stands there again and again are unread.
 */
export function readCards(text: string): { cards: VideoCard[]; unread: UnreadLine[] } {
  const lines = linesOf(text);
  const metas = readMetas(lines);
  const cards: VideoCard[] = [];
  const between: UnreadLine[] = [];
  let used = -1;
  for (const meta of metas) {
    const card = readCard(lines, meta, used);
    if (card) {
      if (cards.length > 0) {
        between.push(...lines.slice(used + 1, meta.at).filter((line) => isUnread(line, card.title)));
      }
      cards.push(card);
    }
    used = meta.end;
  }
  const counts = new Map<string, number>();
  for (const { text: own } of between) counts.set(own, (counts.get(own) ?? 0) + 1);
  const seldom = between.filter(({ text: own }) => (counts.get(own) ?? 0) < OFTEN);
  return { cards, unread: seldom.map(({ line, text: own }) => ({ line, text: own })) };
}

function linesOf(text: string): Line[] {
  return text.split("\n").flatMap((written, at) => {
    const own = written.slice(0, MAX_LINE + 1).trim();
    const plain = own.length > MAX_LINE ? "" : plainLine(own);
    return own === "" ? [] : [{ line: at + 1, text: own, plain }];
  });
}

/** With an age, and before the first or behind the last of these also without: the Shorts tab copied along. */
function readMetas(lines: Line[]): Meta[] {
  const metas: Meta[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const meta = metaAt(lines, at);
    if (!meta) continue;
    metas.push(meta);
    at = meta.end;
  }
  const dated = metas.filter(({ age }) => age !== null);
  // A title may be "1M views": then its own views and age follow.
  const first = (dated[0]?.at ?? Number.POSITIVE_INFINITY) - 1;
  const last = dated.at(-1)?.end ?? -1;
  const before = metas.filter(({ age, at }) => age === null && at < first);
  const behind = dated.length === 0 ? [] : metas.filter(({ age, at }) => age === null && at > last);
  return [...enough(before), ...dated, ...enough(behind)];
}

const enough = (metas: Meta[]) => (metas.length < LEAST_UNDATED ? [] : metas);

function metaAt(lines: Line[], at: number): Meta | null {
  const plain = lines[at]?.plain ?? "";
  const whole = viewsAndAge(plain);
  if (whole?.age) return { at, end: at, ...whole, lead: "" };
  const own = whole ?? (saysNoViews(plain) ? { views: 0, age: null } : null);
  const below = ageBelow(lines, at);
  if (own) return below ? { at, ...below, views: own.views, lead: "" } : { at, end: at, ...own, lead: "" };
  const parted = inParts(lines[at]);
  if (parted) return { at, end: at, ...parted };
  // A language whose word for views is not known: a short line with a number, above what is an age for sure.
  if (!below?.isMarked || plain.length > MAX_COUNT || LENGTH.test(plain)) return null;
  const views = countIn(plain);
  return views === null ? null : { at, end: below.end, age: below.age, views, lead: "" };
}

/** A count with its word in any language is no longer. */
const MAX_COUNT = 40;

function countIn(plain: string): number | null {
  const [, number = "", size = ""] = /^\D{0,15}?(\d[\d.,' ]{0,14}) ?(\p{L}{0,5})/u.exec(plain) ?? [];
  if (number === "") return null;
  return readCount(`${number.trim()} ${size}`.trim()) ?? readCount(number.trim());
}

function viewsAndAge(plain: string): { views: number; age: AgeRange | null } | null {
  const read = readPageViews(plain);
  if (!read) return null;
  return { views: read.views, age: readSureAge(read.rest) };
}

/** The age on the next line, or behind a dot on its own. */
function ageBelow(lines: Line[], at: number): { end: number; age: AgeRange; isMarked: boolean } | null {
  let next = at + 1;
  while (next - at <= MOST_BETWEEN && SEPARATOR.test(lines[next]?.plain ?? "")) next += 1;
  const plain = (lines[next]?.plain ?? "").replace(/^[•·] ?/, "");
  const age = readSureAge(plain);
  if (!age || readPageViews(plain)) return null;
  return { end: next, age: { from: age.from, to: age.to }, isMarked: age.isMarked };
}

/** "Channel • 12K views • 3 weeks ago", and a title before tabs. */
function inParts(line: Line | undefined): { views: number; age: AgeRange; lead: string } | null {
  if (!line || line.plain === "") return null;
  for (const separator of ["\t", " • ", " · ", " | "]) {
    if (!line.text.includes(separator)) continue;
    const parts = line.text.split(separator);
    const [views = "", age = ""] = parts.slice(-2).map(plainLine);
    const [count, old] = [viewsAndAge(views), readSureAge(age)];
    if (!count || count.age || !old) continue;
    return {
      views: count.views,
      age: { from: old.from, to: old.to },
      lead: parts.slice(0, -2).join(separator).trim(),
    };
  }
  return null;
}

function readCard(lines: Line[], { at, views, age, lead }: Meta, used: number): VideoCard | null {
  const title = titleAbove(lines, at, used);
  const above = lines.slice(used + 1, Math.max(title, used + 1));
  const own = lines[title];
  const isLength = LENGTH.test(own?.plain ?? "");
  // A title may look like a length; then the length stands above it.
  const isTitle =
    title > used &&
    own &&
    (!isLength || above.some(({ plain }) => lengthIn(plain) !== null && plain !== own.plain));
  const written = isTitle ? own.text : lead;
  if (plainTitle(written) === "") return null;
  const lengths = (isTitle ? above : lines.slice(used + 1, at)).map(({ plain }) => lengthIn(plain));
  return {
    line: (isTitle ? own : lines[at])?.line ?? 0,
    title: plainTitle(written),
    views,
    age: age && { from: age.from, to: age.to },
    durationSeconds: lengths.findLast((length) => length !== null) ?? null,
  };
}

/** The place of the title: the next line above that is no badge, unless there is nothing else. */
function titleAbove(lines: Line[], at: number, used: number): number {
  let title = at - 1;
  while (title > used && BADGES.has(lines[title]?.plain ?? "")) title -= 1;
  return title > used && lengthIn(lines[title]?.plain ?? "") === null ? title : at - 1;
}

/** "12:34", and "12:34 12:34" where the page doubles it. */
function lengthIn(plain: string): number | null {
  const [first = "", second = first, ...more] = plain.split(" ");
  if (more.length > 0 || first !== second || !LENGTH.test(first)) return null;
  return readLength(first.replaceAll(".", ":"));
}

function isUnread({ text, plain }: Line, title: string): boolean {
  if (BADGES.has(plain) || lengthIn(plain) !== null) return false;
  return plainTitle(text) !== title;
}
