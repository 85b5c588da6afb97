import { readCount, readLength } from "./counts";
import { type DateOrder, orderOfDates, readDate, resolveDate, writeDate } from "./dates";
import { type MeasuredUpload, SHORT_SECONDS, uploadKind } from "./upload";
import { type Row, readRows } from "./upload-rows";

/** Why a line is excluded. */
export type LineExclusion =
  | "short"
  | "future"
  | "no-views"
  | "no-title"
  | "no-date"
  /** Day and month cannot be told apart. */
  | "ambiguous-date"
  /** Studio's row of sums. */
  | "total"
  /** The same title, day and views as a line above it. */
  | "duplicate"
  | "unread";

export interface ReadUploads {
  /** Longer videos, and those whose length is not told. */
  uploads: MeasuredUpload[];
  /** Shorts, by their length or by their title. Their lines are excluded lines as well. */
  shorts: MeasuredUpload[];
  /** The first 200 excluded lines, with the reason in words; `line` counts from 1, 0 is the whole text. */
  excluded: { line: number; kind: LineExclusion; why: string }[];
  /** All excluded lines, by kind. */
  counts: Partial<Record<LineExclusion, number>>;
  /** How dates such as 03/04/2026 were read, if there are any; "unknown" if nothing told: they are excluded. */
  dates?: DateOrder | "unknown";
}

const MAX_CHARACTERS = 2_097_152;
const MAX_EXCLUDED = 200;
/** The most viewed video has some 17 billion: a higher count is another figure, or a slip. */
const MAX_VIEWS = 1e11;
/** Marks a Short if the list tells no lengths. */
const SHORTS_TAG = /#shorts?(?![\p{L}\p{N}_])/iu;
/** YouTube takes 100. */
const MAX_TITLE = 200;

/**
 * Reads a pasted list of uploads, or a CSV of them: a title, a date and a count of views in each line, between tabs,
 * pipes, semicolons or commas, in any order, or under a heading such as YouTube Studio's. Never throws: a line that
 * cannot be read is excluded, with its reason. Dates such as 03/04/2026 are read in the order the others show (a
 * number over 12, or a reading that lies after `asOf`), else in `order`, else excluded. A duplicate line counts once.
 * Reads at most 5,000 lines and 2 MB.
 */
export function readUploads(text: string, asOf: Date, order?: DateOrder): ReadUploads {
  const read: ReadUploads = { uploads: [], shorts: [], excluded: [], counts: {} };
  const exclude = (line: number, kind: LineExclusion, why: string) => {
    read.counts[kind] = (read.counts[kind] ?? 0) + 1;
    if (read.excluded.length < MAX_EXCLUDED) read.excluded.push({ line, kind, why });
  };
  const { rows, unread } = readRows(text.slice(0, MAX_CHARACTERS));
  if (text.length > MAX_CHARACTERS) exclude(0, "unread", "Only the first 2 MB were read");
  for (const { line, why } of unread) exclude(line, "unread", why);
  const written = rows.map(({ date }) => date);
  const dates = orderOfDates(written, asOf) ?? order ?? null;
  const seen = new Set<string>();
  for (const row of rows) {
    const found = toUpload(row, dates, asOf);
    if ("kind" in found) {
      exclude(row.line, found.kind, found.why);
      continue;
    }
    // A duplicate would make a list look larger, and its forecast surer, than it is.
    const key = JSON.stringify([found.title, found.publishedAt, found.views]);
    const short = shortBy(found);
    if (short) exclude(row.line, "short", short);
    else if (seen.has(key)) exclude(row.line, "duplicate", "The same as a line before it");
    if (!seen.has(key)) (short ? read.shorts : read.uploads).push(found);
    seen.add(key);
  }
  return written.some((date) => readDate(date)?.kind === "ambiguous")
    ? { ...read, dates: dates ?? "unknown" }
    : read;
}

function toUpload(
  row: Row,
  order: DateOrder | null,
  asOf: Date,
): MeasuredUpload | { kind: LineExclusion; why: string } {
  if (row.isTotal) return { kind: "total", why: "The sum of all videos, not a video" };
  const title = row.title.trim().slice(0, MAX_TITLE);
  if (title === "") return { kind: "no-title", why: "It has no title" };
  const written = readDate(row.date);
  if (!written) return { kind: "no-date", why: unreadable(row.date, "date") };
  const publishedAt = written.kind === "date" ? written.at : order && resolveDate(written, order);
  if (!publishedAt) {
    const why = `“${row.date.trim()}” may be day or month first, and no other date tells which`;
    return { kind: "ambiguous-date", why };
  }
  if (publishedAt.getTime() > asOf.getTime()) return { kind: "future", why: "It is not published yet" };
  const views = readCount(row.views);
  if (views === null) return { kind: "no-views", why: unreadable(row.views, "count of views") };
  if (views > MAX_VIEWS) return { kind: "no-views", why: "More views than any video has" };
  if (views < 1) return { kind: "no-views", why: "Nobody has seen it" };
  return {
    ...NOT_TOLD,
    title,
    publishedAt: writeDate(publishedAt, row.date),
    views,
    durationSeconds: readLength(row.length),
    countedAt: asOf.toISOString(),
  };
}

/** What a list tells nothing of. */
const NOT_TOLD = {
  videoId: null,
  likes: null,
  comments: null,
  impressions: null,
  clickThroughRate: null,
  watchHours: null,
  averageViewSeconds: null,
  averageViewedShare: null,
  subscribers: null,
  revenue: null,
  rpm: null,
};

/** What tells that an upload is a Short; null for a longer one. */
function shortBy({ title, durationSeconds }: MeasuredUpload): string | null {
  const kind = uploadKind(durationSeconds);
  if (kind === "short") return `A Short: ${SHORT_SECONDS} seconds or less`;
  return kind === null && SHORTS_TAG.test(title) ? "A Short by its title" : null;
}

function unreadable(text: string, what: string): string {
  const plain = text.trim();
  if (plain === "") return `It has no ${what}`;
  return `“${plain.length > 30 ? `${plain.slice(0, 29)}…` : plain}” is no ${what} that can be read`;
}
