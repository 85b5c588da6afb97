import type { GivenComment } from "../../model/comment-digest";
import { readCount } from "../counts";
import { readInstant } from "../dates";
import { commentText } from "../file-text";
import { readRows } from "../rows";
import { columnRole, ROLES, type Role } from "./columns";
import { joinPieces } from "./json";

/** Rows looked at to see whether a text is a table, and what its columns hold. */
const LOOKED_AT = 60;
const LETTER = /\p{L}/u;
const VALUE = /^(?:[\d.,:/\s%+-]+|\d{4}-\d{2}-\d{2}.*|(?=\S*\d)[\w.-]{18,}|https?:\S+|true|false|yes|no)$/i;

/** Pipes stand in comments as commas do, and no export of comments is known to split by them. */
const DELIMITERS = ["\t", ",", ";"] as const;
/** The front of a cell that shows what it is; a cell may be the whole file. */
const CELL_FRONT = 2000;

/** The longest column name. */
const MAX_NAME = 60;

/** What a column of comments is called and where the columns stand. */
export interface Table {
  /** Names from the heading; "column 2" without one. */
  names: string[];
  columns: Partial<Record<Role, number>>;
  /** Below the heading, those of a sample at first. */
  rows: string[][];
  /** Filled lines above the heading. */
  above: number;
}

/**
 * Reads a table: a heading with a known name, with a few other lines above it at most, or rows that all have the same
 * number of cells, with a number, a date or an id among them. Null for any other text, such as lines with commas. At
 * most `most` rows and one more.
 */
export function readTable(text: string, most: number): Table | null {
  // A quoted cell may hold line ends, so this is more than enough for the first rows. It ends at a line end.
  const front = text.length > 400_000 ? text.slice(0, text.lastIndexOf("\n", 400_000) + 1 || 400_000) : text;
  for (const delimiter of DELIMITERS) {
    const sample = readRows(front, delimiter, LOOKED_AT).rows.map(({ cells }) => cells);
    const found = detectTable(sample);
    if (!found) continue;
    const { rows } = readRows(text, delimiter, most + found.from + 1);
    const below = rows.slice(found.from).map(({ cells }) => cells);
    return { names: found.names, columns: found.columns, rows: below, above: Math.max(0, found.from - 1) };
  }
  return null;
}

interface Detected extends Pick<Table, "names" | "columns"> {
  /** The first row below the heading. */
  from: number;
}

function detectTable(sample: string[][]): Detected | null {
  const [first = [], ...others] = sample;
  const roles = first.map(columnRole);
  const named = roles.filter((role) => role !== null).length;
  const below = findHeadingBelow(sample);
  if (below > 0) return headed(sample, below);
  // A heading alone is an empty table. Any other line alone is a comment.
  if (others.length === 0 && (named < 2 || named < first.length)) return null;
  const alike = shareAlike(others, first.length);
  const isHeading = named > 0 && isHeadingRow(first);
  // Any text is a table of one column, so its name has to say so.
  if (first.length === 1) return isHeading && roles[0]?.role === "text" ? headed(sample, 0) : null;
  if (isHeading && named >= 2 && (alike >= 0.5 || others.length === 0)) return headed(sample, 0);
  if (alike < 0.8) return null;
  const hasData = first.some((_, column) => isData(others.map((row) => row[column] ?? "")));
  if (isHeading && (hasData || roles.some((role) => role?.role === "text"))) return headed(sample, 0);
  if (!hasData || sample.length < 3 || alike < 0.95) return null;
  if (first.every((cell) => isName(cell) && !isValue(cell))) return headed(sample, 0);
  const names = first.map((_, column) => `column ${column + 1}`);
  return { names, columns: findColumns(names, sample, false), from: 0 };
}

/** A heading stands within so many lines. */
const HEADING_WITHIN = 30;

/** The heading below lines that an export service puts above it; 0 if the first row may be one, or none is. */
function findHeadingBelow(sample: string[][]): number {
  const at = sample.slice(0, HEADING_WITHIN).findIndex((row) => {
    const roles = row.map((cell) => columnRole(cell)?.role);
    const isNamed = roles.includes("text") && roles.filter((role) => role !== undefined).length >= 2;
    return isNamed && isHeadingRow(row);
  });
  return at > 0 && shareAlike(sample.slice(at + 1), sample[at]?.length ?? 0) >= 0.5 ? at : 0;
}

function headed(sample: string[][], at: number): Detected {
  const names = (sample[at] ?? []).map((name) => name.trim());
  return { names, columns: findColumns(names, sample.slice(at + 1), true), from: at + 1 };
}

function isHeadingRow(row: string[]): boolean {
  return row.every((cell) => cell === "" || isName(cell)) && !/[.!?]$/.test(row[0] ?? "");
}

function isName(cell: string): boolean {
  return cell.length <= MAX_NAME && LETTER.test(cell);
}

function shareAlike(rows: string[][], width: number): number {
  return rows.filter((row) => row.length === width).length / Math.max(1, rows.length);
}

/** What each column holds: by its name, and the comments themselves by their content where no name tells. */
export function findColumns(names: string[], sample: string[][], hasHeading: boolean): Table["columns"] {
  const rows = sample.slice(0, LOOKED_AT);
  const columns: Table["columns"] = {};
  const ranks: Partial<Record<Role, number>> = {};
  const cellsOf = (column: number) =>
    rows.map((row) => (row[column] ?? "").trim()).filter((cell) => cell !== "");
  if (hasHeading) {
    names.forEach((name, column) => {
      const found = columnRole(name);
      if (!found || found.rank >= (ranks[found.role] ?? Number.POSITIVE_INFINITY)) return;
      // "Content" may also be a column of video ids.
      if (found.role === "text" && !canBeText(cellsOf(column))) return;
      columns[found.role] = column;
      ranks[found.role] = found.rank;
    });
  }
  columns.text ??= findTextColumn(names, cellsOf, hasHeading);
  for (const role of ROLES) if (columns[role] === undefined) delete columns[role];
  return columns;
}

