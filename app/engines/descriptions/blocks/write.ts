import { hasTimestamp } from "../../../words/english";
import { splitWords } from "../../../words/words";
import { blankOut, findPieces } from "../chapters";
import { asksViewers, isGreeting, isHashtagLine, isHeading, isPaidOrLegal } from "../rewrite/lines";
import { splitSentences } from "../sentences";
import { appendBlocks } from "./blocks";

/** What opens a description: search and phones show little more. */
const OPENING = 2;
/** Item signs, as people write notes: "- ", "3. ". */
const ITEM = /^(?:[-*•·▪►✓–—]|\d{1,2}[.)])\s+/u;

/**
 * The first two sentences of notes on a video, as they were written; a line without an end is one. Greetings, requests, links,
 * times and hashtags open no description. [] where nothing is left.
 */
export function firstSentences(notes: string): string[] {
  const found: string[] = [];
  const lines = notes.split("\n").map((line) => line.trim().replace(ITEM, ""));
  for (const [at, said] of lines.entries()) {
    // "Instagram" above its address.
    const isLabel = isHeading(said) && /^(?:https?:|www\.)/iu.test(lines[at + 1] ?? "");
    if (isLabel || isHashtagLine(said) || hasTimestamp(said) || /[:：]$/u.test(said)) continue;
    for (const { text } of splitSentences(said)) {
      if (found.length === OPENING) return found;
      const bare = blankOut(text, ["link", "email", "hashtag", "mention"]);
      const opens = /\p{L}/u.test(bare) && bare === text && !isGreeting(text) && !asksViewers(text);
      if (opens && !isPaidOrLegal(text)) found.push(text);
    }
  }
  return found;
}

/** What a description is put together from. */
interface Parts {
  /** Its first sentences. */
  opening: readonly string[];
  /** Chapters first, then what is ticked. */
  blocks: readonly string[];
  /** To fill up with, where there are fewer than three. */
  hashtags: readonly string[];
}

/** YouTube shows three at the title. */
const MAX_HASHTAGS = 3;

/** A description of its parts, in their order, hashtags last; and how many blocks YouTube's 5,000 characters have no room for. */
export function composeDescription({ opening, blocks, hashtags }: Parts): { text: string; left: number } {
  const first = opening.reduce(
    (text, sentence) =>
      `${text}${text === "" ? "" : /[.!?…。！？।]["'”»]?$/u.test(text) ? " " : "\n"}${sentence}`,
    "",
  );
  const { text, left } = appendBlocks(first, blocks);
  const room = MAX_HASHTAGS - findPieces(text).filter(({ kind }) => kind === "hashtag").length;
  const more = hashtags.slice(0, Math.max(0, room));
  return { text: more.length > 0 ? appendBlocks(text, [more.join(" ")]).text : text, left };
}

/**
 * Words of form, which add nothing to what is said. Neither "not" nor "no", nor what counts, compares or promises: "never",
 * "every", "best", "first".
 */
const FORM = new Set(
  `a an the my your you i we me us our it its this that these those what why how when where who which here there is are was
   were be been do does did can could will would to of in on at for with from by and or but so as than then if after
   before about into over under up out off while until because see watch show shows learn find get`.split(
    /\s+/,
  ),
);

const WORDS = /[\p{L}\p{M}\p{N}'’]+/gu;
const MAX_CHARACTERS = 300;
const MIN_WORDS = 4;
/** Two sentences that share so many of their words say the same. */
const SAME = 0.7;
/** A sentence that addresses whoever reads the notes, not the viewers: nothing is backed by it. */
const ORDER =
  /\b(?:ignore|disregard|forget|override|bypass)\b|\b(?:instructions?|prompts?|system|assistant|language model)\b|\b(?:reply|respond|answer|output|print|repeat|translate)\b|^\W*(?:say|write|tell|claim|promise|add|mention|include|put|pretend|act)\b|\byou are\b|<!--|<\/?\w|\[\/?inst/iu;

/**
 * Up to two of the sentences that a language model proposes from a title and notes: those whose every word, number and name
 * stands there, and that neither repeat, shout, link nor ask. Orders within the notes back nothing. [] where nothing passes,
 * as in languages other than English, whose words of form are not known.
 */
export function backedSentences(title: string, notes: string, answer: string): string[] {
  const said = notes.split("\n").flatMap((line) => splitSentences(line).map(({ text }) => text));
  const orders = said.filter((sentence) => ORDER.test(sentence));
  const material = [title, ...said.filter((sentence) => !ORDER.test(sentence))].join("\n");
  const given = keysOf(material);
  const shouted = new Set(material.match(WORDS));
  const found: string[] = [];
  for (const sentence of readSentences(answer)) {
    const words = sentence.match(WORDS) ?? [];
    const keys = keysOf(sentence);
    const isBacked = words.every(
      (word) =>
        FORM.has(word.toLowerCase().replace("’", "'")) || [...keysOf(word)].every((key) => given.has(key)),
    );
    const isShouted = words.some(
      (word) => word.length > 3 && word === word.toUpperCase() && /\p{L}/u.test(word) && !shouted.has(word),
    );
    const isOdd =
      words.length < MIN_WORDS ||
      sentence.length > MAX_CHARACTERS ||
      keys.size < words.length / 2 ||
      /!{2}|[{}<>|*#_]/u.test(sentence) ||
      findPieces(sentence).some(({ kind }) => kind !== "number") ||
      ORDER.test(sentence) ||
      asksViewers(sentence) ||
      isGreeting(sentence);
    const repeats = [title, ...orders, ...found].some((other) => isAlike(keys, keysOf(other)));
    if (isBacked && !isShouted && !isOdd && !repeats) found.push(sentence);
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
