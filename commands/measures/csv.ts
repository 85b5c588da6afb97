import { parse } from "csv-parse/sync";

/**
 * The rows of a CSV text after RFC 4180: quoted fields may hold commas, line ends and doubled quotes; lines end in CRLF
 * or LF; a byte order mark and empty lines are skipped. Throws, with the line, for a quote that is never closed, for
 * text behind a closing quote and for a quote inside a plain field.
 */
export function csvRows(text: string): string[][] {
  return parse(text, {
    bom: true,
    record_delimiter: ["\r\n", "\n"],
    skip_empty_lines: true,
    relax_column_count: true,
  });
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
