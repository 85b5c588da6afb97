import { findWords, joinSentences, refersBack, splitSentences } from "../sentences";
import type { Block } from "./blocks";
import { type Change, type Context, type Draft, excerpt, firstDifference, withChanges } from "./draft";

/** So many short items between commas are a list of search words. */
const ITEMS = 5;
const WORDS = 5;
const WHY = "Said once is enough: YouTube's policy on spam names keyword stuffing, and it reads like it.";

/** Sentences and items of keyword lists that are said again word for word, said once; only where nothing is lost by it. */
export function removeRepeats(draft: Draft, { keeps }: Context): Draft {
  const seen = new Set<string>();
  const changes: Change[] = [];
  let { blocks } = draft;
  draft.blocks.forEach((block, place) => {
    if (block.kind !== "prose") return;
    const lines = block.lines.map((line) => fewerItems(fewerSentences(line, seen)));
    if (lines.every((line, at) => line === block.lines[at])) return;
    const fewer = { ...block, lines: lines.filter((line) => line !== "") };
    const tried: Block[] = blocks.map((other, at) => (at === place ? fewer : other));
    if (!keeps(tried)) return;
    blocks = tried;
    changes.push({
      what: "Took out repeated words",
      why: WHY,
      ...firstDifference(block.lines.join(" "), fewer.lines.join(" ")),
    });
  });
  return withChanges(draft, blocks, ...changes);
}

function fewerSentences(line: string, seen: Set<string>): string {
  const sentences = splitSentences(line).map(({ text }) => text);
  const once = sentences.filter((sentence) => {
    const key = sentence
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim();
    if (key.split(" ").length < 3) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return once.length === sentences.length ? line : joinSentences(once);
}

function fewerItems(line: string): string {
  const items = line.split(/,\s*/);
  const isList = items.length >= ITEMS && items.every((item) => item.trim().split(/\s+/).length <= WORDS);
  if (!isList || /[.!?]\s/.test(line)) return line;
  const once = new Map(
    items.map((item) => [item.toLowerCase().replace(/[.\s]+$/, ""), item] as const).reverse(),
  );
  if (once.size === items.length) return line;
  return items
    .filter(
      (item) =>
        once.get(item.toLowerCase().replace(/[.\s]+$/, "")) === item &&
        once.delete(item.toLowerCase().replace(/[.\s]+$/, "")),
    )
    .join(", ");
}

/** Plain-language guides ask for 15 to 20 words a sentence; one of twice as many is worth parting. */
const MOST_WORDS = 30;
/** Each part must be able to be a sentence. */
const LEAST_WORDS = 7;
/** A comma, a conjunction and a new subject, or a semicolon. */
const JOINTS =
  /;\s+(?=\p{L})|,\s+(?:and|but|so)\s+(?=(?:i|we|you|he|she|it|they|this|that|there|then|these|my|our)(?:['’]\p{L}+)?\s)/giu;
/** A part that depends on the other is none of its own. */
const DEPENDS =
  /^["“(]?(?:if|when|while|because|although|though|since|after|before|as|unless|once|whether|until)\b/i;

/** Parts over-long sentences where two complete ones were joined. English. */
export function splitLongSentences(draft: Draft, { english }: Context): Draft {
  if (!english) return draft;
  const changes: Change[] = [];
  const blocks = draft.blocks.map((block) => {
    if (block.kind !== "prose") return block;
    const lines = block.lines.map((line) => {
      const sentences = splitSentences(line).map(({ text }) => text);
      const shorter = sentences.map(splitSentence);
      sentences.forEach((sentence, at) => {
        if (shorter[at] !== sentence)
          changes.push({
            what: "Parted a long sentence",
            why: `${findWords(sentence).length} words in one sentence are hard to follow.`,
            ...firstDifference(sentence, shorter[at] as string),
          });
      });
      return shorter.some((sentence, at) => sentence !== sentences[at]) ? joinSentences(shorter) : line;
    });
    return { ...block, lines };
  });
  return withChanges(draft, blocks, ...changes);
}

function splitSentence(sentence: string): string {
  const words = findWords(sentence);
  if (words.length <= MOST_WORDS || DEPENDS.test(sentence)) return sentence;
  const middle = sentence.length / 2;
  const [joint] = [...sentence.matchAll(JOINTS)]
    .filter((match) => {
      const behind = match.index + match[0].length;
      return (
        words.filter(({ start }) => start < match.index).length >= LEAST_WORDS &&
        words.filter(({ start }) => start >= behind).length >= LEAST_WORDS &&
        !DEPENDS.test(sentence.slice(behind))
      );
    })
    .filter((match) => !isOpen(sentence.slice(0, match.index)))
    .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  if (!joint) return sentence;
  const conjunction = /but|so/i.exec(joint[0])?.[0] ?? "";
  const rest = `${conjunction} ${sentence.slice(joint.index + joint[0].length)}`.trim();
  return `${splitSentence(`${sentence.slice(0, joint.index)}.`)} ${splitSentence(rest.charAt(0).toUpperCase() + rest.slice(1))}`;
}

/** Inside of brackets or quotes nothing is parted. */
function isOpen(part: string): boolean {
  const count = (pattern: RegExp) => part.match(pattern)?.length ?? 0;
  return count(/[([“]/g) !== count(/[)\]”]/g) || count(/"/g) % 2 === 1;
}

/** A line of more than this is a wall on a phone. */
const WALL = 320;
const PARAGRAPH = { sentences: 3, characters: 260 };

/** Walls of text in paragraphs of two or three sentences; none begins with one that leans on the sentence before. */
export function splitWalls(draft: Draft, { english }: Context): Draft {
  let wall = "";
  const blocks = draft.blocks.flatMap((block): Block[] => {
    if (block.kind !== "prose") return [block];
    const parts = block.lines.map((line) => splitWall(line, english));
    if (parts.every((part) => part.length === 1)) return [block];
    wall ||= block.lines[parts.findIndex((part) => part.length > 1)] as string;
    return groupLines(parts);
  });
  if (wall === "") return draft;
  return withChanges(draft, blocks, {
    what: "Parted a wall of text into paragraphs",
    why: "On a phone it fills the screen without a place for the eye to rest.",
    before: excerpt(wall),
  });
}

function splitWall(line: string, english: boolean): string[] {
  const sentences = splitSentences(line).map(({ text }) => text);
  if (line.length <= WALL || sentences.length < 3) return [line];
  const groups: string[][] = [[]];
  for (const [at, sentence] of sentences.entries()) {
    const group = groups.at(-1) as string[];
    const length = group.join(" ").length + sentence.length;
    const full = group.length >= PARAGRAPH.sentences || (group.length > 0 && length > PARAGRAPH.characters);
    // One sentence left alone at the end joins those before it, unless they are many.
    const isLast = at === sentences.length - 1 && group.length <= PARAGRAPH.sentences;
    const leans = english && refersBack(sentence) && group.length < 2 * PARAGRAPH.sentences;
    if (full && !leans && !(isLast && length <= WALL)) groups.push([sentence]);
    else group.push(sentence);
  }
  return groups.map(joinSentences);
}

/** Lines that were not parted stay together. */
function groupLines(parts: string[][]): Block[] {
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
