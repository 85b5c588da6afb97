import Papa from "papaparse";
import { type Columns, columnsNamed, columnsSeen } from "./columns";
import { readCount } from "./read-count";
import { readDate } from "./read-date";

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

const SEPARATORS = ["\t", "|", ";", ","];
const ROWS_AT_MOST = 20_000;
/** Enough to see what stands in which column. */
const SAMPLE = 100;

/** Takes lines apart, by the first separator under which their columns can be told. */
export function rowsOf(text: string): Rows {
  for (const separator of SEPARATORS) {
    if (!text.includes(separator)) continue;
    const records = recordsOf(text, separator);
    const heading = records.slice(0, 5).findIndex(({ cells }) => columnsNamed(cells) !== null);
    if (heading >= 0) {
      const columns = columnsNamed(records[heading]?.cells ?? []) as Columns;
      return byColumns(records.slice(heading + 1), columns);
    }
    if (separator === ",") break;
    const columns = columnsSeen(records.slice(0, SAMPLE).map(({ cells }) => cells));
    if (columns) return byColumns(records, columns);
  }
  return byEnds(text);
}

function byColumns(records: { line: number; cells: string[] }[], columns: Columns): Rows {
  const cell = (cells: string[], column: number) => (column < 0 ? "" : (cells[column] ?? ""));
  const rows = records.map(({ line, cells }) => ({
    line,
    title: cell(cells, columns.title),
    date: cell(cells, columns.date),
    views: cell(cells, columns.views),
    length: cell(cells, columns.length),
    isTotal: isTotal(cell(cells, columns.content), cell(cells, columns.title), cell(cells, columns.date)),
  }));
  return { rows, unread: [] };
}

/** "Total" in Studio's first column, in any of its languages: the only row with neither a title nor a date. */
function isTotal(content: string, title: string, date: string): boolean {
  return content.trim() !== "" && title.trim() === "" && date.trim() === "";
}

/** RFC 4180 by papaparse; where quotes do not close (a title that begins with one), read again without them. */
function recordsOf(text: string, delimiter: string): { line: number; cells: string[] }[] {
  const read = (quoteChar: string) => {
    const records: { line: number; cells: string[] }[] = [];
    let line = 1;
    let from = 0;
    let isBroken = false;
    Papa.parse<string[]>(text, {
      delimiter,
      quoteChar,
      step: ({ data, errors, meta }, parser) => {
        isBroken ||= errors.some(({ type }) => type === "Quotes");
        if (data.some((cell) => cell.trim() !== "")) records.push({ line, cells: data });
        for (let at = text.indexOf("\n", from); at >= 0 && at < meta.cursor; at = text.indexOf("\n", from)) {
          line += 1;
          from = at + 1;
        }
        if (isBroken || records.length >= ROWS_AT_MOST) parser.abort();
      },
    });
    return { records, isBroken };
  };
  const quoted = read('"');
  return quoted.isBroken ? read("\u0000").records : quoted.records;
}

const DATE_AT_END =
  /[,;|\s](\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ][\d:.+Z-]+)?|\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}\.? \p{L}{3,9}\.?,? \d{4})$/u;
const DATE_AT_START =
  /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ][\d:.+Z-]+)?|\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}\.? \p{L}{3,9}\.?,? \d{4})(?=[,;|\s])/u;
const COUNT_AT_END =
  /[,;|\s]\s*(\d{1,3}(?:[,.'’ ]\d{3})+|\d{1,12}(?:[.,]\d{1,2})? ?\p{L}{0,9}\.?)(?: views)?$/u;
const COUNT_AT_START =
  /^(\d{1,3}(?:[,.'’ ]\d{3})+|\d{1,12}(?:[.,]\d{1,2})? ?\p{L}{0,3}\.?)(?: views)?(?=\s*[,;|])/u;
const EDGE = /^[\s,;|–—-]+|[\s,;|–—-]+$/gu;
const LINE_AT_MOST = 1000;

/**
 * Lines without columns: titles hold commas, and so do counts and dates. The date and the views are looked for at
 * the ends of the line, and what is left between is the title.
 */
function byEnds(text: string): Rows {
  const rows: Row[] = [];
  const unread: { line: number; why: string }[] = [];
  for (const [at, raw] of text.split(/\r\n|\n|\r/).entries()) {
    if (rows.length + unread.length >= ROWS_AT_MOST) break;
    const line = at + 1;
    const whole = raw.replace(/^\uFEFF/, "").trim();
    if (whole === "") continue;
    const row = whole.length > LINE_AT_MOST ? null : rowByEnds(whole.replace(/"/g, ""), line);
    if (row) rows.push(row);
    else if (columnsNamed(whole.split(/[,;|\t]/)) === null) {
      unread.push({ line, why: "No title, date and views were found in it" });
    }
  }
  return { rows, unread };
}

function rowByEnds(whole: string, line: number): Row | null {
  let rest = whole;
  let date = "";
  let views = "";
  for (let turn = 0; turn < 2; turn += 1) {
    for (const pattern of [DATE_AT_END, DATE_AT_START]) {
      const found = date === "" ? pattern.exec(rest)?.[1] : undefined;
      if (found && readDate(found)) {
        date = found;
        rest = rest.replace(pattern, " ").replace(EDGE, "");
      }
    }
    for (const pattern of [COUNT_AT_END, COUNT_AT_START]) {
      const found = views === "" ? pattern.exec(rest)?.[1] : undefined;
      if (found && readCount(found) !== null && date !== "") {
        views = found;
        rest = rest.replace(pattern, " ").replace(EDGE, "");
      }
    }
  }
  if (date === "" || views === "") {
    // A count at the end hides a date before it: "Title, 2026-03-04, 1234".
    return date === "" ? viewsFirst(whole, line) : null;
  }
  return { line, title: rest, date, views, length: "", isTotal: false };
}

function viewsFirst(whole: string, line: number): Row | null {
  for (const pattern of [COUNT_AT_END, COUNT_AT_START]) {
    const views = pattern.exec(whole)?.[1];
    if (!views || readCount(views) === null) continue;
    const without = whole.replace(pattern, " ").replace(EDGE, "");
    for (const datePattern of [DATE_AT_END, DATE_AT_START]) {
      const date = datePattern.exec(without)?.[1];
      if (!date || !readDate(date)) continue;
      const title = without.replace(datePattern, " ").replace(EDGE, "");
      return { line, title, date, views, length: "", isTotal: false };
    }
  }
  return null;
}
