import { formatCount } from "../numbers/figures";
import { readCount } from "./counts";
import { readDate } from "./dates";
import { readRows } from "./rows";
import type { WrittenUpload } from "./upload-row";

/** One line's cells by what they hold, as written. */
interface ListedUpload extends WrittenUpload {
  line: number;
  /** "" if the list tells none. */
  length: string;
}

interface Listed {
  rows: ListedUpload[];
  unread: { line: number; why: string }[];
}

/** Titles, counts and dates hold commas: without a heading, commas tell no columns. */
const DELIMITERS = ["\t", "|", ";"];
/** More than nearly any channel has; the rest is reported as unread. */
const MAX_ROWS = 5000;
/** Enough rows to see what each column holds. */
const SAMPLE_ROWS = 100;

/**
 * The uploads of a list without a heading, by the first delimiter under which its columns are recognized by content.
 * Without one, each line is read from its ends (`readLine`).
 */
export function readListed(text: string): Listed {
  for (const delimiter of DELIMITERS) {
    if (!text.includes(delimiter)) continue;
    const { rows, next } = readRows(text, delimiter, MAX_ROWS);
    const columns = columnsByContent(rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells));
    if (!columns) continue;
    const unread = next === null ? [] : [{ line: next, why: unreadFromHere() }];
    return {
      rows: rows.map(({ line, cells }) => ({ line, ...readCells(cells, columns, delimiter) })),
      unread,
    };
  }
  return readLines(text);
}

/** The column of each value, from 0. */
interface Columns {
  title: number;
  date: number;
  views: number;
  /** -1 without one. */
  length: number;
}

/** A row whose title holds the delimiter ("Planes | Part 3") is read from its ends. */
function readCells(cells: string[], columns: Columns, delimiter: string): WrittenUpload & { length: string } {
  const cell = (column: number) => cells[column] ?? "";
  const row = {
    title: cell(columns.title),
    date: cell(columns.date),
    views: cell(columns.views),
    length: cell(columns.length),
  };
  if (readDate(row.date) && readCount(row.views) !== null) return row;
  return { ...row, ...readLine(cells.join(delimiter)) };
}

/**
 * The columns of a table without a heading, by content: the date and the views are the columns that read as such in
 * most rows, the title is the one of the rest with the most letters. null if one is missing.
 */
function columnsByContent(rows: string[][]): Columns | null {
  const width = Math.min(Math.max(0, ...rows.map((row) => row.length)), 12);
  const share = (column: number, reads: (cell: string) => boolean) =>
    rows.filter((row) => reads(row[column] ?? "")).length / rows.length;
  const places = Array.from({ length: width }, (_, column) => column);
  const best = (score: (column: number) => number, taken: number[], least: number) => {
    const free = places.filter((column) => !taken.includes(column));
    const [first = -1] = free.toSorted((a, b) => score(b) - score(a));
    return first >= 0 && score(first) >= least ? first : -1;
  };
  const date = best((column) => share(column, (cell) => readDate(cell) !== null), [], 0.5);
  // Likes and comments are fewer than views: the larger column of counts is the views.
  const total = (column: number) => rows.reduce((sum, row) => sum + (readCount(row[column] ?? "") ?? 0), 0);
  const views = best(
    (column) => share(column, (cell) => readCount(cell) !== null) + Math.log10(1 + total(column)) / 1000,
    [date],
    0.5,
  );
  // A title may be all emoji and figures: length breaks the tie.
  const letters = (cell: string) => (cell.match(/\p{L}/gu)?.length ?? 0) + cell.trim().length / 100;
  const title = best(
    (column) => rows.reduce((sum, row) => sum + letters(row[column] ?? ""), 0) / rows.length,
    [date, views],
    0.01,
  );
  const length = best(
    (column) => share(column, (cell) => /^(\d+:)?\d+:\d\d$/.test(cell.trim())),
    [date, views, title],
    0.5,
  );
  return date < 0 || views < 0 || title < 0 ? null : { title, date, views, length };
}

