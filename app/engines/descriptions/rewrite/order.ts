import { type Block, isChapterHeading, isHeaded } from "./blocks";
import { type Change, type Context, type Draft, withChanges } from "./draft";

/**
 * Puts prose first, chapters in one block under "Chapters", links without a heading in one block, hashtags in the last
 * line. Blocks with a heading stay where they are, since the text after them may refer to them.
 */
export function orderBlocks(draft: Draft, { english }: Context): Draft {
  const changes: Change[] = [];
  const { blocks } = draft;
  const tags = blocks.filter(({ kind }) => kind === "hashtags").flatMap(({ lines }) => lines);
  let body = blocks.filter(({ kind }) => kind !== "hashtags");
  body = putProseFirst(body, changes);
  body = joinChapters(body, english, changes);
  body = joinLinks(body, changes);
  const arranged = tags.length > 0 ? [...body, { kind: "hashtags" as const, lines: [tags.join(" ")] }] : body;
  const isAtEnd = blocks.findIndex(({ kind }) => kind === "hashtags") >= blocks.length - 1 && tags.length < 2;
  if (tags.length > 0 && !isAtEnd) {
    changes.push({
      what: "Put the hashtags in the last line, in their order",
      why: "YouTube shows the first three at the title wherever they stand; the text reads better without them.",
      after: tags.join(" "),
    });
  }
  return withChanges(draft, arranged, ...changes);
}

/** Moves links and chapters that stand before the first prose behind it. */
function putProseFirst(blocks: Block[], changes: Change[]): Block[] {
  const first = blocks.findIndex(({ kind, lines }) => kind === "prose" && isMoreThanLabel(lines.join(" ")));
  const early = blocks
    .slice(0, Math.max(0, first))
    .filter(({ kind }) => kind === "links" || kind === "chapters");
  if (early.length === 0) return blocks;
  const rest = blocks.filter((block) => !early.includes(block));
  const from = rest.findIndex(({ kind, lines }) => kind === "prose" && isMoreThanLabel(lines.join(" ")));
  let to = from + 1;
  while (to < rest.length && (rest[to]?.kind === "prose" || rest[to]?.kind === "fixed")) to += 1;
  changes.push({
    what: `Moved ${early.some(({ kind }) => kind === "links") ? "the links" : "the chapters"} at the top behind the text`,
    why: "Search and phones show only the first 125 characters: they should say what the video is about.",
    before: early[0]?.lines[0],
  });
  return [...rest.slice(0, to), ...early, ...rest.slice(to)];
}

/** Whether a text is more than a label. */
function isMoreThanLabel(text: string): boolean {
  return text.split(/\s+/).length >= 4 || text.length >= 20;
}

function joinChapters(blocks: Block[], english: boolean, changes: Change[]): Block[] {
  const chapters = blocks.filter(({ kind }) => kind === "chapters");
  const [first] = chapters;
  if (!first) return blocks;
  const lines = chapters.flatMap((block) => block.lines);
  const headed = isHeaded(first) || lines.some(isChapterHeading);
  const together = { kind: "chapters" as const, lines: headed || !english ? lines : ["Chapters", ...lines] };
  if (chapters.length > 1)
    changes.push({
      what: "Put all chapters in one block, in their order",
      why: "YouTube and viewers read them as one list.",
    });
  if (together.lines.length > lines.length)
    changes.push({
      what: "Put “Chapters” over the timestamps",
      why: "A heading tells viewers what the times are.",
      after: "Chapters",
    });
  return blocks.flatMap((block) => (block === first ? [together] : block.kind === "chapters" ? [] : [block]));
}

function joinLinks(blocks: Block[], changes: Change[]): Block[] {
  const bare = blocks.filter((block) => block.kind === "links" && !isHeaded(block));
  const [first] = bare;
  const last = bare.at(-1);
  if (!first || !last || bare.length < 2) return blocks;
  // With only links between them they are in one place already.
  const between = blocks.slice(blocks.indexOf(first), blocks.indexOf(last));
  if (between.every(({ kind }) => kind === "links")) return blocks;
  changes.push({
    what: "Put the links in one block, with the words that introduce them",
    why: "Links between sentences break the text up and are hard to find.",
    after: `${bare.length} places became one`,
  });
  const together = { kind: "links" as const, lines: bare.flatMap(({ lines }) => lines) };
  return blocks.flatMap((block) => (block === last ? [together] : bare.includes(block) ? [] : [block]));
}
