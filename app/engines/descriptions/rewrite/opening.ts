import { readsEnglish } from "../../../words/english";
import { splitWords } from "../../../words/words";
import { findCallsToAction } from "../calls-to-action";
import { blankOut } from "../chapters";
import { FOLD } from "../keyword-use";
import { leansBack, splitSentences, standsAlone } from "../sentences";
import { type Context, type Draft, excerpt } from "./draft";
import { findProse, hasPieces, isGreeting, isHashtagLine, isPaidOrLegal } from "./lines";

/** A sentence that opens has at least so many of the title's words, or all of them. */
const MIN_WORDS = 2;
/** How many letters of two words are compared if their endings may differ. */
const STEM = 5;
/** What pays for the video, or warns, within so many lines stays where its maker put it: above everything. */
const TOP_LINES = 3;
/** A character of a script without spaces, or of Korean, whose words change with what is glued to them. */
export const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u;

/**
 * Whether the first 125 characters have a word of the title, in any form. Titles in a script without spaces, in
 * Korean or without a topic are not judged: true.
 */
export function opensWithTopic(title: string, text: string): boolean {
  const wanted = topicKeys(title);
  if (wanted.size === 0 || UNSPACED.test(title)) return true;
  return countMentions(blankOut(text.trimStart(), ["link", "email"]).slice(0, FOLD), wanted) > 0;
}

/**
 * Moves the paragraph whose first sentence says what the video is about to the front, if the first 125 characters have no
 * word of the title. No sentence is taken out of its paragraph. It stays if its first sentence leans on another, if what
 * follows hangs on it, if a heading stands above it, and if who paid, or what is on offer, stands on top. Nothing else moves,
 * so everything else keeps its order. English.
 */
export function leadWithTopic(text: string, { title, keywords, english }: Context): Draft {
  const stay = { text, changes: [] };
  const asked = [title, ...keywords].join("\n");
  if (!english || opensWithTopic(asked, text)) return stay;
  const lines = text.split("\n");
  const paragraphs = splitParagraphs(lines);
  const top = lines.filter((line) => line.trim() !== "").slice(0, TOP_LINES);
  if (top.some(isPaidOrLegal)) return stay;
  const at = findOpening(paragraphs, findProse(text), topicKeys(asked));
  const found = paragraphs[at];
  if (!found) return stay;
  const opening = found.lines.join("\n");
  const end = found.from + found.lines.length;
  const gap = lines[end]?.trim() === "" ? 1 : 0;
  const others = lines.toSpliced(found.from, found.lines.length + gap);
  const rest = others.slice(others.findIndex((line) => line.trim() !== ""));
  return {
    text: [opening, "", ...rest].join("\n").trimEnd(),
    changes: [
      {
        kind: "topic-first",
        after: excerpt(opening),
      },
    ],
  };
}

/** Lines without a blank one between them; a line of hashtags is one of its own. */
interface Paragraph {
  lines: string[];
  /** Where they begin. */
  from: number;
}

function splitParagraphs(lines: string[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  lines.forEach((line, at) => {
    if (line.trim() === "") return;
    const last = isHashtagLine(line) ? undefined : paragraphs.at(-1);
    if (last && !isHashtagLine(last.lines[0] ?? "") && last.from + last.lines.length === at)
      last.lines.push(line);
    else paragraphs.push({ lines: [line], from: at });
  });
  return paragraphs;
}

/** The place of the first paragraph whose first sentence has most words of the title and that may stand first, or -1. */
function findOpening(paragraphs: Paragraph[], prose: boolean[], wanted: ReadonlySet<string>): number {
  let best = { at: -1, count: Math.min(MIN_WORDS, wanted.size) - 1 };
  for (const [at, { lines, from }] of paragraphs.entries()) {
    const first = splitSentences(lines[0] ?? "")[0]?.text ?? "";
    const count = countMentions(first.slice(0, FOLD), wanted);
    const mayMove =
      count > best.count &&
      canOpen(first) &&
      lines.every((line, place) => prose[from + place] && !isPaidOrLegal(line) && !hasPieces(line)) &&
      findCallsToAction(lines.join("\n")).length === 0 &&
      !introduces(paragraphs[at - 1]) &&
      !hangsOn(paragraphs[at + 1], lines.at(-1) ?? "");
    if (mayMove) best = { at, count };
  }
  return best.at;

  /** Whether a paragraph is a heading, a label or a question: what comes after it belongs to it. */
  function introduces(paragraph: Paragraph | undefined): boolean {
    if (!paragraph) return false;
    const last = paragraph.lines.at(-1)?.trimEnd() ?? "";
    if (/[:…?]$/u.test(last)) return true;
    return !prose[paragraph.from + paragraph.lines.length - 1] && !standsByItself(last);
  }

  /** Whether a paragraph hangs on the line before it: a sentence that leans back, or a list. */
  function hangsOn(paragraph: Paragraph | undefined, line: string): boolean {
    if (/[:：]/.test(line.slice(-TAIL))) return true;
    if (!paragraph) return false;
    const [first = ""] = paragraph.lines;
    return prose[paragraph.from] ? leansBack(first) : !standsByItself(first);
  }
}

/** Whether a line is a sentence, a link with its label, hashtags or a chapter: nothing hangs on it, and it on nothing. */
function standsByItself(line: string): boolean {
  const isItem = /^\s*(?:[-*•✓✔→>]|\d{1,2}[.)])/u.test(line);
  if (!isItem && /[.!…]$/u.test(line.trimEnd())) return !leansBack(line);
  const words = blankOut(line, ["link", "email", "hashtag", "mention"]).trim();
  if (words === line.trim()) return /^\W*\d{1,2}:\d/.test(line);
  return words === "" ? /[#＃@]/u.test(line) : !leansBack(words);
}

/** A colon stands among the last characters of its line, before an emoji at most. */
const TAIL = 4;

/** Whether a sentence can stand first: complete, without a call to action, and with no word that stands for another. */
function canOpen(sentence: string): boolean {
  return (
    /[.!…]["'”)]*$/u.test(sentence) &&
    sentence.length >= 20 &&
    sentence.length <= 2 * FOLD &&
    !hasPieces(sentence) &&
    findCallsToAction(sentence).length === 0 &&
    !isPaidOrLegal(sentence) &&
    !isGreeting(sentence) &&
    standsAlone(sentence) &&
    !/^\W*(?:the|thanks?|sorry|ps|p\.s|note|update|edit)\b/iu.test(sentence) &&
    readsEnglish(sentence)
  );
}

/** The keys of a text's topic words (see app/words). */
export function topicKeys(text: string): Set<string> {
  return new Set(splitWords(text).flatMap(({ key, kind }) => (kind === "topic" ? [key] : [])));
}

/** How many of the wanted keys a text has, in any form. */
export function countMentions(text: string, wanted: ReadonlySet<string>): number {
  const stems = new Set([...topicKeys(text)].map((key) => key.slice(0, STEM)));
  return [...wanted].filter((key) => stems.has(key.slice(0, STEM))).length;
}
