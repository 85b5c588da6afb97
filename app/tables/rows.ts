import Papa from "papaparse";

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
export interface RowTaker<Result> {
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
  if (parse(text, delimiter, '"', quoted)) return quoted.result();
  const plain = taker();
  parse(text, delimiter, "\0", plain);
  return plain.result();
}

/** false if a quote is broken. */
function parse(text: string, delimiter: string, quoteChar: string, taker: RowTaker<unknown>): boolean {
  let isBroken = false;
  let line = 1;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: "\n",
    quoteChar,
    step: ({ data, errors, meta }, parser) => {
      isBroken = errors.some(({ type }) => type === "Quotes");
      const isFilled = data.some((cell) => cell.trim() !== "");
      const goesOn = !isFilled || taker.take({ line, cells: data.slice(0, MAX_CELLS) });
      for (let at = text.indexOf("\n", from); at >= 0 && at < meta.cursor; at = text.indexOf("\n", from)) {
        line += 1;
        from = at + 1;
      }
      if (isBroken || !goesOn) parser.abort();
    },
  });
  return !isBroken;
}
