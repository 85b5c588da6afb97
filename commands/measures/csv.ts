import Papa from "papaparse";

/** What papaparse's errors of quoting mean, in the words of a file's reader. */
const FAULTS: Record<string, string> = {
  MissingQuotes: "a quote is never closed",
  InvalidQuotes: "text behind a closing quote",
};

/**
 * The rows of a CSV text after RFC 4180, by papaparse: quoted fields may hold commas, line ends and doubled quotes;
 * lines end in CRLF or LF; a byte order mark and empty lines are skipped. Throws for a quote that is never closed and
 * for text behind a closing quote, with the line its field begins on.
 */
export function csvRows(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ",", newline: "\n" });
  const [error] = errors;
  if (error) {
    const line = text.slice(0, error.index).split("\n").length;
    throw new Error(`line ${line}: ${FAULTS[error.code] ?? error.message}`);
  }
  return data.map(withoutReturn).filter((row) => row.length > 1 || row[0] !== "");
}

/** A row without the carriage return of its line end. */
function withoutReturn(row: string[]): string[] {
  const last = row.at(-1);
  return last?.endsWith("\r") ? [...row.slice(0, -1), last.slice(0, -1)] : row;
}

/** Rows as records by the names in the first row. Throws if a row has more or fewer fields than that. */
export function csvRecords(text: string): Record<string, string>[] {
  const [heading = [], ...rows] = csvRows(text);
  return rows.map((row, at) => {
    if (row.length !== heading.length) {
      throw new Error(`record ${at + 1} has ${row.length} fields, the heading ${heading.length}`);
    }
    return Object.fromEntries(heading.map((name, column) => [name, row[column] ?? ""]));
  });
}
