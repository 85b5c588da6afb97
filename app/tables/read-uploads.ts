import { type MeasuredUpload, SHORT_SECONDS, UNMEASURED, uploadKind } from "../model/upload";
import { clip, TEXT_MAX_BYTES } from "../words/bounds";
import { readLength } from "./counts";
import { type DateOrder, orderOfDates, readDate } from "./dates";
import { plainLines } from "./rows";
import { readListTable } from "./studio/read-file";
import { readListed } from "./upload-lines";
import { type ExcludedRow, type RowExclusion, readUploadRow } from "./upload-row";
import type { VideoPage } from "./video-page/read-page";

/** Why a line is excluded. */
export type LineExclusion = RowExclusion | "short" | "total";

export interface ReadUploads {
  /** Longer videos, and those whose length is not told. */
  uploads: MeasuredUpload[];
  /** Shorts, by their length or by their title. Their lines are excluded lines as well. */
  shorts: MeasuredUpload[];
  /** The first 200 excluded lines, with the reason in words; `line` counts from 1, 0 is the whole text. */
  excluded: ExcludedRow<LineExclusion>[];
  /** All excluded lines, by kind. */
  counts: Partial<Record<LineExclusion, number>>;
  /** How dates such as 03/04/2026 were read, if there are any; "unknown" if nothing told: they are excluded. */
  dates?: DateOrder | "unknown";
  /** What it was read as, where it is a page copied from YouTube. */
  page?: VideoPage;
  /** Why a table is no list of uploads: what it looks like, the columns it has and the one that is needed. */
  refused?: string;
}

const MAX_EXCLUDED = 200;
/** Marks a Short if the list tells no lengths. */
const SHORTS_TAG = /#shorts?(?![\p{L}\p{N}_])/iu;

/** What a list gives, before Shorts, duplicates and videos without views are taken out. */
interface Given {
  uploads: { line: number; upload: MeasuredUpload }[];
  excluded: ExcludedRow<LineExclusion>[];
  dates?: DateOrder | "unknown";
  page?: VideoPage;
}

/**
 * Reads a pasted list of uploads, or a CSV of them: a title, a date and a count of views in each line, between tabs,
 * pipes, semicolons or commas, in any order, or under a heading as YouTube Studio's table is. Never throws: a line that
 * cannot be read is excluded, with its reason, and a table of anything else is refused. Dates such as 03/04/2026 are read
 * in the order the others show (`orderOfDates`), else in `order`, else excluded. A duplicate line counts once. Reads at
 * most 5,000 lines and 2 MB. Where the text is a page of YouTube's (`page`), its videos are taken, unless the lines of a
 * list tell more.
 */
export function readUploads(
  written: string,
  asOf: Date,
  order?: DateOrder,
  page: VideoPage | null = null,
): ReadUploads {
  const read: ReadUploads = { uploads: [], shorts: [], excluded: [], counts: {} };
  const exclude = (row: ExcludedRow<LineExclusion>) => {
    read.counts[row.kind] = (read.counts[row.kind] ?? 0) + 1;
    if (read.excluded.length < MAX_EXCLUDED) read.excluded.push(row);
  };
  // UTF-16 units: a text of 2 MB has no more.
  const text = plainLines(written.slice(0, TEXT_MAX_BYTES));
  if (written.length > TEXT_MAX_BYTES)
    exclude({ line: 0, kind: "unread", why: "Only the first 2 MB were read" });
  const listed = fromTable(text, asOf, order) ?? fromLines(text, asOf, order);
  const given = page && !tellsMore(listed, page) ? fromPage(page) : listed;
  if ("refused" in given) return { ...read, refused: given.refused };
  const excluded = [...given.excluded];
  const seen = new Set<string>();
  for (const { line, upload } of given.uploads) {
    const { title, publishedAt, views } = upload;
    // A duplicate would make a list look larger, and its forecast surer, than it is.
    const key = JSON.stringify([title, publishedAt, views]);
    const short = shortBy(upload);
    if (views < 1) excluded.push({ line, kind: "no-views", why: "Nobody has seen it" });
    else if (short) excluded.push({ line, kind: "short", why: short });
    else if (seen.has(key)) excluded.push({ line, kind: "duplicate", why: "The same as a line before it" });
    if (views >= 1 && !seen.has(key)) (short ? read.shorts : read.uploads).push(upload);
    seen.add(key);
  }
  // What could not be read at all comes first: a creator can mend it.
  const isRead = ({ kind }: ExcludedRow<LineExclusion>) => (kind === "unread" ? 0 : 1);
  for (const row of excluded.sort((a, b) => isRead(a) - isRead(b) || a.line - b.line)) exclude(row);
  if (given.page) read.page = given.page;
  return given.dates ? { ...read, dates: given.dates } : read;
}

/** A list may have words that a page has, too: then it has days, and more videos are read by these. */
function tellsMore(listed: Given | { refused: string }, { uploads, undated }: VideoPage): boolean {
  return "uploads" in listed && listed.uploads.length >= Math.max(uploads.length, undated.length);
}

function fromPage(page: VideoPage): Given {
  const excluded = page.unread.map(({ line, text }): ExcludedRow<LineExclusion> => {
    return { line, kind: "unread", why: `“${clip(text, MAX_QUOTED)}” is neither title, views nor age` };
  });
  return { uploads: page.uploads, excluded, page };
}

/** So much of a line is said again. */
const MAX_QUOTED = 60;

/** Under a heading; null without one. */
function fromTable(text: string, asOf: Date, order?: DateOrder): Given | { refused: string } | null {
  const table = readListTable(text, { asOf, ...(order ? { order } : {}) });
  if (table === null || "refused" in table) return table;
  const { uploads, lines, excluded, totalLine, dates } = table;
  const total: Given["excluded"] =
    totalLine === null ? [] : [{ line: totalLine, kind: "total", why: "The sum of all videos, not a video" }];
  return {
    uploads: uploads.map((upload, at) => ({
      line: lines[at] ?? 0,
      upload: { ...upload, countedAt: asOf.toISOString() },
    })),
    excluded: [...excluded, ...total],
    ...(dates ? { dates } : {}),
  };
}

function fromLines(text: string, asOf: Date, order?: DateOrder): Given {
  const { rows, unread } = readListed(text);
  const dates = rows.map(({ date }) => date);
  const shown = orderOfDates(dates, asOf) ?? order ?? null;
  const given: Given = { uploads: [], excluded: unread.map((row) => ({ ...row, kind: "unread" })) };
  for (const row of rows) {
    const found = readUploadRow(row, shown, asOf);
    if ("kind" in found) given.excluded.push({ line: row.line, ...found });
    else {
      const durationSeconds = readLength(row.length);
      const upload = { ...UNMEASURED, ...found, durationSeconds, countedAt: asOf.toISOString() };
      given.uploads.push({ line: row.line, upload });
    }
  }
  const isAmbiguous = dates.some((date) => readDate(date)?.kind === "ambiguous");
  return isAmbiguous ? { ...given, dates: shown ?? "unknown" } : given;
}

/** What tells that an upload is a Short; null for a longer one. */
function shortBy({ title, durationSeconds }: MeasuredUpload): string | null {
  const kind = uploadKind(durationSeconds);
  if (kind === "short") return `A Short: ${SHORT_SECONDS} seconds or less`;
  return kind === null && SHORTS_TAG.test(title) ? "A Short by its title" : null;
}
