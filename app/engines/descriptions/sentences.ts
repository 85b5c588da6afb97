import { splitWords } from "../../words/words";
import { blankOut, findPieces } from "./pieces";

/** Part of a text, and where it stands. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

/** A full stop after one of these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|no|vol|ep|pt|ft|feat|approx|min|max|inc|ltd|jr|sr|fig|\p{L}|\d{1,2})\.$/iu;
const END = /(?<![.!?…])[.!?…]+[)"'”’\]]*(?=\s|$)|[。！？]+[」』）]*/gu;

/** Longer than any of these, so that only a sentence's last word is looked at. */
const ABBREVIATION_END = 12;

/** The words of a text, without links, e-mail addresses and hashtags. */
export function findWords(text: string): Span[] {
  const bare = blankOut(text, ["link", "email", "hashtag"]);
  return splitWords(bare).map(({ start, end }) => ({ text: text.slice(start, end), start, end }));
}

/** Whether a text has words besides links, e-mail addresses and hashtags. */
function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(blankOut(text, ["link", "email", "hashtag"]));
}

/** The sentences of one line. Links, numbers and abbreviations do not end one. */
export function splitSentences(line: string): Span[] {
  const pieces = findPieces(line);
  const spans: Span[] = [];
  let start = 0;
  let next = 0;
  const close = (end: number) => {
    const text = line.slice(start, end);
    if (text.trim() !== "") {
      const from = start + (text.length - text.trimStart().length);
      spans.push({ text: text.trim(), start: from, end: from + text.trim().length });
    }
    start = end;
  };
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    // Both come in the order of the text.
    while ((pieces[next]?.end ?? Infinity) <= match.index) next += 1;
    if ((pieces[next]?.start ?? Infinity) <= match.index) continue;
    const front = Math.max(start, end - ABBREVIATION_END);
    if (match[0] === "." && ABBREVIATION.test(line.slice(front, end))) continue;
    // "it was ... long": after dots, a small letter continues the sentence.
    if (/^\s+\p{Ll}/u.test(line.slice(end)) && /^(?:\.{2,}|…)/.test(match[0])) continue;
    close(end);
  }
  close(line.length);
  return spans;
}

/** The sentences of a text that have words; the end of a line ends a sentence. */
export function findSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    for (const span of splitSentences(line)) {
      if (hasWords(span.text)) spans.push({ ...span, start: span.start + start, end: span.end + start });
    }
    start += line.length + 1;
  }
  return spans;
}

/** Puts sentences together with a space between two, except after a full-width stop, which takes none. */
export function joinSentences(sentences: string[]): string {
  return sentences.reduce(
    (text, sentence) =>
      text === "" || /[。！？」』）]$/u.test(text) ? text + sentence : `${text} ${sentence}`,
    "",
  );
}

/** First words that continue the sentence before. */
const REFERS_BACK =
  /^["'“(]?(?:and|but|so|or|then|also|however|because|therefore|instead|otherwise|plus|still|even|yet|nor|well|anyway|yes|no|too|both|another|after that|for (?:example|instance)|it|it['’]s|its|this|that|that['’]s|these|those|they|they['’]re|them|their|he|she|his|her|him|there|here|which|who|second|secondly|third|next|finally|lastly|same|neither|either|such|one of (?:them|these|those)|some of (?:them|these|those)|all of (?:it|them|this|these))\b/i;
/** "This video shows …" refers to the video, not to a sentence. */
const ABOUT_THE_VIDEO =
  /^["'“(]?(?:in )?(?:this|today['’]s) (?:video|episode|guide|tutorial|review|recipe|vlog|week|time|year|series|lesson|song|film|course|is)\b/i;
/** Compares with a number given before. */
const COMPARES = /\bas (?:many|much) as\b/i;
const PRONOUN = /\b(?:it|its|they|them|their|he|she|him|his|these|those|this|that one|here|there)\b/i;

/** Whether a sentence needs the one before it and would change its meaning elsewhere. English. */
export function refersBack(sentence: string): boolean {
  return REFERS_BACK.test(sentence);
}

/**
 * Whether a sentence means the same wherever it stands: nothing in its first `firstCharacters` characters (all of them if left
 * out) refers back. English.
 */
export function standsAlone(sentence: string, firstCharacters = sentence.length): boolean {
  if (ABOUT_THE_VIDEO.test(sentence)) return true;
  return (
    !refersBack(sentence) && !COMPARES.test(sentence) && !PRONOUN.test(sentence.slice(0, firstCharacters))
  );
}
