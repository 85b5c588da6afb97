import Papa from "papaparse";

/** Spreadsheets take UTF-8 for what it is only where this stands at the front. */
const BOM = "\uFEFF";

/**
 * What a spreadsheet would run as a formula, full-width signs among it, also behind spaces and quotes (OWASP, CSV
 * Injection). papaparse's own expression overlooks cells of several lines.
 */
const FORMULA = /^["'\s]*[=+\-@\t\r|%＝＋－＠]/u;

/** Rows as CSV (RFC 4180) that no spreadsheet runs; the heading alone where there are none. */
export function spreadsheetText(fields: readonly string[], rows: (string | number)[][]): string {
  const table = Papa.unparse(
    { fields: [...fields], data: rows },
    { escapeFormulae: FORMULA, newline: "\r\n" },
  );
  // papaparse ends the heading by itself where nothing follows it.
  return `${BOM}${table.replace(/\r\n$/, "")}\r\n`;
}
