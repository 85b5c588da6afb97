/** D1 takes statements of 100 KB. */
const MOST_BYTES = 90_000;
/** Of a text in one statement: with four bytes a character and each of them a quote, still less than that. */
const PART = 10_000;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** A row as `wrangler d1 export` writes it, in one line: what ends lines within is written as \n, and replaced. */
const INSERT = /^INSERT INTO ("(?:[^"]|"")+") \(([^)]*)\) VALUES\((.*)\);$/s;
/** A value: a text, perhaps with ends of lines, or what holds no comma. */
const VALUE = /((?:replace\()*)('[^']*(?:''[^']*)*')((?:,'(?:[^']|'')*',char\(\d+\)\))*)|X'[^']*'|[^,']+/gy;

/** A quoted text in parts that split no doubled quote, no \n and no character. */
function partsOf(quoted: string): string[] {
  const text = quoted.slice(1, -1);
  const units = text.match(/''|\\.|[\s\S]/gu) ?? [];
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += PART) parts.push(`'${units.slice(at, at + PART).join("")}'`);
  return parts;
}

/**
 * A line of a database's export as lines that D1 takes again: a row of more than 100 KB begins with the start of its long
 * texts, and the rest is added to it. Every other line stays as it is. Throws for a long row in a form that is not known.
 */
export function shortLines(line: string): string[] {
  if (bytesOf(line) <= MOST_BYTES) return [line];
  const [, table, names = "", values = ""] = INSERT.exec(line) ?? [];
  if (!table) throw new Error(`A line of ${bytesOf(line)} bytes is no row: ${line.slice(0, 60)}…`);
  const columns = names.split(",");
  const added: string[] = [];
  const first: string[] = [];
  VALUE.lastIndex = 0;
  for (let at = 0; at < values.length; at = VALUE.lastIndex + 1) {
    VALUE.lastIndex = at;
    const [whole, before = "", quoted, after = ""] = VALUE.exec(values) ?? [];
    if (whole === undefined) throw new Error(`A row of ${table} cannot be read: ${line.slice(0, 60)}…`);
    const column = columns[first.length];
    const [head = whole, ...rest] =
      quoted === undefined ? [] : partsOf(quoted).map((part) => `${before}${part}${after}`);
    first.push(head);
    for (const part of rest)
      added.push(`UPDATE ${table} SET ${column} = ${column} || ${part} WHERE rowid = last_insert_rowid();`);
  }
  return [`INSERT INTO ${table} (${names}) VALUES(${first.join(",")});`, ...added];
}
