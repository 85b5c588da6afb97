const BOM = "\ufeff";

/**
 * The rows of a CSV text after RFC 4180: fields in quotes may hold commas, line ends and doubled quotes; lines
 * end in CRLF or LF; a byte order mark is passed over, and so are empty lines. Throws, with the line, for a
 * quote that is never closed and for text behind a closing quote.
 */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith(BOM) ? BOM.length : 0;
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? quoted(text, at) : plain(text, at);
    row.push(value);
    at = end;
    if (text[at] === ",") {
      at++;
      // A comma that ends the text has an empty field behind it.
      if (at < text.length) continue;
      row.push("");
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  }
  return rows;
}

/** Rows as records by the names in the first row. Throws when a row has more or fewer fields than that. */
export function csvRecords(text: string): Record<string, string>[] {
  const [heading = [], ...rows] = csvRows(text);
  return rows.map((row, at) => {
    if (row.length !== heading.length) {
      throw new Error(`record ${at + 1} has ${row.length} fields, the heading ${heading.length}`);
    }
    return Object.fromEntries(heading.map((name, column) => [name, row[column] as string]));
  });
}

function plain(text: string, start: number) {
  let end = start;
  while (end < text.length && text[end] !== "," && !atLineEnd(text, end)) end++;
  return { value: text.slice(start, end), end };
}

function quoted(text: string, start: number) {
  let value = "";
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) throw new Error(`line ${lineOf(text, start)}: a quote is never closed`);
    value += text.slice(from, quote);
    from = quote + 2;
    if (text[quote + 1] === '"') {
      value += '"';
      continue;
    }
    const end = quote + 1;
    if (end < text.length && text[end] !== "," && !atLineEnd(text, end)) {
      throw new Error(`line ${lineOf(text, end)}: text behind a closing quote`);
    }
    return { value, end };
  }
}

function atLineEnd(text: string, at: number): boolean {
  return text[at] === "\n" || text.startsWith("\r\n", at);
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}
