import Papa from "papaparse";
import { readLine } from "./line-ends";
import { readCount } from "./read-count";
import { readDate } from "./read-date";
import { type Columns, columnsNamed, columnsSeen } from "./upload-columns";

/** One line's cells, by what they are, as they are written. */
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

const SEPARATORS = ["\t", "|", ";", ","];
/** More than nearly any channel has; what is below is told as not read. */
const ROWS_AT_MOST = 5000;
/** No list of videos has more columns. */
const CELLS_AT_MOST = 60;
/** Enough to see what stands in which column; and a heading stands above them, behind a few lines at most. */
const SAMPLE = 100;
const HEADING_WITHIN = 5;

/** Takes lines apart by the first separator under which their columns can be told, else each by its ends. */
export function rowsOf(written: string): Rows {
  const text = written.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  for (const separator of SEPARATORS) {
    if (!text.includes(separator)) continue;
    const { records, unread } = recordsOf(text, separator);
    const heading = records.slice(0, HEADING_WITHIN).findIndex(({ cells }) => columnsNamed(cells) !== null);
    const named = columnsNamed(records[heading]?.cells ?? []);
    if (named) {
      const width = records[heading]?.cells.length ?? 0;
      return { rows: records.slice(heading + 1).map((record) => rowOf(record, named, width)), unread };
    }
    // Commas stand in titles, counts and dates: without a heading they tell no columns.
    const seen = separator === "," ? null : columnsSeen(records.slice(0, SAMPLE).map(({ cells }) => cells));
    if (seen) return { rows: records.map((record) => rowSeen(record, seen, separator)), unread };
  }
  return byEnds(text);
}

function rowOf({ line, cells }: Cells, columns: Columns, width: number): Row {
  const row = joined(cells, columns.title, width);
  const cell = (column: number) => (column < 0 ? "" : (row[column] ?? ""));
  const title = cell(columns.title);
  const date = cell(columns.date);
  // "Total" in the first column, in any of Studio's languages: the only row with neither a title nor a date.
  const isTotal = cell(columns.content).trim() !== "" && title.trim() === "" && date.trim() === "";
  return { line, title, date, views: cell(columns.views), length: cell(columns.length), isTotal };
}

/** Where the separator stands in some titles ("Planes | Part 3"), their rows are read by their ends. */
function rowSeen(record: Cells, columns: Columns, separator: string): Row {
  const row = rowOf(record, columns, CELLS_AT_MOST);
  if (readDate(row.date) && readCount(row.views) !== null) return row;
  const found = readLine(record.cells.join(separator));
  return found ? { ...row, ...found } : row;
}

/** A title with the separator in it and no quotes around falls into more cells than the heading has: put together. */
function joined(cells: string[], title: number, width: number): string[] {
  const more = cells.length - width;
  if (more <= 0) return cells;
  return [
    ...cells.slice(0, title),
    cells.slice(title, title + more + 1).join(","),
    ...cells.slice(title + more + 1),
  ];
}

/** RFC 4180 by papaparse; where quotes do not close (a title that begins with one), read again without them. */
function recordsOf(text: string, delimiter: string): { records: Cells[]; unread: Rows["unread"] } {
  const quoted = parsed(text, delimiter, '"');
  return quoted.isBroken ? parsed(text, delimiter, "\u0000") : quoted;
}

function parsed(text: string, delimiter: string, quoteChar: string) {
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
      if (records.length >= ROWS_AT_MOST) unread.push({ line, why: notReadFromHere() });
      else if (data.some((cell) => cell.trim() !== "")) {
        records.push({ line, cells: data.slice(0, CELLS_AT_MOST) });
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

function byEnds(text: string): Rows {
  const rows: Row[] = [];
  const unread: Rows["unread"] = [];
  for (const [at, whole] of text.split("\n", ROWS_AT_MOST + 1).entries()) {
    const line = at + 1;
    if (at === ROWS_AT_MOST) unread.push({ line, why: notReadFromHere() });
    else if (whole.trim() !== "") {
      const found = readLine(whole);
      if (found) rows.push({ line, ...found, length: "", isTotal: false });
      else unread.push({ line, why: "A title, a date and views were not found in it" });
    }
  }
  return { rows, unread };
}

function notReadFromHere(): string {
  return `Lines from here on were not read: ${ROWS_AT_MOST.toLocaleString("en-US")} are the most`;
}
