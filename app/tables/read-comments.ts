import { formatCount } from "../numbers/figures";
import type { Role } from "./column-names";
import { commentsOf, tableIn } from "./comment-table";
import type { GivenComment } from "./given-comment";
import { cleaned, commentText } from "./plain-text";
import { commentsOnPage } from "./youtube-page";

/** UTF-16 units; a text of 2 MB has no more. */
export const MOST_TEXT = 2 * 1024 * 1024;
/** Comments that are analysed: the first so many, in the order they are given. */
export const MOST_COMMENTS = 10_000;
/** YouTube takes no longer comment; what is longer is something else. */
export const LONGEST_COMMENT = 10_000;

export interface ReadComments {
  comments: GivenComment[];
  /** `page` is text copied from YouTube's own page. */
  format: "lines" | "csv" | "page";
  /** What was given and is not among the comments; the reasons end a sentence like "12 rows ...". */
  left: { count: number; why: string }[];
  /** Of a table: the name of the column taken for each role, as its heading has it. */
  columns?: Partial<Record<Role, string>>;
}

export type CommentsRead = ReadComments | { refused: string };

/**
 * Reads comments from what someone pasted or uploaded: one a line, a table (CSV, TSV, semicolons) or a copy of
 * YouTube's page. Who wrote them is not kept. Says which columns it took and what it left out; a text that is no list
 * of comments is refused with what is needed instead. Takes about as long as the text is.
 */
export function readComments(text: string): CommentsRead {
  if (text.length > MOST_TEXT) return { refused: "This is more than 2 MB. Upload fewer comments." };
  const other = otherFileIn(text);
  if (other) return { refused: other };
  const clean = cleaned(text);
  if (clean.trim() === "")
    return { refused: "There are no comments in it. Paste them one a line, or upload a CSV file." };

  const page = commentsOnPage(clean, MOST_COMMENTS);
  if (page) {
    const asides = { count: page.aside, why: "lines above the first comment" };
    return result(page.comments, "page", [asides, overflow(page.over)]);
  }
  const table = tableIn(clean);
  if (table) {
    const { names, columns } = table;
    if (columns.text === undefined) return { refused: withoutText(names) };
    const { comments, empty, over } = commentsOf(clean, table, MOST_COMMENTS);
    const left = [{ count: empty, why: "rows without a comment" }, overflow(over)];
    const read = result(comments, "csv", left, `The column “${names[columns.text]}” holds no comment.`);
    const taken = Object.entries(columns).map(([role, column]) => [role, names[column] ?? ""]);
    return "refused" in read ? read : { ...read, columns: Object.fromEntries(taken) };
  }
  const comments: GivenComment[] = [];
  let over = 0;
  for (const line of clean.split("\n")) {
    const own = commentText(unquoted(line.trim()));
    if (own === "") continue;
    if (comments.length < MOST_COMMENTS) comments.push({ text: own });
    else over += 1;
  }
  return result(comments, "lines", [overflow(over)]);
}

/** Says what a file is that is no text, or no list of comments that we read; null for text. */
function otherFileIn(text: string): string | null {
  if (text.startsWith("PK\u0003\u0004"))
    return "This is a spreadsheet or a zip file. Save it as CSV, and upload that.";
  if (text.startsWith("%PDF-")) return "This is a PDF. Paste its comments one a line, or upload a CSV file.";
  const front = text.slice(0, 2000);
  const unreadable = front.split("\uFFFD").length - 1;
  if (unreadable > front.length / 10)
    return "This file is no text in UTF-8. Save it as CSV in UTF-8, and upload that.";
  return isJson(text) ? "This is JSON. Save the comments as CSV, or paste them one a line." : null;
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]\s*["[{]/.test(text.slice(0, 1000))) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function overflow(count: number) {
  return {
    count,
    why: `comments behind the first ${formatCount(MOST_COMMENTS)}, which are analyzed`,
  };
}

function result(
  all: GivenComment[],
  format: ReadComments["format"],
  left: ReadComments["left"],
  none = "There are no comments in it.",
): CommentsRead {
  const comments = all.filter(({ text }) => text.length <= LONGEST_COMMENT);
  const long = all.length - comments.length;
  const longest = formatCount(LONGEST_COMMENT);
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
  const shown = names
    .slice(0, NAMES_SHOWN)
    .map((name) => `“${name.length > 40 ? `${name.slice(0, 39)}…` : name}”`);
  const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : "";
  return `No column holds comments. The columns are ${shown.join(", ")}${more}; needed is one named “comment” or “text”, with one comment in each row.`;
}

/** A line of a list that was exported with quotes around each. */
function unquoted(line: string): string {
  if (line.length < 2 || !line.startsWith('"') || !line.endsWith('"')) return line;
  const inner = line.slice(1, -1).replaceAll('""', "\0");
  return inner.includes('"') ? line : inner.replaceAll("\0", '"');
}
