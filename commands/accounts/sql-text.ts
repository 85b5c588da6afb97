/** A value as SQL says it: what wrangler runs takes no parameters. Throws for what no column of ours holds. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value === "string") return textLiteral(value);
  throw new TypeError(`no column holds this: ${typeof value}`);
}

/** A text in quotes. NUL would end the statement: it is said by its number. */
function textLiteral(text: string): string {
  const parts = text.split("\0").map((part) => `'${part.replaceAll("'", "''")}'`);
  return parts.length === 1 ? (parts[0] ?? "''") : `(${parts.join(" || char(0) || ")})`;
}

/** Quoted text, names and comments as wholes, so that a question mark within them is not a parameter. */
const PARTS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\?/g;

/** A statement with its parameters written out. Throws where their numbers differ. */
export function written(sql: string, params: readonly unknown[]): string {
  let at = 0;
  const text = sql.replace(PARTS, (part) => (part === "?" ? literal(params[at++]) : part));
  if (at !== params.length) throw new RangeError(`${params.length} parameters for ${at} places`);
  return text;
}
