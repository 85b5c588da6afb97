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

/** The statements of an export: rows stand in one line each, all else ends with a line that ends with a semicolon. */
function statementsOf(lines: readonly string[]): string[] {
  const found: string[] = [];
  let open: string[] = [];
  for (const line of lines) {
    if (open.length === 0 && line.trim() === "") continue;
    open.push(line);
    if (!line.endsWith(";") && !open[0]?.startsWith("INSERT ")) continue;
    found.push(open.join("\n"));
    open = [];
  }
  const rest = open.join("\n");
  return rest.trim() === "" ? found : [...found, rest];
}

const TABLE = /^CREATE TABLE (?:IF NOT EXISTS )?[`"]?(\w+)/;
const ROW_OF = /^INSERT INTO "(\w+)"/;

function pushTo(rows: Map<string, string[]>, table: string, statement: string): void {
  const there = rows.get(table);
  if (there) there.push(statement);
  else rows.set(table, [statement]);
}

/** Tables by name, each after those that it refers to. */
function byReference(tables: ReadonlyMap<string, string>): string[] {
  const order = new Set<string>();
  const visit = (name: string, above: readonly string[]) => {
    if (order.has(name) || above.includes(name)) return;
    for (const [, other = ""] of (tables.get(name) ?? "").matchAll(/\bREFERENCES\s+[`"]?(\w+)/gi))
      if (tables.has(other)) visit(other, [...above, name]);
    order.add(name);
  };
  for (const name of tables.keys()) visit(name, []);
  return [...order];
}

/**
 * An export of a database in an order that an empty one takes. It has each table's rows behind its table and all indexes at
 * the end, but SQLite takes no row that refers to a table, or to a unique index, which is not there yet.
 *
 * @param lines of the export
 * @returns its statements: tables, unique indexes, rows behind those that they refer to, and the rest as it came
 */
export function arranged(lines: readonly string[]): string[] {
  const tables = new Map<string, string>();
  const rows = new Map<string, string[]>();
  const first: string[] = [];
  const unique: string[] = [];
  const last: string[] = [];
  for (const statement of statementsOf(lines)) {
    const table = TABLE.exec(statement)?.[1];
    const of = ROW_OF.exec(statement)?.[1];
    if (table !== undefined) tables.set(table, statement);
    else if (of !== undefined && tables.has(of)) pushTo(rows, of, statement);
    else if (statement.startsWith("PRAGMA ")) first.push(statement);
    else (statement.startsWith("CREATE UNIQUE INDEX ") ? unique : last).push(statement);
  }
  const order = byReference(tables);
  return [
    ...first,
    ...order.flatMap((name) => tables.get(name) ?? []),
    ...unique,
    ...order.flatMap((name) => rows.get(name) ?? []),
    ...last,
  ];
}
