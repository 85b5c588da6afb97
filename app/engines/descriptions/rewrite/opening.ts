import { readsEnglish } from "../../../words/english";
import { splitWords } from "../../../words/words";
import { findCallsToAction } from "../calls-to-action";
import { FOLD } from "../keyword-use";
import { blankOut } from "../pieces";
import { leansBack, splitSentences, standsAlone } from "../sentences";
import { type Context, type Draft, excerpt } from "./draft";
import { findProse, hasPieces, isGreeting, isPaidOrLegal } from "./lines";

const FIRST_CHARACTERS =
  "Search and phones show the first 125 characters: they should say what the video is about.";
/** A sentence that opens has at least so many of the title's words, or all of them. */
const MIN_WORDS = 2;
/** How many letters of two words are compared if their endings may differ. */
const STEM = 5;
/** What pays for the video, or warns, within so many lines stays where its maker put it: above everything. */
const TOP_LINES = 3;
/** Sentences that may come along. A longer chain is an argument and stays in its place. */
const MAX_CHAIN = 2;

/**
 * Whether the first 125 characters have a word of the title, in any form. Texts in scripts without spaces, and titles
 * without a topic, are not judged: true.
 */
export function opensWithTopic(title: string, text: string): boolean {
  const wanted = topicKeys(title);
  if (wanted.size === 0 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(title)) return true;
  return countMentions(blankOut(text.trimStart(), ["link", "email"]).slice(0, FOLD), wanted) > 0;
}

/**
 * Moves the paragraph, or the sentence, that says what the video is about to the front, if the first 125 characters have no
 * word of the title. It moves only if no word in it stands for something else; sentences that lean on it come along, and
 * who paid, and what is on offer, stays on top. Nothing else moves, so everything else keeps its order. English.
 */
export function leadWithTopic(text: string, { title, keywords, english }: Context): Draft {
  const stay = { text, changes: [] };
  const asked = [title, ...keywords].join("\n");
  if (!english || opensWithTopic(asked, text)) return stay;
  const wanted = topicKeys(asked);
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.trim() !== "");
  if (lines.slice(first, first + TOP_LINES).some(isPaidOrLegal)) return stay;
  const found = findOpening(lines, findProse(text), wanted);
  if (!found) return stay;
  const { at, from, to } = found;
  const line = lines[at] ?? "";
  const opening = line.slice(from, to);
  const rest = `${line.slice(0, from).trimEnd()} ${line.slice(to).trimStart()}`.trim();
  const others = rest === "" ? withoutLine(lines, at) : lines.with(at, rest);
  return {
    text: [opening, "", ...others.slice(others.findIndex((other) => other.trim() !== ""))].join("\n"),
    changes: [
      {
        what: "Moved what the video is about to the first line",
        why: FIRST_CHARACTERS,
        after: excerpt(opening),
      },
    ],
  };
}

/** The lines without one; of two blank lines around it one goes, too. */
function withoutLine(lines: string[], at: number): string[] {
  const isBlank = (line: string | undefined) => line === undefined || line.trim() === "";
  return lines.toSpliced(at, isBlank(lines[at - 1]) && isBlank(lines[at + 1]) ? 2 : 1);
}

/** The first part of a line that has most words of the title and may stand first; null if there is none. */
function findOpening(lines: string[], prose: boolean[], wanted: ReadonlySet<string>) {
  let best: { at: number; from: number; to: number; count: number } | null = null;
  const next = nextLines(lines);
  for (const [at, line] of lines.entries()) {
    if (!prose[at] || isPaidOrLegal(line) || /[:…]$/u.test(lines[at - 1]?.trimEnd() ?? "")) continue;
    const sentences = splitSentences(line);
    for (const [place, { text, start }] of sentences.entries()) {
      const count = countMentions(text.slice(0, FOLD), wanted);
      if (count < Math.min(MIN_WORDS, wanted.size) || count <= (best?.count ?? 0)) continue;
      if (!canOpen(text) || /[?:…]["'”)]*$/u.test(sentences[place - 1]?.text ?? "")) continue;
      const followers = sentences.slice(place + 1, place + 1 + MAX_CHAIN);
      const apart = followers.findIndex((next) => !leansBack(next.text));
      if (place > 0 && apart < 0 && followers.length === MAX_CHAIN) continue;
      const last = place === 0 ? sentences.length - 1 : place + (apart < 0 ? followers.length : apart);
      const moved = line.slice(start, sentences[last]?.end);
      // The next line may lean on this one.
      if (last === sentences.length - 1 && leansOnLine(line, next[at])) continue;
      if (hasPieces(moved) || findCallsToAction(moved).length > 0) continue;
      best = { at, from: start, to: sentences[last]?.end ?? line.length, count };
    }
  }
  return best;
}

/** For each line the next one that is not blank. */
function nextLines(lines: string[]): (string | undefined)[] {
  let next: string | undefined;
  return lines
    .toReversed()
    .map((line) => {
      const found = next;
      if (line.trim() !== "") next = line;
      return found;
    })
    .reverse();
}

/** A colon stands among the last characters of its line, before an emoji at most. */
const TAIL = 4;

/** Whether what follows a line leans on it: a sentence that refers back, a list, or a link without words. */
function leansOnLine(line: string, next: string | undefined): boolean {
  if (/[:：]/.test(line.slice(-TAIL))) return true;
  if (next === undefined) return false;
  const words = blankOut(next, ["link", "email", "hashtag", "mention", "timestamp"]).trim();
  // A line of hashtags or a chapter stands on its own.
  if (words === "" || /^\W*\d{1,2}:\d/.test(next)) return /https?:|www\./i.test(next);
  return leansBack(words) || /^\s*(?:[-*•✓✔→>]|\d{1,2}[.)])/u.test(next);
}

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
function topicKeys(text: string): Set<string> {
  return new Set(splitWords(text).flatMap(({ key, kind }) => (kind === "topic" ? [key] : [])));
}

function countMentions(text: string, wanted: ReadonlySet<string>): number {
  const stems = new Set([...topicKeys(text)].map((key) => key.slice(0, STEM)));
  return [...wanted].filter((key) => stems.has(key.slice(0, STEM))).length;
}
