import { createHash } from "node:crypto";
import { analyzeComments, type Digest } from "../../app/engines/comments/index.ts";
import type { GivenComment } from "../../app/model/comment-digest.ts";
import { counted, formatCount } from "../../app/numbers/figures.ts";
import { wilson } from "../../app/statistics/quantiles.ts";
import { sum } from "../../app/statistics/sums.ts";
import { fileText } from "../../app/tables/file-text.ts";
import { type CommentsRead, readComments } from "../../app/tables/read-comments.ts";
import { csvRecords } from "../measures/csv.ts";
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

interface Section {
  id: string;
  comments: GivenComment[];
}

/** The sections of comments in files, each once: two files of one tool hold the same. */
export function fileSections(files: GivenFile[]): Section[] {
  const sections = new Map<string, GivenComment[]>();
  for (const { name, bytes } of files) {
    const id = name.replace(/\.\w+$/, "");
    const read = readComments(fileText(bytes) ?? "");
    if (!("refused" in read) && !sections.has(id)) sections.set(id, read.comments);
  }
  return [...sections].map(([id, comments]) => ({ id, comments }));
}

/** Comments under a video of SenTube that say something of it: fewer are no section. */
const SECTION_FROM = 10;

export function sentubeSections(text: string): Section[] {
  const rows = csvRecords(text).filter(({ status }) => status === "ok");
  const videos = Map.groupBy(rows, ({ video_id = "" }) => video_id);
  return [...videos]
    .filter(([, those]) => those.length >= SECTION_FROM)
    .map(([id, those]) => ({ id, comments: those.map(({ text = "" }) => ({ text })) }));
}

/** What the product says of comments by rules, each by a short key: its text stays where it is. */
function claimsOf({ insights, themes, questions, requests, triggers }: Digest) {
  const nameOf = {
    themes: (at: number) => `${themes?.[at]?.ofProduct ?? ""} ${themes?.[at]?.name}`,
    questions: (at: number) => `${questions[at]?.ofProduct ?? ""} ${questions[at]?.text}`,
    requests: (at: number) => requests[at]?.wants ?? "",
    triggers: (at: number) => triggers?.[at]?.kind ?? "",
  };
  const claim = (list: string, name: string) => ({
    key: `${list} ${createHash("sha256").update(`${list}:${name}`).digest("hex").slice(0, 8)}`,
    shown: `${list}: ${name.trim()}`,
  });
  const all = (list: "themes" | "questions" | "requests", claims: readonly unknown[] | null) =>
    (claims ?? []).map((_, at) => claim(list, nameOf[list](at)));
  return [
    ...insights.map(({ advice, because: { list, index } }) =>
      claim("insights", `${advice} ${list} ${nameOf[list](index)}`),
    ),
    ...all("themes", themes),
    ...all("questions", questions),
    ...all("requests", requests),
  ];
}

/**
 * Every insight, theme, question and request that the product would show, against labels that somebody gave by reading:
 * a CSV of section, key and label (right, wrong, or product: about the product where the video is meant). A claim without a label is
 * printed and not counted.
 */
export function evaluateClaims(set: string, sections: Section[], labels: string): Evaluated {
  const known = new Map(
    csvRecords(labels).map(({ section, key, label = "" }) => [`${section} ${key}`, label]),
  );
  const counts = { right: 0, wrong: 0, product: 0, unread: 0 };
  const lines: string[] = [];
  for (const { id, comments } of sections) {
    for (const { key, shown } of claimsOf(analyzeComments(comments).digest)) {
      const label = known.get(`${id} ${key}`) ?? "unread";
      if (label in counts) counts[label as keyof typeof counts] += 1;
      if (label !== "right") lines.push(`${label}: ${id},${key} ${shown}`);
    }
  }
  const items = counts.right + counts.wrong + counts.product;
  if (items === 0) throw new Error("no claim with a label in it");
  const row = { engine: "comments", set, items, references: [] };
  const shareOf = (count: number) => ({ shipped: count / items, interval: wilson(count, items) });
  return {
    text: lines.join("\n"),
    held: counted(sections.length, "section"),
    figure: `${counts.right} of ${counted(items, "claim")} right, ${counts.product} about the product instead of the video, ${counts.unread} not labelled`,
    failures: [],
    accuracy: [
      { ...row, measure: "claims right", ...shareOf(counts.right), target: "≥ .85" },
      { ...row, measure: "claims about another thing", ...shareOf(counts.product), target: "≤ .03" },
    ],
  };
}
