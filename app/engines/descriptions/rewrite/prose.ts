import { findWords, joinSentences, refersBack, splitSentences } from "../sentences";
import type { Block } from "./blocks";
import { type Change, type Context, type Draft, excerpt, firstDifference, withChanges } from "./draft";

/** Five items or more of up to five words each, between commas, are a list of search words. */
const MIN_ITEMS = 5;
const MAX_ITEM_WORDS = 5;
const WHY_ONCE = "Once is enough: more reads like keyword stuffing, which YouTube's policy on spam names.";

/** Removes repeated sentences and repeated items of keyword lists, unless that would lose a fact. */
export function removeRepeats(draft: Draft, { keeps }: Context): Draft {
  const seen = new Set<string>();
  const changes: Change[] = [];
  let { blocks } = draft;
  draft.blocks.forEach((block, place) => {
    if (block.kind !== "prose") return;
    const lines = block.lines.map((line) => removeRepeatedItems(removeRepeatedSentences(line, seen)));
    if (lines.every((line, at) => line === block.lines[at])) return;
    const shorter = { ...block, lines: lines.filter((line) => line !== "") };
    const tried: Block[] = blocks.map((other, at) => (at === place ? shorter : other));
    if (!keeps(tried)) return;
    blocks = tried;
    changes.push({
      what: "Removed repeated words",
      why: WHY_ONCE,
      ...firstDifference(block.lines.join(" "), shorter.lines.join(" ")),
    });
  });
  return withChanges(draft, blocks, ...changes);
}

function removeRepeatedSentences(line: string, seen: Set<string>): string {
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

function removeRepeatedItems(line: string): string {
  const items = line.split(/,\s*/);
  const isList =
    items.length >= MIN_ITEMS && items.every((item) => item.trim().split(/\s+/).length <= MAX_ITEM_WORDS);
  if (!isList || /[.!?]\s/.test(line)) return line;
  const firsts = new Map<string, string>();
  for (const item of items) {
    const key = item.toLowerCase().replace(/(?<![.\s])[.\s]+$/, "");
    if (!firsts.has(key)) firsts.set(key, item);
  }
  return firsts.size === items.length ? line : [...firsts.values()].join(", ");
}

/** Plain-language guides ask for 15 to 20 words a sentence; one of twice as many is worth splitting. */
const MAX_WORDS = 30;
/** Each part needs as many to be a sentence. */
const MIN_WORDS = 7;
/** A comma, a conjunction and a new subject, or a semicolon. */
const JOINTS =
  /;\s+(?=\p{L})|,\s+(?:and|but|so)\s+(?=(?:i|we|you|he|she|it|they|this|that|there|then|these|my|our)(?:['’]\p{L}+)?\s)/giu;
/** A clause that begins like this is not a sentence of its own. */
const DEPENDENT =
  /^["“(]?(?:if|when|while|because|although|though|since|after|before|as|unless|once|whether|until)\b/i;

/** Splits sentences of more than 30 words where two complete ones were joined. English. */
export function splitLongSentences(draft: Draft, { english }: Context): Draft {
  if (!english) return draft;
  const changes: Change[] = [];
  const blocks = draft.blocks.map((block) => {
    if (block.kind !== "prose") return block;
    const lines = block.lines.map((line) => {
      const sentences = splitSentences(line).map(({ text }) => text);
      const shorter = sentences.map((sentence) => {
        const split = splitSentence(sentence);
        if (split !== sentence)
          changes.push({
            what: "Split a long sentence",
            why: `${findWords(sentence).length} words in one sentence are hard to follow.`,
            ...firstDifference(sentence, split),
          });
        return split;
      });
      return shorter.some((sentence, at) => sentence !== sentences[at]) ? joinSentences(shorter) : line;
    });
    return { ...block, lines };
  });
  return withChanges(draft, blocks, ...changes);
}

function splitSentence(sentence: string): string {
  const words = findWords(sentence);
  if (words.length <= MAX_WORDS || DEPENDENT.test(sentence)) return sentence;
  const middle = sentence.length / 2;
  const [joint] = [...sentence.matchAll(JOINTS)]
    .filter((match) => {
      const behind = match.index + match[0].length;
      return (
        words.filter(({ start }) => start < match.index).length >= MIN_WORDS &&
        words.filter(({ start }) => start >= behind).length >= MIN_WORDS &&
        !DEPENDENT.test(sentence.slice(behind))
      );
    })
    .filter((match) => !isOpen(sentence.slice(0, match.index)))
    .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  if (!joint) return sentence;
  const conjunction = /but|so/i.exec(joint[0])?.[0] ?? "";
  const rest = `${conjunction} ${sentence.slice(joint.index + joint[0].length)}`.trim();
  return `${splitSentence(`${sentence.slice(0, joint.index)}.`)} ${splitSentence(rest.charAt(0).toUpperCase() + rest.slice(1))}`;
}

/** Whether a bracket or quote is still open: nothing is split inside one. */
function isOpen(part: string): boolean {
  const count = (pattern: RegExp) => part.match(pattern)?.length ?? 0;
  return count(/[([“]/g) !== count(/[)\]”]/g) || count(/"/g) % 2 === 1;
}

/** A longer line fills the screen of a phone. */
const WALL = 320;
const PARAGRAPH = { sentences: 3, characters: 260 };

/** Splits walls of text into paragraphs of two or three sentences; none begins with a sentence that refers back. */
export function splitWalls(draft: Draft, { english }: Context): Draft {
  let wall = "";
  const blocks = draft.blocks.flatMap((block): Block[] => {
    if (block.kind !== "prose") return [block];
    const parts = block.lines.map((line) => splitWall(line, english));
    if (parts.every((part) => part.length === 1)) return [block];
    wall ||= block.lines[parts.findIndex((part) => part.length > 1)] ?? "";
    return groupLines(parts);
  });
  if (wall === "") return draft;
  return withChanges(draft, blocks, {
    what: "Split a wall of text into paragraphs",
    why: "On a phone it fills the screen without a place for the eye to rest.",
    before: excerpt(wall),
  });
}

function splitWall(line: string, english: boolean): string[] {
  const sentences = splitSentences(line).map(({ text }) => text);
  if (line.length <= WALL || sentences.length < 3) return [line];
  let group: string[] = [];
  const groups = [group];
  for (const [at, sentence] of sentences.entries()) {
    const length = group.join(" ").length + sentence.length;
    const isFull = group.length >= PARAGRAPH.sentences || (group.length > 0 && length > PARAGRAPH.characters);
    // The last sentence joins those before it, unless there are many.
    const isLast = at === sentences.length - 1 && group.length <= PARAGRAPH.sentences;
    const belongs = english && refersBack(sentence) && group.length < 2 * PARAGRAPH.sentences;
    if (isFull && !belongs && !(isLast && length <= WALL)) {
      group = [sentence];
      groups.push(group);
    } else group.push(sentence);
  }
  return groups.map(joinSentences);
}

/** A block for each paragraph; lines that were not split stay together in one block. */
function groupLines(parts: string[][]): Block[] {
  const blocks: Block[] = [];
  let whole: string[] = [];
  const close = () => {
    if (whole.length > 0) blocks.push({ kind: "prose", lines: whole });
    whole = [];
  };
  for (const part of parts) {
    if (part.length === 1) whole.push(...part);
    else {
      close();
      blocks.push(...part.map((line): Block => ({ kind: "prose", lines: [line] })));
    }
  }
  close();
  return blocks;
}
