import type { Block } from "./blocks";
import { type Context, changed, type Draft, excerpt } from "./draft";
import { leansBack } from "./leaning";
import { joined, sentencesIn } from "./sentences";

/** A line of more than this is a wall on a phone. */
const WALL = 320;
const PARAGRAPH = { sentences: 3, characters: 260 };

/** Walls of text in paragraphs of two or three sentences; none begins with one that leans on the sentence before. */
export function paragraph(draft: Draft, { english }: Context): Draft {
  let wall = "";
  const blocks = draft.blocks.flatMap((block): Block[] => {
    if (block.kind !== "prose") return [block];
    const parts = block.lines.map((line) => paragraphsOf(line, english));
    if (parts.every((part) => part.length === 1)) return [block];
    wall ||= block.lines[parts.findIndex((part) => part.length > 1)] as string;
    return grouped(parts);
  });
  if (wall === "") return draft;
  return changed(draft, blocks, {
    what: "Parted a wall of text into paragraphs",
    why: "On a phone it fills the screen without a place for the eye to rest.",
    before: excerpt(wall),
  });
}

function paragraphsOf(line: string, english: boolean): string[] {
  const sentences = sentencesIn(line).map(({ text }) => text);
  if (line.length <= WALL || sentences.length < 3) return [line];
  const groups: string[][] = [[]];
  for (const [at, sentence] of sentences.entries()) {
    const group = groups.at(-1) as string[];
    const length = group.join(" ").length + sentence.length;
    const full = group.length >= PARAGRAPH.sentences || (group.length > 0 && length > PARAGRAPH.characters);
    // One sentence left alone at the end joins those before it, unless they are many.
    const isLast = at === sentences.length - 1 && group.length <= PARAGRAPH.sentences;
    const leans = english && leansBack(sentence) && group.length < 2 * PARAGRAPH.sentences;
    if (full && !leans && !(isLast && length <= WALL)) groups.push([sentence]);
    else group.push(sentence);
  }
  return groups.map(joined);
}

/** Lines that were not parted stay together. */
function grouped(parts: string[][]): Block[] {
  const blocks: Block[] = [];
  let whole: string[] = [];
  const close = () => {
    if (whole.length > 0) blocks.push({ kind: "prose", lines: whole });
    whole = [];
  };
  for (const part of parts) {
    if (part.length === 1) whole.push(part[0] as string);
    else {
      close();
      blocks.push(...part.map((line): Block => ({ kind: "prose", lines: [line] })));
    }
  }
  close();
  return blocks;
}
