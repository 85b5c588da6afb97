import type { GivenComment } from "../model/comment-digest";
import { formatCount } from "../numbers/figures";
import { TEXT_MAX_BYTES } from "../words/bounds";
import { columnRole, type Role } from "./comments/columns";
import { readJson } from "./comments/json";
import { findColumns, readTable, rowsToComments, type Table } from "./comments/table";
import { readYoutubePage } from "./comments/youtube-page";
import { cleanText, commentText } from "./file-text";

/** The first so many comments are read. */
export const MAX_COMMENTS = 10_000;
/** A text of 2 MB has no more rows with something in them. */
const MAX_ROWS = TEXT_MAX_BYTES;
/** YouTube takes no longer comment. */
export const MAX_COMMENT_LENGTH = 10_000;

interface ReadComments {
  comments: GivenComment[];
  /** `page` is text copied from YouTube's page. */
  format: "lines" | "csv" | "json" | "page";
  /** What was left out. The reason completes a sentence: "12 rows without a comment". */
  left: { count: number; why: string }[];
  /** Of a table: the name of the column for each role, from its heading. */
  columns?: Partial<Record<Role, string>>;
}

export type CommentsRead = ReadComments | { refused: string };

/**
 * Reads comments that someone pasted or uploaded: one a line, a table (CSV, TSV, semicolons), JSON, JSON Lines or a copy of
 * YouTube's page.
 * Authors are not kept. Says which columns were taken and what was left out. A text that is no list of comments is refused,
 * with what is needed instead. Time grows with the length of the text.
 */
export function readComments(text: string): CommentsRead {
  // UTF-16 units: a text of 2 MB has no more.
  if (text.length > TEXT_MAX_BYTES) return { refused: "This is more than 2 MB. Upload fewer comments." };
  const other = refuseOtherFile(text);
  if (other) return { refused: other };
  const clean = cleanText(text);
  if (clean.trim() === "")
    return { refused: "There are no comments in it. Paste them one a line, or upload a CSV file." };

  const json = readJson(clean);
  if (json === "unreadable")
    return { refused: "This is JSON that breaks off or is damaged. Export it again." };
  if (json) {
    // Who wrote a comment stands in it as plainly as the comment: only a name that is known is taken for one.
    const columns = findColumns(json.names, json.rows, true);
    const isNamed = columnRole(json.names[columns.text ?? -1] ?? "")?.role === "text";
    if (!isNamed) return { refused: withoutText(json.names) };
    return fromTable({ ...json, columns }, "json", [{ count: json.broken, why: "lines that are no JSON" }]);
  }
  const page = readYoutubePage(clean, MAX_COMMENTS);
  if (page) {
    const above = { count: page.above, why: "lines above the first comment" };
    return result(page.comments, "page", [above, overflow(page.over)]);
  }
  const table = readTable(clean, MAX_ROWS);
  if (table) return fromTable(table, "csv", [{ count: table.above, why: "lines above the heading" }]);
  const comments: GivenComment[] = [];
  let over = 0;
  for (const line of clean.split("\n")) {
    const own = commentText(unquoted(line.trim()));
    if (own === "") continue;
    if (comments.length < MAX_COMMENTS) comments.push({ text: own });
    else over += 1;
  }
  return result(comments, "lines", [overflow(over)]);
}

function fromTable(
  { names, columns, rows }: Pick<Table, "names" | "columns" | "rows">,
  format: "csv" | "json",
  left: ReadComments["left"],
): CommentsRead {
  if (columns.text === undefined) return { refused: withoutText(names) };
  const { comments, empty, over } = rowsToComments(rows, columns, MAX_COMMENTS);
  const rest = [...left, { count: empty, why: "rows without a comment" }, overflow(over)];
  const read = result(comments, format, rest, `The column “${names[columns.text]}” holds no comment.`);
  const taken = Object.entries(columns).map(([role, column]) => [role, names[column] ?? ""]);
  return "refused" in read ? read : { ...read, columns: Object.fromEntries(taken) };
}

/** The refusal of a file that is no text, or of a format that is not read; null for text. */
function refuseOtherFile(text: string): string | null {
  if (text.startsWith("PK\u0003\u0004"))
    return "This is a spreadsheet or a zip file. Save it as CSV, and upload that.";
  if (text.startsWith("%PDF-")) return "This is a PDF. Paste its comments one a line, or upload a CSV file.";
  const front = text.slice(0, 2000);
  const unreadable = front.split("\uFFFD").length - 1;
  if (unreadable > front.length / 10)
    return "This file is no text in UTF-8. Save it as CSV in UTF-8, and upload that.";
  return null;
}

function overflow(count: number) {
  return {
    count,
    why: `comments behind the first ${formatCount(MAX_COMMENTS)}, which are analyzed`,
  };
}

function result(
  all: GivenComment[],
  format: ReadComments["format"],
  left: ReadComments["left"],
  none = "There are no comments in it.",
): CommentsRead {
  const comments = all.filter(({ text }) => text.length <= MAX_COMMENT_LENGTH);
  const long = all.length - comments.length;
  const longest = formatCount(MAX_COMMENT_LENGTH);
  if (comments.length === 0 && long === 0) return { refused: none };
  if (comments.length === 0) {
    return {
      refused: `It has no line ends between comments: a comment has at most ${longest} characters. Put one on each line.`,
    };
  }
  const why = `longer than ${longest} characters, which no comment on YouTube is`;
  return { comments, format, left: [...left, { count: long, why }].filter(({ count }) => count > 0) };
}

const NAMES_SHOWN = 12;

function withoutText(names: string[]): string {
  if (names.length === 0) return "There are no comments in it.";
  const shown = names
    .slice(0, NAMES_SHOWN)
    .map((name) => `“${name.length > 40 ? `${name.slice(0, 39)}…` : name}”`);
  const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : "";
  return `No column holds comments. The columns are ${shown.join(", ")}${more}. Name one “comment” or “text”, with one comment in each row.`;
}

/** A line without the quotes that some exports put around each. */
function unquoted(line: string): string {
  if (line.length < 2 || !line.startsWith('"') || !line.endsWith('"')) return line;
  const inner = line.slice(1, -1).replaceAll('""', "\0");
  return inner.includes('"') ? line : inner.replaceAll("\0", '"');
}