/** The column that reads like comments: most cells have several words, and they are the longest on average. */
function findTextColumn(
  first: string[],
  cellsOf: (column: number) => string[],
  hasHeading: boolean,
): number | undefined {
  let best: number | undefined;
  let longest = 0;
  first.forEach((name, column) => {
    const isOther =
      hasHeading &&
      (columnRole(name) !== null || /title|titel|titre|título|url|link|description/i.test(name));
    const cells = cellsOf(column);
    if (isOther || cells.length === 0) return;
    const wordy = cells.filter((cell) => hasWords(cell) && !isValue(cell)).length / cells.length;
    const length = cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length;
    if (wordy >= 0.5 && length > longest) {
      best = column;
      longest = length;
    }
  });
  return best;
}

function canBeText(cells: string[]): boolean {
  const values = cells.filter((cell) => isValue(cell) || /^(?=.*\d)[\w-]{11}$/.test(cell)).length;
  return cells.length === 0 || values < cells.length * 0.8;
}

/** Whether two words stand side by side. */
function hasWords(cell: string): boolean {
  const words = cell.slice(0, CELL_FRONT).split(/\s+/);
  return words.some((word, at) => LETTER.test(word) && LETTER.test(words[at + 1] ?? ""));
}

/** A number, a date, an id, an address, yes or no: not a comment. */
function isValue(cell: string): boolean {
  const front = cell.trim().slice(0, CELL_FRONT);
  return VALUE.test(front) || isAddress(front);
}

/** Text, an @, text, a dot and text, without spaces. */
function isAddress(text: string): boolean {
  const at = text.indexOf("@", 1);
  return at > 0 && text.lastIndexOf(".", text.length - 2) > at + 1 && !/\s/.test(text);
}

function isData(cells: string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return (
    filled.length >= cells.length / 2 &&
    filled.length > 0 &&
    filled.filter(isValue).length >= filled.length * 0.9
  );
}

/** The first `most` comments of rows. Rows without a text are counted as empty, further comments as over. */
export function rowsToComments(rows: string[][], columns: Table["columns"], most: number) {
  const comments: GivenComment[] = [];
  const writerOf = numberWriters();
  let empty = 0;
  let over = 0;
  for (const row of rows) {
    if (comments.length >= most) {
      // No more of them is wanted than how many there are.
      if (row[columns.text ?? -1]?.trim()) over += 1;
      else empty += 1;
      continue;
    }
    const comment = toComment(row, columns);
    const writer = writerOf(row[columns.author ?? -1] ?? "");
    if (comment.text === "") empty += 1;
    else comments.push(writer === undefined ? comment : { ...comment, writer });
  }
  return { comments, empty, over };
}

/** Stands in place of many people's names. */
const NOBODY = /^(?:anonym\p{L}*|unknown|deleted( user)?|user|none|null|nan|n\/a|-)$/iu;

/** Numbers names from 0: who wrote what is counted, and no name is kept. Undefined for no name. */
export function numberWriters(): (name: string) => number | undefined {
  const numbers = new Map<string, number>();
  return (name) => {
    const key = name.trim().toLowerCase();
    if (key === "" || NOBODY.test(key)) return undefined;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
}

function toComment(row: string[], columns: Table["columns"]): GivenComment {
  const cell = (role: Role) => {
    const column = columns[role];
    return column === undefined ? undefined : (row[column] ?? "").trim();
  };
  const comment: GivenComment = { text: commentText(joinPieces(cell("text") ?? "")) };
  const likes = readCount(cell("likes") ?? "");
  const replies = readCount(cell("replies") ?? "");
  const publishedAt = readInstant(cell("publishedAt") ?? "");
  const creator = readFlag(cell("creator"));
  const id = cell("id");
  const isReply = readIsReply(cell("reply"));
  // YouTube's id of a reply begins with that of its comment: "Ugx….9ab…".
  const parent = readParent(cell("parent")) ?? (isReply && id?.includes(".") ? id.split(".")[0] : undefined);
  const thread = parent ?? id;
  if (likes !== null) comment.likes = likes;
  if (replies !== null) comment.replies = replies;
  if (publishedAt) comment.publishedAt = publishedAt;
  if (parent !== undefined || isReply) comment.isReply = true;
  if (creator !== undefined) comment.byCreator = creator;
  if (thread) comment.thread = thread;
  return comment;
}

/** Yes or no in several languages, an empty cell is a no; undefined for any other text. */
function readFlag(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (/^(?:true|yes|y|1|x|ja|sí|si|oui|sim|creator|owner|uploader)$/i.test(text)) return true;
  return /^(?:false|no|n|0|nein|non|não|)$/i.test(text) ? false : undefined;
}

/** Whether the cell marks a reply. */
function readIsReply(text: string | undefined): boolean {
  return /^(?:true|yes|1|reply|antwort|respuesta|réponse)$/i.test(text ?? "");
}

/** The id of the comment that this one replies to; undefined for the many ways to write none. */
function readParent(text: string | undefined): string | undefined {
  return text === undefined || /^(?:|root|none|null|nan|undefined|0|-|n\/a)$/i.test(text) ? undefined : text;
}
