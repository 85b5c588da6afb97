import { counted, formatCount } from "../../app/numbers/figures.ts";
import { sum } from "../../app/statistics/sums.ts";
import { fileText } from "../../app/tables/file-text.ts";
import { type CommentsRead, readComments } from "../../app/tables/read-comments.ts";
import type { GivenFile } from "../measures/files.ts";
import type { Evaluated } from "./evaluated.ts";

const FORMATS = {
  csv: "a table",
  json: "JSON",
  lines: "comments one a line",
  page: "a copy of YouTube's page",
};

/** Reads exports of comments. A refusal with a reason is a result; an error is a failure. */
export function evaluateComments(files: GivenFile[]): Evaluated {
  const readings = files.map((file) => ({ name: file.name, found: read(file) }));
  const taken = readings.flatMap(({ found }) => ("refused" in found ? [] : [found]));
  return {
    text: readings
      .map(({ name, found }) => [name, ...describe(found).map((line) => `  ${line}`)].join("\n"))
      .join("\n"),
    held: counted(files.length, "file"),
    figure: `${taken.length} read (${formatCount(sum(taken.map(({ comments }) => comments.length)))} comments), ${files.length - taken.length} refused`,
    failures: readings.flatMap(({ name, found }) => ("threw" in found ? [`${name}: ${found.refused}`] : [])),
  };
}

/** The reader refuses what it cannot read. If it throws, that is a failure. */
function read({ bytes }: GivenFile): CommentsRead | { refused: string; threw: true } {
  try {
    const text = fileText(bytes);
    return text === null ? { refused: "it is no text" } : readComments(text);
  } catch (error) {
    return { refused: `it threw ${error}`, threw: true };
  }
}

function describe(found: CommentsRead): string[] {
  if ("refused" in found) return [`refused: ${found.refused}`];
  const { comments, format, columns = {}, left } = found;
  const has = (name: string, is: (comment: (typeof comments)[number]) => boolean) => {
    const count = comments.filter(is).length;
    return count > 0 ? [`${formatCount(count)} with ${name}`] : [];
  };
  const facts = [
    ...has("likes", ({ likes }) => likes !== undefined),
    ...has("a date", ({ publishedAt }) => publishedAt !== undefined),
    ...has("a thread", ({ thread }) => thread !== undefined),
  ];
  const replies = comments.filter(({ isReply }) => isReply).length;
  const named = Object.entries(columns).map(
    ([role, name]) => `${name} = ${role}${role === "author" ? ", not read" : ""}`,
  );
  return [
    `${FORMATS[format]}, ${counted(comments.length, "comment")}${replies > 0 ? ` (${counted(replies, "reply", "replies")})` : ""}`,
    ...(named.length > 0 ? [named.join("; ")] : []),
    ...(facts.length > 0 ? [facts.join(", ")] : []),
    ...left.map(({ count, why }) => `left out: ${formatCount(count)} ${why}`),
  ];
}
