import Papa from "papaparse";
import { readFlag, readInstant, readIsReply, readNumber, readParent } from "./comment-cells";
import { columnRole, ROLES, type Role } from "./comment-columns";
import type { GivenComment } from "./given-comment";
import { commentText } from "./plain-text";

/** Rows looked at to see whether a text is a table, and what its columns hold. */
const LOOKED_AT = 60;
const LETTER = /\p{L}/u;
const VALUE = /^(?:[\d.,:/\s%+-]+|\d{4}-\d{2}-\d{2}.*|(?=\S*\d)[\w.-]{18,}|https?:\S+|true|false|yes|no)$/i;

const DELIMITERS = ["\t", ",", ";"] as const;
/** The front of a cell that shows what it is; a cell may be the whole file. */
const CELL_FRONT = 2000;

/** The longest column name. */
const MAX_NAME = 60;

export interface Table {
  delimiter: string;
  hasHeading: boolean;
  /** Names from the heading; "column 2" without one. */
  names: string[];
  columns: Partial<Record<Role, number>>;
}

/**
 * Detects a table: a heading with a known name, or rows that all have the same number of cells, with a number, a date or
 * an id among them. Null for any other text, such as lines with commas.
 */
export function detectTable(text: string): Table | null {
  // A quoted cell may hold line ends, so this is more than enough for the first rows. It ends at a line end.
  const front = text.length > 400_000 ? text.slice(0, text.lastIndexOf("\n", 400_000) + 1 || 400_000) : text;
  for (const delimiter of DELIMITERS) {
    const rows = readRows(front, delimiter, LOOKED_AT);
    const [first = [], ...others] = rows;
    const roles = first.map(columnRole);
    const named = roles.filter((role) => role !== null).length;
    // A heading alone is an empty table. Any other line alone is a comment.
    if (others.length === 0 && (named < 2 || named < first.length)) continue;
    const isName = (cell: string) => cell.length <= MAX_NAME && /\p{L}/u.test(cell);
    const alike = others.filter((row) => row.length === first.length).length / Math.max(1, others.length);
    const isHeading =
      named > 0 && first.every((cell) => cell === "" || isName(cell)) && !/[.!?]$/.test(first[0] ?? "");
    if (first.length === 1) {
      // Any text is a table of one column, so its name has to say so.
      if (isHeading && roles[0]?.role === "text") return toTable(delimiter, first, others, true);
      continue;
    }
    if (isHeading && named >= 2 && (alike >= 0.5 || others.length === 0)) {
      return toTable(delimiter, first, others, true);
    }
    if (alike < 0.8) continue;
    const hasData = first.some((_, column) => isData(others.map((row) => row[column] ?? "")));
    if (isHeading && (hasData || roles.some((role) => role?.role === "text"))) {
      return toTable(delimiter, first, others, true);
    }
    if (!hasData || rows.length < 3 || alike < 0.95) continue;
    const headed = first.every((cell) => isName(cell) && !isValue(cell));
    return toTable(delimiter, first, headed ? others : rows, headed);
  }
  return null;
}

function toTable(delimiter: string, first: string[], rows: string[][], hasHeading: boolean): Table {
  const columns: Table["columns"] = {};
  const ranks: Partial<Record<Role, number>> = {};
  const cellsOf = (column: number) =>
    rows.map((row) => (row[column] ?? "").trim()).filter((cell) => cell !== "");
  if (hasHeading) {
    first.forEach((name, column) => {
      const found = columnRole(name);
      if (!found || found.rank >= (ranks[found.role] ?? Number.POSITIVE_INFINITY)) return;
      // "Content" may also be a column of video ids.
      if (found.role === "text" && !canBeText(cellsOf(column))) return;
      columns[found.role] = column;
      ranks[found.role] = found.rank;
    });
  }
  columns.text ??= findTextColumn(first, cellsOf, hasHeading);
  const names = hasHeading
    ? first.map((name) => name.trim())
    : first.map((_, column) => `column ${column + 1}`);
  for (const role of ROLES) if (columns[role] === undefined) delete columns[role];
  return { delimiter, hasHeading, names, columns };
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

function readRows(text: string, delimiter: string, preview = 0): string[][] {
  return Papa.parse<string[]>(text, { delimiter, preview, newline: "\n", skipEmptyLines: "greedy" }).data;
}

/** The first `most` comments of a table. Rows without a text are counted as empty, further comments as over. */
export function readTable(text: string, { delimiter, hasHeading, columns }: Table, most: number) {
  const rows = readRows(text, delimiter);
  const comments: GivenComment[] = [];
  let empty = 0;
  let over = 0;
  for (const row of hasHeading ? rows.slice(1) : rows) {
    const comment = toComment(row, columns);
    if (comment.text === "") empty += 1;
    else if (comments.length >= most) over += 1;
    else comments.push(comment);
  }
  return { comments, empty, over };
}

function toComment(row: string[], columns: Table["columns"]): GivenComment {
  const cell = (role: Role) => {
    const column = columns[role];
    return column === undefined ? undefined : (row[column] ?? "").trim();
  };
  const comment: GivenComment = { text: commentText(cell("text") ?? "") };
  const likes = readNumber(cell("likes"));
  const replies = readNumber(cell("replies"));
  const publishedAt = readInstant(cell("publishedAt"));
  const parent = readParent(cell("parent"));
  const creator = readFlag(cell("creator"));
  const isReply = parent !== undefined || readIsReply(cell("reply"));
  const thread = parent ?? cell("id");
  if (likes !== undefined) comment.likes = likes;
  if (replies !== undefined) comment.replies = replies;
  if (publishedAt) comment.publishedAt = publishedAt;
  if (isReply) comment.isReply = true;
  if (creator !== undefined) comment.byCreator = creator;
  if (thread) comment.thread = thread;
  return comment;
}
