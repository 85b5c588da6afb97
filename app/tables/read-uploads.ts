import { readCount, readLength } from "./read-count";
import { inOrder, type Order, orderShown, readDate } from "./read-date";
import { type PastUpload, SHORT_SECONDS } from "./upload";
import { type Row, rowsOf } from "./upload-rows";

/** Why a line was set apart. */
export type LeftKind =
  | "short"
  | "future"
  | "no-views"
  | "no-title"
  | "no-date"
  /** Day and month cannot be told apart. */
  | "either-date"
  /** Studio's row of sums. */
  | "total"
  /** The same title, day and views as a line before it. */
  | "again"
  | "unread";

export interface ReadUploads {
  uploads: PastUpload[];
  /** The first 200 lines that were set apart, with why; `line` counts from 1, 0 is the whole. */
  left: { line: number; kind: LeftKind; why: string }[];
  /** All that were set apart, by why. */
  counts: Partial<Record<LeftKind, number>>;
  /** How dates such as 03/04/2026 were read, where there are any; "unknown" where nothing told: they are left. */
  dates?: Order | "unknown";
}

const CHARACTERS_AT_MOST = 2_097_152;
const LEFT_AT_MOST = 200;
/** The most viewed video has some 17 billion: what is above is another figure, or a slip. */
const MOST_VIEWS = 1e11;
/** Where a list tells no lengths, this does. */
const SAYS_SHORT = /#shorts?(?![\p{L}\p{N}_])/iu;
/** YouTube takes 100. */
const TITLE_AT_MOST = 200;

/**
 * Reads a pasted list of uploads, or a CSV of them: a title, a date and a count of views in each line, between
 * tabs, pipes, semicolons or commas, in any order, or under a heading such as YouTube Studio's. Never throws: what
 * cannot be read is set apart and told. Dates such as 03/04/2026 go by what the others show (a day over 12, or a
 * reading that lies after `asOf`), else by `order`, else they are set apart. The same line again counts once. At most
 * 5,000 lines and 2 MB are read.
 */
export function readUploads(text: string, asOf: Date, order?: Order): ReadUploads {
  const read: ReadUploads = { uploads: [], left: [], counts: {} };
  const leave = (line: number, kind: LeftKind, why: string) => {
    read.counts[kind] = (read.counts[kind] ?? 0) + 1;
    if (read.left.length < LEFT_AT_MOST) read.left.push({ line, kind, why });
  };
  const { rows, unread } = rowsOf(text.slice(0, CHARACTERS_AT_MOST));
  if (text.length > CHARACTERS_AT_MOST) leave(0, "unread", "Only the first 2 MB were read");
  for (const { line, why } of unread) leave(line, "unread", why);
  const either = eithersOf(rows);
  const dates = orderOf(rows, asOf) ?? order ?? null;
  const seen = new Set<string>();
  for (const row of rows) {
    const found = uploadOf(row, dates, asOf);
    if ("kind" in found) {
      leave(row.line, found.kind, found.why);
      continue;
    }
    // An upload that counts twice would make a list look larger, and its forecast surer, than it is.
    const same = JSON.stringify([found.title, found.publishedAt, found.views]);
    if (seen.has(same)) leave(row.line, "again", "The same as a line before it");
    else read.uploads.push(found);
    seen.add(same);
  }
  return either.length > 0 ? { ...read, dates: dates ?? "unknown" } : read;
}

function uploadOf(row: Row, dates: Order | null, asOf: Date): PastUpload | { kind: LeftKind; why: string } {
  if (row.isTotal) return { kind: "total", why: "The sum of all videos, not a video" };
  const title = row.title.trim().slice(0, TITLE_AT_MOST);
  if (title === "") return { kind: "no-title", why: "It has no title" };
  const written = readDate(row.date);
  if (!written) return { kind: "no-date", why: unreadable(row.date, "date") };
  if (written.kind === "either" && !dates) {
    const why = `“${row.date.trim()}” may be day or month first, and no other date tells which`;
    return { kind: "either-date", why };
  }
  const publishedAt = written.kind === "either" ? inOrder(written, dates as Order) : written.at;
  if (publishedAt.getTime() > asOf.getTime()) return { kind: "future", why: "It is not published yet" };
  const views = readCount(row.views);
  if (views === null) return { kind: "no-views", why: unreadable(row.views, "count of views") };
  if (views > MOST_VIEWS) return { kind: "no-views", why: "More views than any video has" };
  if (views < 1) return { kind: "no-views", why: "Nobody has seen it" };
  const durationSeconds = readLength(row.length);
  if (durationSeconds && durationSeconds <= SHORT_SECONDS) {
    return { kind: "short", why: `A Short: ${SHORT_SECONDS} seconds or less` };
  }
  if (!durationSeconds && SAYS_SHORT.test(title)) return { kind: "short", why: "A Short by its title" };
  return { title, publishedAt, views, durationSeconds };
}

/** The order the whole column shows: by a number over 12, else by which reading lies in the future. */
function orderOf(rows: Row[], asOf: Date): Order | null {
  const shown = new Set(rows.flatMap(({ date }) => orderShown(date) ?? []));
  if (shown.size > 0) return shown.size === 1 ? ([...shown][0] as Order) : null;
  const either = eithersOf(rows);
  const isAhead = (order: Order) => either.some((date) => inOrder(date, order).getTime() > asOf.getTime());
  const dayAhead = isAhead("day-first");
  if (dayAhead === isAhead("month-first")) return null;
  return dayAhead ? "month-first" : "day-first";
}

function eithersOf(rows: Row[]) {
  return rows.map(({ date }) => readDate(date)).filter((date) => date?.kind === "either");
}

function unreadable(text: string, what: string): string {
  const plain = text.trim();
  if (plain === "") return `It has no ${what}`;
  return `“${plain.length > 30 ? `${plain.slice(0, 29)}…` : plain}” is no ${what} that can be read`;
}
