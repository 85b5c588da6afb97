import Papa from "papaparse";
import { flagIn, instantIn, numberIn, parentIn, replyIn } from "./cells";
import { ROLES, type Role, roleOf } from "./column-names";
import type { GivenComment } from "./given-comment";
import { commentText } from "./plain-text";

/** Rows looked at to tell whether a text is a table, and what its columns hold. */
const LOOKED_AT = 60;
const DELIMITERS = ["\t", ",", ";"] as const;
/** A heading is short. */
const LONGEST_NAME = 60;

export interface Table {
  delimiter: string;
  hasHeading: boolean;
  /** Names as they stand in the heading; "column 2" where there is none. */
  names: string[];
  columns: Partial<Record<Role, number>>;
}

/**
 * What kind of table a text is, or null where it is none: a heading with a name we know, or rows that all have the
 * same number of cells with a number, a date or an id among them. Lines that merely hold commas are none.
 */
export function tableIn(text: string): Table | null {
  // A quoted cell may hold line ends: more than enough of the front, cut at a line end.
  const front = text.length > 400_000 ? text.slice(0, text.lastIndexOf("\n", 400_000) + 1 || 400_000) : text;
  for (const delimiter of DELIMITERS) {
    const rows = rowsOf(front, delimiter, LOOKED_AT);
    const [first = [], ...others] = rows;
    const roles = first.map(roleOf);
    const named = roles.filter((role) => role !== null).length;
    // A heading alone is a table of nothing; any other line alone is a comment.
    if (others.length === 0 && (named < 2 || named < first.length)) continue;
    const isName = (cell: string) => cell.length <= LONGEST_NAME && /\p{L}/u.test(cell);
    const alike = others.filter((row) => row.length === first.length).length / Math.max(1, others.length);
    const isHeading =
      named > 0 && first.every((cell) => cell === "" || isName(cell)) && !/[.!?]$/.test(first[0] ?? "");
    if (first.length === 1) {
      // One column needs its name: any text is a table of one column.
      if (isHeading && roles[0]?.role === "text") return tableOf(delimiter, first, others, true);
      continue;
    }
    if (isHeading && named >= 2 && (alike >= 0.5 || others.length === 0)) {
      return tableOf(delimiter, first, others, true);
    }
    if (alike < 0.8) continue;
    const hasData = first.some((_, column) => isData(others.map((row) => row[column] ?? "")));
    if (isHeading && (hasData || roles.some((role) => role?.role === "text"))) {
      return tableOf(delimiter, first, others, true);
    }
    if (!hasData || rows.length < 3 || alike < 0.95) continue;
    const headed = first.every((cell) => isName(cell) && !isValue(cell));
    return tableOf(delimiter, first, headed ? others : rows, headed);
  }
  return null;
}

function tableOf(delimiter: string, first: string[], rows: string[][], hasHeading: boolean): Table {
  const columns: Table["columns"] = {};
  const ranks: Partial<Record<Role, number>> = {};
  const cellsOf = (column: number) =>
    rows.map((row) => (row[column] ?? "").trim()).filter((cell) => cell !== "");
  if (hasHeading) {
    first.forEach((name, column) => {
      const found = roleOf(name);
      if (!found || found.rank >= (ranks[found.role] ?? Number.POSITIVE_INFINITY)) return;
      // "Content" is the name of a column of video ids, too.
      if (found.role === "text" && !canBeText(cellsOf(column))) return;
      columns[found.role] = column;
      ranks[found.role] = found.rank;
    });
  }
  columns.text ??= textColumn(first, cellsOf, hasHeading);
  const names = hasHeading
    ? first.map((name) => name.trim())
    : first.map((_, column) => `column ${column + 1}`);
  for (const role of ROLES) if (columns[role] === undefined) delete columns[role];
  return { delimiter, hasHeading, names, columns };
}

/** The column whose cells read like comments: most of them several words; the longest on average. */
function textColumn(
  first: string[],
  cellsOf: (column: number) => string[],
  hasHeading: boolean,
): number | undefined {
  let best: number | undefined;
  let longest = 0;
  first.forEach((name, column) => {
    const isOther =
      hasHeading && (roleOf(name) !== null || /title|titel|titre|título|url|link|description/i.test(name));
    const cells = cellsOf(column);
    if (isOther || cells.length === 0) return;
    const wordy =
      cells.filter((cell) => /\p{L}\S*\s+\S*\p{L}/u.test(cell) && !isValue(cell)).length / cells.length;
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

/** A number, a date, an id, an address or yes and no: what no comment column is made of. */
function isValue(cell: string): boolean {
  return /^(?:[\d.,:/\s%+-]+|\d{4}-\d{2}-\d{2}.*|(?=\S*\d)[\w.-]{18,}|https?:\S+|\S+@\S+\.\S+|true|false|yes|no)$/i.test(
    cell.trim(),
  );
}

function isData(cells: string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return (
    filled.length >= cells.length / 2 &&
    filled.length > 0 &&
    filled.filter(isValue).length >= filled.length * 0.9
  );
}

export function rowsOf(text: string, delimiter: string, preview = 0): string[][] {
  return Papa.parse<string[]>(text, { delimiter, preview, newline: "\n", skipEmptyLines: "greedy" }).data;
}

/** The comments of a table; a row without a text is counted as empty. */
export function commentsOf(text: string, { delimiter, hasHeading, columns }: Table, most: number) {
  const rows = rowsOf(text, delimiter);
  const comments: GivenComment[] = [];
  let empty = 0;
  let over = 0;
  let shown = 0;
  for (const row of hasHeading ? rows.slice(1) : rows) {
    const comment = commentOf(row, columns);
    if (comment.text === "") empty += 1;
    else if (shown++ >= most) over += 1;
    else comments.push(comment);
  }
  return { comments, empty, over };
}

function commentOf(row: string[], columns: Table["columns"]): GivenComment {
  const cell = (role: Role) => {
    const column = columns[role];
    return column === undefined ? undefined : (row[column] ?? "").trim();
  };
  const comment: GivenComment = { text: commentText(cell("text") ?? "") };
  const likes = numberIn(cell("likes"));
  const replies = numberIn(cell("replies"));
  const publishedAt = instantIn(cell("publishedAt"));
  const parent = parentIn(cell("parent"));
  const creator = flagIn(cell("creator"));
  const isReply = parent !== undefined || replyIn(cell("reply"));
  const thread = parent ?? cell("id");
  if (likes !== undefined) comment.likes = likes;
  if (replies !== undefined) comment.replies = replies;
  if (publishedAt) comment.publishedAt = publishedAt;
  if (isReply) comment.isReply = true;
  if (creator !== undefined) comment.byCreator = creator;
  if (thread) comment.thread = thread;
  return comment;
}
