import { findChapters, hasTimestamp } from "../chapters";
import { blankOut } from "../pieces";

/** A part of a description, with a blank line before and behind it. */
export interface Block {
  /** "fixed": lists, code and other lines whose order and form mean something. */
  kind: "prose" | "fixed" | "chapters" | "links" | "hashtags";
  lines: string[];
}

/** With more letters than these around it, a link stands in a sentence. */
const LABEL = 70;
const ITEM = /^\s*(?:[-*•·▪►▶→✓✔✅☑➤»–—+]|\d{1,2}[.)]|\p{Extended_Pictographic}\uFE0F?)\s*\S/u;
const STARTS_WITH_EMOJI = /^\s*\p{Extended_Pictographic}/u;
const FIXED =
  /^(?:\t| {4,})\S|^\s*\||^\s*#{1,6}\s|^\s*>|[{};]\s*$|^\s*(?:\/\/|<\/?[a-z])|^\W*[-=_*~]{3,}\W*$/iu;
const FENCE = /^\s*(?:```|~~~)/;
const CHAPTER_HEADING = /^\W*(?:chapters?|time ?-?stamps?|time ?codes?|timeline|table of contents)\W*$/i;

/** The lines that have a time, several at least: chapters where they begin at 0:00, else text, whatever stands in them. */
interface Times {
  lines: ReadonlySet<string>;
  kind: "chapters" | "prose";
}

/** A description as its blocks, every line in exactly one. Blank lines are between them. */
export function splitBlocks(text: string): Block[] {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const { chapters } = findChapters(lines.join("\n"));
  const times: Times = {
    lines: new Set(chapters.length >= 2 ? chapters.map(({ line }) => lines[line] as string) : []),
    kind: chapters[0]?.seconds === 0 ? "chapters" : "prose",
  };
  const blocks = splitGroups(lines).flatMap((group) =>
    group.fenced ? fixed(group.lines) : splitRuns(group.lines, times),
  );
  return joinHeadings(blocks);
}

/** A description again of its blocks, a blank line between two; those without lines are left out. */
export function renderBlocks(blocks: Block[]): string {
  return blocks
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines }) => lines.join("\n"))
    .join("\n\n");
}

/** A line that says what stands under it. */
export function isHeading(line: string): boolean {
  return line.length <= LABEL && (CHAPTER_HEADING.test(line) || /[\p{L}\p{N})]\s*[:：]\W*$/u.test(line));
}

/** A line of its own that says that chapters follow: "Chapters", "Timestamps:", "⏱ Time codes". */
export function isChapterHeading(line: string): boolean {
  return CHAPTER_HEADING.test(line);
}

function fixed(lines: string[]): Block[] {
  return [{ kind: "fixed", lines }];
}

/** Lines between blank lines; a fenced piece of code is one group whatever it holds. */
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

/** A group's runs of lines of one kind. A list of links stays whole, with its heading and items that have none. */
function splitRuns(lines: string[], times: Times): Block[] {
  const kinds = lines.map((line) => kindOf(line, times));
  const links = kinds.filter((kind) => kind === "links").length;
  const isOne = kinds.every(
    (kind, at) => kind === "links" || (kind !== "chapters" && isLabel(lines[at] as string)),
  );
  if (isOne && links > 0 && 2 * links >= lines.length && !kinds.includes("hashtags"))
    return [{ kind: "links", lines }];
  const runs: Block[] = [];
  lines.forEach((line, at) => {
    const next = kinds[at + 1];
    const own = kinds[at] as Block["kind"];
    const isText = own === "prose" || own === "fixed";
    const isOver =
      isText && (next === "chapters" || next === "links") && (isHeading(line) || (at === 0 && isLabel(line)));
    const kind = isOver ? next : own;
    const last = runs.at(-1);
    const tail = last?.lines.at(-1) ?? "";
    if (last && (last.kind === kind || (last.kind === "fixed" && kind === "prose" && isLabel(line))))
      last.lines.push(line);
    // What introduces a list, or goes on in the manner of one, is a part of it.
    else if (last?.kind === "prose" && kind === "fixed" && isLabel(tail)) {
      last.lines.pop();
      runs.push({ kind, lines: [tail, line] });
    } else runs.push({ kind, lines: [line] });
  });
  return runs.filter((run) => run.lines.length > 0);
}

function kindOf(line: string, times: Times): Block["kind"] {
  if (times.lines.has(line)) return times.kind;
  if (FIXED.test(line)) return "fixed";
  if (isLinkLine(line)) return "links";
  if (/[#＃]/.test(line) && blankOut(line, ["hashtag"]).replace(/[\s,|]/g, "") === "") return "hashtags";
  // An emoji in front of a sentence makes no item of it.
  return ITEM.test(line) && (isLabel(line) || !STARTS_WITH_EMOJI.test(line)) ? "fixed" : "prose";
}

/** A line that is a link, or an address, with a few words to it. */
export function isLinkLine(line: string): boolean {
  const bare = blankOut(line, ["link", "email"]).trim();
  if (bare === line.trim()) return false;
  return bare.replace(/\s+/g, " ").length <= LABEL && !/[.!?。！？]\s+\p{L}/u.test(bare);
}

function isLabel(line: string): boolean {
  return line.length <= LABEL && !/[.!?。！？…]["')\]]?\s*$/u.test(line);
}

/** Whether links or chapters have a line over them that says what they are. */
export function isHeaded({ kind, lines: [first = ""] }: Block): boolean {
  return kind === "links" ? !isLinkLine(first) : !hasTimestamp(first);
}

/** A heading that stands alone over a blank line joins the chapters or links under it. */
function joinHeadings(blocks: Block[]): Block[] {
  return blocks.reduce<Block[]>((done, block) => {
    const last = done.at(-1);
    const alone = last?.lines.length === 1 && isHeading(last.lines[0] as string);
    if (
      alone &&
      last.kind === "prose" &&
      (block.kind === "chapters" || block.kind === "links" || block.kind === "fixed")
    ) {
      done[done.length - 1] = { kind: block.kind, lines: [...last.lines, ...block.lines] };
    } else done.push(block);
    return done;
  }, []);
}
