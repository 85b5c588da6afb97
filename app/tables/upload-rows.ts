import Papa from "papaparse";
import { formatCount } from "../numbers/figures";
import { readCount } from "./counts";
import { readDate } from "./dates";
import { type Columns, columnsByContent, columnsByHeading } from "./upload-columns";

/** One line's cells by what they hold, as written. */
export interface Row {
  line: number;
  title: string;
  date: string;
  views: string;
  length: string;
  /** Studio's row of sums. */
  isTotal: boolean;
}

export interface Rows {
  rows: Row[];
  unread: { line: number; why: string }[];
}

interface Cells {
  line: number;
  cells: string[];
}

const DELIMITERS = ["\t", "|", ";", ","];
/** More than nearly any channel has; the rest is reported as unread. */
const MAX_ROWS = 5000;
/** No list of videos has more columns. */
const MAX_CELLS = 60;
/** Enough rows to see what each column holds. */
const SAMPLE_ROWS = 100;
/** A heading stands on top, with a few other lines above it at most. */
const HEADING_WITHIN = 5;

/**
 * Splits a text into rows by the first delimiter under which its columns can be told, by heading or by content. If
 * there is none, each line is read from its ends (`readLine`).
 */
export function readRows(written: string): Rows {
  const text = written.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  for (const delimiter of DELIMITERS) {
    if (!text.includes(delimiter)) continue;
    const { records, unread } = readRecords(text, delimiter);
    const heading = records
      .slice(0, HEADING_WITHIN)
      .findIndex(({ cells }) => columnsByHeading(cells) !== null);
    const named = columnsByHeading(records[heading]?.cells ?? []);
    if (named) {
      const width = records[heading]?.cells.length ?? 0;
      return { rows: records.slice(heading + 1).map((record) => toRow(record, named, width)), unread };
    }
    // Titles, counts and dates hold commas: without a heading, commas tell no columns.
    const seen =
      delimiter === "," ? null : columnsByContent(records.slice(0, SAMPLE_ROWS).map(({ cells }) => cells));
    if (seen) return { rows: records.map((record) => toRowByContent(record, seen, delimiter)), unread };
  }
  return readLines(text);
}

function toRow({ line, cells }: Cells, columns: Columns, width: number): Row {
  const row = rejoinTitle(cells, columns.title, width);
  const cell = (column: number) => (column < 0 ? "" : (row[column] ?? ""));
  const title = cell(columns.title);
  const date = cell(columns.date);
  // "Total" in the first column, in any of Studio's languages: the only row with neither a title nor a date.
  const isTotal = cell(columns.content).trim() !== "" && title.trim() === "" && date.trim() === "";
  return { line, title, date, views: cell(columns.views), length: cell(columns.length), isTotal };
}

/** A row whose title holds the delimiter ("Planes | Part 3") is read from its ends. */
function toRowByContent(record: Cells, columns: Columns, delimiter: string): Row {
  const row = toRow(record, columns, MAX_CELLS);
  if (readDate(row.date) && readCount(row.views) !== null) return row;
  const found = readLine(record.cells.join(delimiter));
  return found ? { ...row, ...found } : row;
}

/** An unquoted title that holds commas falls into more cells than the heading has: puts it together again. */
function rejoinTitle(cells: string[], title: number, width: number): string[] {
  const more = cells.length - width;
  if (more <= 0) return cells;
  return [
    ...cells.slice(0, title),
    cells.slice(title, title + more + 1).join(","),
    ...cells.slice(title + more + 1),
  ];
}

/** RFC 4180 by papaparse. If a quote never closes (a title begins with one), the text is read again without quoting. */
function readRecords(text: string, delimiter: string): { records: Cells[]; unread: Rows["unread"] } {
  const quoted = parse(text, delimiter, '"');
  return quoted.isBroken ? parse(text, delimiter, "\u0000") : quoted;
}

