import { wordsIn } from "../../words/words";
import { blankOut, findPieces } from "./pieces";

/** A stretch of a text. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

/** Behind these a point ends no sentence. */
const SHORTENED =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|no|vol|ep|pt|ft|feat|approx|min|max|inc|ltd|jr|sr|fig|\p{L}|\d{1,2})\.$/iu;
const END = /[.!?…]+[)"'”’\]]*(?=\s|$)|[。！？]+[」』）]*/gu;

/** The words of a text, links, addresses and hashtags left out. */
export function findWords(text: string): Span[] {
  const bare = blankOut(text, ["link", "email", "hashtag"]);
  return wordsIn(bare)
    .flat()
    .map(({ start, end }) => ({ text: text.slice(start, end), start, end }));
}

/** Whether a text has words besides links, addresses and hashtags. */
function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(blankOut(text, ["link", "email", "hashtag"]));
}

/** The sentences of one line: no end inside of a link, a number or behind a shortened word. */
export function splitSentences(line: string): Span[] {
  const pieces = findPieces(line);
  const spans: Span[] = [];
  let start = 0;
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
    if (pieces.some((piece) => match.index >= piece.start && match.index < piece.end)) continue;
    if (match[0] === "." && SHORTENED.test(line.slice(start, end))) continue;
    // "it was ... long": what goes on in lower case is the same sentence.
    if (/^\s+\p{Ll}/u.test(line.slice(end)) && /^(?:\.{2,}|…)/.test(match[0])) continue;
    close(end);
  }
  close(line.length);
  return spans;
}

/** The sentences of a text that have words; a line end ends one. */
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

/** Sentences behind each other, as they stood: scripts with a full-width stop have no space behind it. */
export function joinSentences(sentences: string[]): string {
  return sentences.reduce(
    (text, sentence) =>
      text === "" || /[。！？」』）]$/u.test(text) ? text + sentence : `${text} ${sentence}`,
    "",
  );
}

/** First words by which a sentence goes on from the one before. */
const BACK =
  /^["'“(]?(?:and|but|so|or|then|also|however|because|therefore|instead|otherwise|plus|still|even|yet|nor|well|anyway|yes|no|too|both|another|after that|for (?:example|instance)|it|it['’]s|its|this|that|that['’]s|these|those|they|they['’]re|them|their|he|she|his|her|him|there|here|which|who|second|secondly|third|next|finally|lastly|same|neither|either|such|one of (?:them|these|those)|some of (?:them|these|those)|all of (?:it|them|this|these))\b/i;
/** "This video shows …" points at what is watched, not at a sentence. */
const OF_THE_VIDEO =
  /^["'“(]?(?:in )?(?:this|today['’]s) (?:video|episode|guide|tutorial|review|recipe|vlog|week|time|year|series|lesson|song|film|course|is)\b/i;
/** Of what was counted before. */
const COUNTS = /\bas (?:many|much) as\b/i;
const POINTS = /\b(?:it|its|they|them|their|he|she|him|his|these|those|this|that one|here|there)\b/i;

/** Whether a sentence needs the one before it: it would say something else elsewhere. English. */
export function refersBack(sentence: string): boolean {
  return BACK.test(sentence);
}

/** Whether a sentence says the same wherever it stands: nothing in its first words points back. English. */
export function standsAlone(sentence: string, firstWords = sentence.length): boolean {
  if (OF_THE_VIDEO.test(sentence)) return true;
  return !refersBack(sentence) && !COUNTS.test(sentence) && !POINTS.test(sentence.slice(0, firstWords));
}
