import { type PartOfSpeech, tagPartsOfSpeech } from "./parts-of-speech";
import { type Token, tokenize } from "./tokens";
import { WEAK_ADJECTIVE } from "./word-classes";

/** Longer names are rare, and nobody searches for them. */
const MAX_WORDS = 4;
const UNIT = /^(?:second|minute|hour|day|week|month|year|euro|dollar|pound|percent)s?$/;

/** A place where a text names a thing. */
export interface Occurrence {
  words: Token[];
  tags: PartOfSpeech[];
  /** The index of its first word among the text's words. */
  at: number;
}

/** The names of things in a text, each as long as possible, and the text's words. */
export function findOccurrences(text: string): { occurrences: Occurrence[]; tokens: Token[] } {
  const tokens = tokenize(text);
  const tags = tagPartsOfSpeech(tokens);
  const occurrences: Occurrence[] = [];
  let from = 0;
  const close = (to: number) => {
    const trimmed = trim(tokens, tags, from, to);
    if (trimmed) occurrences.push(trimmed);
    from = to;
  };
  tokens.forEach((token, at) => {
    const tag = tags[at];
    const isPart = tag === "noun" || tag === "adjective" || tag === "participle" || tag === "number";
    // The owner is not part of the name: "Anna's | cold frame".
    if (token.startsPhrase || tokens[at - 1]?.isPossessive) close(at);
    if (isPart) return;
    close(at);
    from = at + 1;
  });
  close(tokens.length);
  return { occurrences, tokens };
}

/** Cuts weak adjectives and numbers at the front and other words than nouns at the end; at most the last four words stay. */
function trim(tokens: Token[], tags: PartOfSpeech[], from: number, to: number): Occurrence | null {
  let end = to;
  while (end > from && tags[end - 1] !== "noun" && !isModelNumber(tokens, tags, end - 1)) end -= 1;
  let start = from;
  while (start < end && (tags[start] === "number" || isWeak(tokens, start))) start += 1;
  if (end - start > MAX_WORDS) start = end - MAX_WORDS;
  if (
    start >= end ||
    (end - start === 1 &&
      (tokens[start]?.text.length ?? 0) < 2 &&
      /[\p{sc=Latin}\p{sc=Greek}]/u.test(tokens[start]?.text ?? ""))
  )
    return null;
  return { words: tokens.slice(start, end), tags: tags.slice(start, end), at: start };
}

/** "new pan", and the measure of a number: "30 | minute Pilates class". */
function isWeak(tokens: Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? "";
  const isCounted = /^\d/.test(tokens[at - 1]?.text ?? "") && !tokens[at]?.startsPhrase;
  return WEAK_ADJECTIVE.has(word) || (isCounted && UNIT.test(word));
}

/** "iPhone 19", "Apollo 11": a number right after a capitalized word is part of the name. */
function isModelNumber(tokens: Token[], tags: PartOfSpeech[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (tags[at] !== "number" || tags[at - 1] !== "noun" || token?.startsPhrase) return false;
  return (
    /^\d+$/.test(token?.text ?? "") &&
    /\p{Lu}/u.test((before?.startsSentence ? before.text.slice(1) : before?.text) ?? "")
  );
}
