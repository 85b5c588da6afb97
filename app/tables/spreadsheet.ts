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