function parse(text: string, delimiter: string, quoteChar: string) {
  const records: Cells[] = [];
  const unread: Rows["unread"] = [];
  let isBroken = false;
  let line = 1;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: "\n",
    quoteChar,
    step: ({ data, errors, meta }, parser) => {
      isBroken ||= errors.some(({ type }) => type === "Quotes");
      if (records.length >= MAX_ROWS) unread.push({ line, why: unreadFromHere() });
      else if (data.some((cell) => cell.trim() !== "")) {
        records.push({ line, cells: data.slice(0, MAX_CELLS) });
      }
      for (let at = text.indexOf("\n", from); at >= 0 && at < meta.cursor; at = text.indexOf("\n", from)) {
        line += 1;
        from = at + 1;
      }
      if (isBroken || unread.length > 0) parser.abort();
    },
  });
  return { records, unread, isBroken };
}

function readLines(text: string): Rows {
  const rows: Row[] = [];
  const unread: Rows["unread"] = [];
  for (const [at, whole] of text.split("\n", MAX_ROWS + 1).entries()) {
    const line = at + 1;
    if (at === MAX_ROWS) unread.push({ line, why: unreadFromHere() });
    else if (whole.trim() !== "") {
      const found = readLine(whole);
      if (found) rows.push({ line, ...found, length: "", isTotal: false });
      else unread.push({ line, why: "A title, a date and views were not found in it" });
    }
  }
  return { rows, unread };
}

function unreadFromHere(): string {
  return `Lines from here on were not read: ${formatCount(MAX_ROWS)} are the most`;
}

/** What a line without columns holds. */
interface Line {
  title: string;
  date: string;
  views: string;
}

const DATE =
  "\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}(?:[T ][\\d:.+Z-]{1,30})?|\\d{1,2}[./-] ?\\d{1,2}[./-] ?(?:\\d{4}|\\d{2})|\\p{L}{3,9}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}\\.? (?:de )?\\p{L}{3,10}\\.?,? (?:de )?\\d{4}";
const COUNT =
  "(?:\\d{1,3}(?:[,.'’ ]\\d{3})+|\\d{1,12}(?:[.,]\\d{1,2})?(?: ?\\p{L}{1,9}\\.?)?)(?: \\p{L}{4,15})?";

/** A value at the end of a line behind a separator, or at its beginning before one; and what reads it. */
const DATE_AT_END = {
  places: [new RegExp(`[,;|\\s](${DATE})$`, "u"), new RegExp(`^(${DATE})(?=[,;|\\s])`, "u")],
  read: readDate,
};
const VIEWS_AT_END = {
  places: [new RegExp(`[,;|] ?(${COUNT})$`, "u"), new RegExp(`^(${COUNT})(?= ?[,;|])`, "u")],
  read: readCount,
};
const SEPARATORS = new Set([..." ,;|–—-"]);

/** YouTube's titles have up to 100 characters: a longer line is no title with two figures. */
const MAX_LINE = 500;

/**
 * Reads a line whose title, count or date may hold the separator ("Bread, slowly, 1,234, Mar 4, 2026"): takes the
 * date and the views off its ends, in either order, and what is left is the title. null unless all three are found.
 */
function readLine(line: string): Line | null {
  if (line.length > MAX_LINE) return null;
  const plain = trimSeparators(line.replaceAll('"', "").replace(/\s+/g, " "));
  const date = takeEnd(plain, DATE_AT_END);
  const viewsLeft = date && takeEnd(date.rest, VIEWS_AT_END);
  if (date && viewsLeft?.rest) return { title: viewsLeft.rest, date: date.found, views: viewsLeft.found };
  const views = takeEnd(plain, VIEWS_AT_END);
  const dateLeft = views && takeEnd(views.rest, DATE_AT_END);
  if (views && dateLeft?.rest) return { title: dateLeft.rest, date: dateLeft.found, views: views.found };
  return null;
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
