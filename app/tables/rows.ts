/** Spreadsheets take UTF-8 for what it is only where this stands at the front. */
const BOM = "\uFEFF";

/**
 * What a spreadsheet would run as a formula, full-width signs among it, also behind spaces and quotes (OWASP, CSV
 * Injection).
 */
const FORMULA = /^["'\s]*[=+\-@\t\r|%＝＋－＠]/u;

/** What a cell holds only between quotes (RFC 4180); some programs trim spaces that stand outside of them. */
const QUOTED = /[",\r\n\uFEFF]|^ | $/;

/** Rows as CSV (RFC 4180) that no spreadsheet runs; the heading alone where there are none. */
export function spreadsheetText(fields: readonly string[], rows: readonly (string | number)[][]): string {
  return BOM + [fields, ...rows].map((row) => `${row.map(cellText).join(",")}\r\n`).join("");
}

/** A number is never run. */
function cellText(value: string | number): string {
  if (typeof value === "number") return String(value);
  if (FORMULA.test(value)) return quoted(`'${value}`);
  return QUOTED.test(value) ? quoted(value) : value;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A row with something in it, as written. */
export interface Row {
  /** Where it begins, from 1. */
  line: number;
  cells: string[];
}

/** What rows are split by, the surest sign of a table first. */
export const DELIMITERS = ["\t", "|", ";", ","] as const;

/** No table of videos or comments has more columns. */
const MAX_CELLS = 60;

const QUOTE = '"';

/** A text with line ends of one kind and without a byte order mark, as `eachRow` reads it. */
export function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/**
 * The first `most` rows of a text (RFC 4180) with something in them; `next` is the line of the one behind them, null
 * after the last.
 */
export function readRows(
  text: string,
  delimiter: string,
  most: number,
): { rows: Row[]; next: number | null } {
  return eachRow(text, delimiter, () => {
    const rows: Row[] = [];
    let next: number | null = null;
    return {
      take(row) {
        if (rows.length < most) rows.push(row);
        else next = row.line;
        return next === null;
      },
      result: () => ({ rows, next }),
    };
  });
}

/** Takes rows one by one, so that a long table needs no memory of its own. */
interface RowTaker<Result> {
  /** Whether more rows are wanted. */
  take: (row: Row) => boolean;
  result: () => Result;
}

/**
 * Gives each row with something in it to a taker, and returns its result. If a quote never closes (a title begins with
 * one), the text is read again without quoting, by a new taker. Time grows with the length of the text.
 */
export function eachRow<Result>(text: string, delimiter: string, taker: () => RowTaker<Result>): Result {
  const quoted = taker();
  if (parse(text, delimiter, true, quoted)) return quoted.result();
  const plain = taker();
  parse(text, delimiter, false, plain);
  return plain.result();
}

/** false if a quote is broken: rows before it were given all the same. */
function parse(text: string, delimiter: string, isQuoting: boolean, taker: RowTaker<unknown>): boolean {
  const nextDelimiter = finder(text, delimiter);
  const nextLineEnd = finder(text, "\n");
  let line = 1;
  for (let at = 0; at < text.length; ) {
    if (text[at] === "\n") {
      line += 1;
      at += 1;
      continue;
    }
    const cells: string[] = [];
    const from = line;
    let isFilled = false;
    for (let end = -1; text[end] !== "\n" && end < text.length; at = end + 1) {
      let cell: string;
      if (isQuoting && text[at] === QUOTE) {
        const close = closingQuote(text, at);
        end = close < 0 ? close : behindSpaces(text, close + 1, delimiter);
        if (end < 0 || (end < text.length && text[end] !== delimiter && text[end] !== "\n")) return false;
        cell = text.slice(at + 1, close).replaceAll('""', QUOTE);
        line += cell.split("\n").length - 1;
      } else {
        end = Math.min(nextDelimiter(at), nextLineEnd(at));
        cell = text.slice(at, end);
      }
      isFilled ||= cell.trim() !== "";
      if (cells.length < MAX_CELLS) cells.push(cell);
    }
    line += 1;
    if (isFilled && !taker.take({ line: from, cells })) return true;
  }
  return true;
}

/** Where a character comes next, or the text's end. Asked from front to back, it searches each stretch once. */
function finder(text: string, character: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) found = text.indexOf(character, from);
    if (found < 0) found = text.length;
    return found;
  };
}

/** Where the quote that opens at `from` closes, doubled ones passed over; -1 if it never does. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf(QUOTE, from + 1);
  while (at >= 0 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2);
  return at;
}

/** Behind the white space that some programs write between a closing quote and what ends its cell. */
function behindSpaces(text: string, from: number, delimiter: string): number {
  let at = from;
  while (text[at] !== delimiter && text[at] !== "\n" && text[at]?.trim() === "") at += 1;
  return at;
}
