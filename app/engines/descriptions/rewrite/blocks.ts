import { findChapters, hasTimestamp } from "../chapters";
import { blankOut } from "../pieces";

/** A part of a description with a blank line before and after it. */
export interface Block {
  /** "fixed": lists, code and other lines that must keep their order and form. */
  kind: "prose" | "fixed" | "chapters" | "links" | "hashtags";
  lines: string[];
}

/** Characters of a label. A link with more text around it stands in a sentence. */
const MAX_LABEL = 70;
const ITEM = /^\s*(?:[-*•·▪►▶→✓✔✅☑➤»–—+]|\d{1,2}[.)]|\p{Extended_Pictographic}\uFE0F?)\s*\S/u;
const STARTS_WITH_EMOJI = /^\s*\p{Extended_Pictographic}/u;
const FIXED = /^(?:\t| {4,})\S|^\s*\||^\s*#{1,6}\s|^\s*>|[{};]\s*$|^\s*(?:\/\/|<\/?[a-z])/iu;
/** A line of nothing but signs, with three marks of a rule among them. */
const RULE = /^(?=.*[-=_*~]{3})[\W_]*$/iu;
const FENCE = /^\s*(?:```|~~~)/;
const CHAPTER_HEADING = /^\W*(?:chapters?|time ?-?stamps?|time ?codes?|timeline|table of contents)\W*$/i;

/** The lines with a timestamp, if there are at least two: chapters if the first is 0:00, otherwise prose. */
interface TimedLines {
  lines: ReadonlySet<string>;
  kind: "chapters" | "prose";
}

/** Splits a description into blocks, every line in exactly one. Blank lines only separate them. */
export function splitBlocks(text: string): Block[] {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const { chapters } = findChapters(lines.join("\n"));
  const times: TimedLines = {
    lines: new Set(chapters.length >= 2 ? chapters.map(({ line }) => lines[line] ?? "") : []),
    kind: chapters[0]?.seconds === 0 ? "chapters" : "prose",
  };
  const blocks = splitGroups(lines).flatMap((group) =>
    group.fenced ? fixed(group.lines) : splitRuns(group.lines, times),
  );
  return joinHeadings(blocks);
}

/** Puts blocks together, with a blank line between two. Blocks without lines are left out. */
export function renderBlocks(blocks: Block[]): string {
  return blocks
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines }) => lines.join("\n"))
    .join("\n\n");
}

/** Whether a line is a heading: it ends in a colon or says that chapters follow. */
export function isHeading(line: string): boolean {
  return line.length <= MAX_LABEL && (CHAPTER_HEADING.test(line) || /[\p{L}\p{N})]\s*[:：]\W*$/u.test(line));
}

/** Whether a line is the heading of chapters: "Chapters", "Timestamps:", "⏱ Time codes". */
export function isChapterHeading(line: string): boolean {
  return CHAPTER_HEADING.test(line);
}

function fixed(lines: string[]): Block[] {
  return [{ kind: "fixed", lines }];
}

/** Lines between blank lines; fenced code is one group, blank lines included. */
function splitGroups(lines: string[]): { lines: string[]; fenced: boolean }[] {
  const groups: { lines: string[]; fenced: boolean }[] = [];
  let open: string[] = [];
  const close = (fenced: boolean) => {
    if (open.length > 0) groups.push({ lines: open, fenced });
    open = [];
  };
  let inFence = false;
  for (const line of lines) {
    if (FENCE.test(line)) {
      if (!inFence) close(false);
      open.push(line);
      if (inFence) close(true);
      inFence = !inFence;
    } else if (line.trim() === "" && !inFence) close(false);
    else open.push(line);
  }
  close(inFence);
  return groups;
}

/** Splits a group into runs of one kind. A list of links stays whole, with its heading and the items without a link. */
function splitRuns(lines: string[], times: TimedLines): Block[] {
  const kinds = lines.map((line) => kindOf(line, times));
  const links = kinds.filter((kind) => kind === "links").length;
  const isOne = kinds.every(
    (kind, at) => kind === "links" || (kind !== "chapters" && isLabel(lines[at] ?? "")),
  );
  if (isOne && links > 0 && 2 * links >= lines.length && !kinds.includes("hashtags"))
    return [{ kind: "links", lines }];
  const runs: Block[] = [];
  lines.forEach((line, at) => {
    const next = kinds[at + 1];
    const own = kinds[at] ?? "prose";
    const isText = own === "prose" || own === "fixed";
    const isHeadingOfNext =
      isText && (next === "chapters" || next === "links") && (isHeading(line) || (at === 0 && isLabel(line)));
    const kind = isHeadingOfNext ? next : own;
    const last = runs.at(-1);
    const tail = last?.lines.at(-1) ?? "";
    if (last && (last.kind === kind || (last.kind === "fixed" && kind === "prose" && isLabel(line))))
      last.lines.push(line);
    // The line before a list introduces it and belongs to it.
    else if (last?.kind === "prose" && kind === "fixed" && isLabel(tail)) {
      last.lines.pop();
      runs.push({ kind, lines: [tail, line] });
    } else runs.push({ kind, lines: [line] });
  });
  return runs.filter((run) => run.lines.length > 0);
}

function kindOf(line: string, times: TimedLines): Block["kind"] {
  if (times.lines.has(line)) return times.kind;
  if (FIXED.test(line) || RULE.test(line)) return "fixed";
  if (isLinkLine(line)) return "links";
  if (/[#＃]/.test(line) && blankOut(line, ["hashtag"]).replace(/[\s,|]/g, "") === "") return "hashtags";
  // An emoji before a sentence does not make it a list item.
  return ITEM.test(line) && (isLabel(line) || !STARTS_WITH_EMOJI.test(line)) ? "fixed" : "prose";
}

/** Whether a line is a link or an e-mail address with at most a few words. */
export function isLinkLine(line: string): boolean {
  const bare = blankOut(line, ["link", "email"]).trim();
  if (bare === line.trim()) return false;
  return bare.replace(/\s+/g, " ").length <= MAX_LABEL && !/[.!?。！？]\s+\p{L}/u.test(bare);
}

function isLabel(line: string): boolean {
  return line.length <= MAX_LABEL && !/[.!?。！？…]["')\]]?\s*$/u.test(line);
}

/** Whether a block of links or chapters begins with a heading. */
export function isHeaded({ kind, lines: [first = ""] }: Block): boolean {
  return kind === "links" ? !isLinkLine(first) : !hasTimestamp(first);
}

/** Joins a heading that stands alone with the chapters, links or list after it. */
function joinHeadings(blocks: Block[]): Block[] {
  return blocks.reduce<Block[]>((done, block) => {
    const last = done.at(-1);
    const isAlone = last?.lines.length === 1 && isHeading(last.lines[0] ?? "");
    if (
      isAlone &&
      last.kind === "prose" &&
      (block.kind === "chapters" || block.kind === "links" || block.kind === "fixed")
    ) {
      done[done.length - 1] = { kind: block.kind, lines: [...last.lines, ...block.lines] };
    } else done.push(block);
    return done;
  }, []);
}