function readLines(text: string): Listed {
  const rows: ListedUpload[] = [];
  const unread: Listed["unread"] = [];
  for (const [at, whole] of text.split("\n", MAX_ROWS + 1).entries()) {
    const line = at + 1;
    if (at === MAX_ROWS) unread.push({ line, why: unreadFromHere() });
    else if (whole.trim() !== "") {
      const found = readLine(whole);
      if (found) rows.push({ line, ...found, length: "" });
      else unread.push({ line, why: "No title, date and views found" });
    }
  }
  return { rows, unread };
}

function unreadFromHere(): string {
  return `Lines from here on were not read: ${formatCount(MAX_ROWS)} are the most`;
}

const DATE =
  "\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}(?:[T ][\\d:.+Z-]{1,30})?|\\d{1,2}[./-] ?\\d{1,2}[./-] ?(?:\\d{4}|\\d{2})|\\p{L}{3,9}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}\\.? (?:de )?\\p{L}{3,10}\\.?,? (?:de )?\\d{4}";
const COUNT =
  "(?:\\d{1,3}(?:[,.'’ ]\\d{3})+|\\d{1,12}(?:[.,]\\d{1,2})?(?: ?\\p{L}{1,9}\\.?)?)(?: \\p{L}{4,15})?";

/** A value at the end of a line behind a separator, or at its beginning before one; and what reads it. */
const DATE_AT_END = {
  places: [new RegExp(`[,;|\\s]"?(${DATE})"?$`, "u"), new RegExp(`^"?(${DATE})"?(?=[,;|\\s])`, "u")],
  read: readDate,
};
const VIEWS_AT_END = {
  places: [new RegExp(`[,;|] ?"?(${COUNT})"?$`, "u"), new RegExp(`^"?(${COUNT})"?(?= ?[,;|])`, "u")],
  read: readCount,
};
const SEPARATORS = new Set([..." ,;|–—-"]);

/** YouTube's titles have up to 100 characters: a longer line is no title with two figures. */
const MAX_LINE = 500;

/**
 * Reads a line whose title, count or date may hold the separator ("Bread, slowly, 1,234, Mar 4, 2026"): takes the
 * date and the views off its ends, in either order, and what is left is the title. null unless all three are found.
 */
function readLine(line: string): WrittenUpload | null {
  if (line.length > MAX_LINE) return null;
  const plain = trimSeparators(line.replace(/\s+/g, " "));
  const date = takeEnd(plain, DATE_AT_END);
  const viewsLeft = date && takeEnd(date.rest, VIEWS_AT_END);
  if (date && viewsLeft?.rest)
    return { title: unquoted(viewsLeft.rest), date: date.found, views: viewsLeft.found };
  const views = takeEnd(plain, VIEWS_AT_END);
  const dateLeft = views && takeEnd(views.rest, DATE_AT_END);
  if (views && dateLeft?.rest)
    return { title: unquoted(dateLeft.rest), date: dateLeft.found, views: views.found };
  return null;
}

/** A title's own quotes stay; those around all of it are the table's, which doubles its own (RFC 4180). */
function unquoted(title: string): string {
  const inside = /^"(.*)"$/.exec(title)?.[1]?.replaceAll('""', "");
  return inside === undefined || inside.includes('"') ? title : title.slice(1, -1).replaceAll('""', '"');
}

function takeEnd(text: string, { places, read }: typeof DATE_AT_END | typeof VIEWS_AT_END) {
  for (const place of places) {
    const found = place.exec(text)?.[1];
    if (found && read(found) !== null) return { found, rest: trimSeparators(text.replace(place, " ")) };
  }
  return null;
}

function trimSeparators(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && SEPARATORS.has(text.charAt(start))) start += 1;
  while (end > start && SEPARATORS.has(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
