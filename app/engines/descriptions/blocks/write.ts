import { isOrder, readBacking } from "../../../words/backing";
import { DESCRIPTION_MAX } from "../../../words/bounds";
import { hasTimestamp } from "../../../words/english";
import { splitWords } from "../../../words/words";
import { blankOut, findChapters, findPieces } from "../chapters";
import { asksViewers, isGreeting, isHashtagLine, isHeading, isPaidOrLegal } from "../rewrite/lines";
import { splitSentences } from "../sentences";
import { readLines, SAME_BLOCK } from "./blocks";

/** What opens a description: search and phones show little more. */
const OPENING = 2;
/** More sentences are a script. */
const MOST_SENTENCES = 12;
/** What people write to themselves. */
const TO_ONESELF =
  /^(?:(?:and|also|oh|ps)[,:]? )*(?:do ?n['’]?t forget|remember to|mention|note to self|to ?do|maybe)\b/iu;
/** Item signs, as people write notes: "- ", "3. ". */
const ITEM = /^(?:[-*•·▪►✓–—]|\d{1,2}[.)])\s+/u;

/**
 * The sentences of notes on a video, as they were written; a line without an end is one. Without greetings, requests, what is
 * written to oneself or to a model, links, times and hashtags. [] where nothing is left.
 */
export function notedSentences(notes: string): string[] {
  const found: string[] = [];
  const lines = notes.split("\n").map((line) => line.trim().replace(ITEM, ""));
  for (const [at, said] of lines.entries()) {
    // "Instagram" above its address.
    const isLabel = isHeading(said) && /^(?:https?:|www\.)/iu.test(lines[at + 1] ?? "");
    if (isLabel || isHashtagLine(said) || hasTimestamp(said) || /[:：]$/u.test(said)) continue;
    for (const { text } of splitSentences(said)) {
      if (found.length === MOST_SENTENCES) return found;
      // What follows an order belongs to it.
      if (isOrder(text)) break;
      const bare = blankOut(text, ["link", "email", "hashtag", "mention"]);
      const opens = /\p{L}/u.test(bare) && bare === text && !isGreeting(text) && !asksViewers(text);
      if (opens && !isPaidOrLegal(text) && !TO_ONESELF.test(text)) found.push(text);
    }
  }
  return found;
}

/** A description with blocks below it, and which of them were added. */
export interface Appended {
  text: string;
  added: string[];
  /** How many did not fit. */
  left: number;
}

/**
 * Puts blocks below a description, in their order, above the hashtags that end it; hashtags join those. A block that mostly
 * stands there is left out; so is one beyond YouTube's 5,000 characters, which nothing is cut for.
 */
export function appendBlocks(description: string, blocks: readonly string[]): Appended {
  const made: Appended = { text: description, added: [], left: 0 };
  for (const block of blocks) {
    const text = withBlock(made.text, block);
    if (text === made.text) continue;
    if (text.length > DESCRIPTION_MAX) made.left += 1;
    else {
      made.text = text;
      made.added.push(block);
    }
  }
  return made;
}

function withBlock(text: string, block: string): string {
  const [there, wanted] = [readLines(text), readLines(block)];
  const lines = text.trimEnd().split("\n");
  const endsInTags = isHashtagLine(lines.at(-1) ?? "");
  if (block.split("\n").every(isHashtagLine)) {
    const known = new Set(there.hashtags.map(({ key }) => key));
    const fresh = wanted.hashtags.filter(({ key }) => !known.has(key)).map((tag) => tag.text);
    if (fresh.length === 0) return text;
    return joinParts(lines.join("\n"), endsInTags ? " " : "\n\n", fresh.join(" "));
  }
  const known = new Set(there.lines.map(({ key }) => key));
  const keys = wanted.lines.flatMap(({ key }) => key || []);
  // Chapters, of which a description has one list.
  if (keys.length === 0 && findChapters(text).chapters.length > 0) return text;
  if (keys.length > 0 && keys.filter((key) => known.has(key)).length >= SAME_BLOCK * keys.length) return text;
  if (!endsInTags) return joinParts(lines.join("\n"), "\n\n", block);
  const above = lines.slice(0, -1).join("\n").trimEnd();
  return joinParts(joinParts(above, "\n\n", block), "\n\n", lines.at(-1) ?? "");
}

const joinParts = (one: string, between: string, other: string) =>
  one.trim() === "" ? other : `${one}${between}${other}`;

/** What a description is put together from. */
interface Parts {
  /** Its first sentences: two where more are noted. */
  opening: readonly string[];
  /** The sentences that were noted: what the opening does not say follows it. */
  noted: readonly string[];
  /** Chapters first, then what is ticked. */
  blocks: readonly string[];
  /** To fill up with, where there are fewer than three. */
  hashtags: readonly string[];
}

/** YouTube shows three at the title. */
const MAX_HASHTAGS = 3;

/** A description of its parts, in their order, hashtags last; and how many blocks YouTube's 5,000 characters have no room for. */
export function composeDescription({ opening, noted, blocks, hashtags }: Parts): {
  text: string;
  left: number;
} {
  const said = keysOf(opening.join("\n"));
  const rest = noted.filter((sentence) => !opening.includes(sentence) && !isSaid(keysOf(sentence), said));
  const [first, more] = [opening.slice(0, OPENING), rest].map(joinSentences);
  // Items of a list stay one list.
  const isList = opening.every((sentence) => !ENDS.test(sentence));
  const all = more ? joinParts(first ?? "", isList ? "\n" : "\n\n", more) : (first ?? "");
  const { text, left } = appendBlocks(all, blocks);
  const room = MAX_HASHTAGS - findPieces(text).filter(({ kind }) => kind === "hashtag").length;
  const tags = hashtags.slice(0, Math.max(0, room));
  return { text: tags.length > 0 ? appendBlocks(text, [tags.join(" ")]).text : text, left };
}

/** Whether most of a sentence's words stand elsewhere already. */
function isSaid(own: Set<string>, said: Set<string>): boolean {
  return [...own].filter((key) => said.has(key)).length >= SAME * own.size;
}

const ENDS = /[.!?…。！？।]["'”»]?$/u;

/** One after the other; behind one without an end the next gets a line of its own. */
function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce(
    (text, sentence) => `${text}${text === "" ? "" : ENDS.test(text) ? " " : "\n"}${sentence}`,
    "",
  );
}

const WORDS = /[\p{L}\p{M}\p{N}'’]+/gu;
const MAX_CHARACTERS = 300;
const MIN_WORDS = 4;
/** Two sentences that share so many of their words say the same. */
const SAME = 0.7;

/**
 * Up to two of the sentences that a language model proposes from a title and notes: those that title and notes back, and that
 * neither repeat, shout, link nor ask. Orders within the notes back nothing. [] where nothing passes, as in languages other
 * than English.
 */
export function backedSentences(title: string, notes: string, answer: string): string[] {
  const { backs, shouts, orders } = readBacking(title, notes);
  const found: string[] = [];
  for (const sentence of readSentences(answer)) {
    const words = sentence.match(WORDS) ?? [];
    const isOdd =
      words.length < MIN_WORDS ||
      sentence.length > MAX_CHARACTERS ||
      keysOf(sentence).size < words.length / 2 ||
      /[{}<>|*#_]/u.test(sentence) ||
      findPieces(sentence).some(({ kind }) => kind !== "number") ||
      isOrder(sentence) ||
      asksViewers(sentence) ||
      isGreeting(sentence);
    const repeats = [title, ...orders, ...found].some((other) => isAlike(keysOf(sentence), keysOf(other)));
    if (backs(sentence) && !shouts(sentence) && !isOdd && !repeats) found.push(sentence);
    if (found.length === OPENING) break;
  }
  return found;
}

/** More lines and sentences are no answer to what was asked. */
const MAX_READ = 12;

/** The sentences of a model's answer, without the numbers, signs and quotes around them. */
function readSentences(answer: string): string[] {
  return answer
    .split("\n")
    .slice(0, MAX_READ)
    .map((line) =>
      line
        .trim()
        .replace(ITEM, "")
        .replace(/^["“*]+|(?<!["”*])["”*]+$/gu, ""),
    )
    .filter((line) => !line.endsWith(":"))
    .flatMap((line) => splitSentences(line.slice(0, 1000)).map(({ text }) => text))
    .slice(0, MAX_READ);
}

const keysOf = (text: string) => new Set(splitWords(text).map(({ key }) => key));

function isAlike(one: Set<string>, other: Set<string>): boolean {
  const shared = [...one].filter((key) => other.has(key)).length;
  return shared >= SAME * Math.max(one.size, other.size);
}
