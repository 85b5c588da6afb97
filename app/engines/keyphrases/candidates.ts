import { type PartOfSpeech, tagPartsOfSpeech } from "./parts-of-speech";
import { type Token, tokenize } from "./tokens";
import { WEAK_ADJECTIVE } from "./word-classes";

/** Longer names of things are rare, and nobody searches for them. */
export const LONGEST = 4;

/** A place where the text names a thing. */
export interface Occurrence {
  words: Token[];
  roles: PartOfSpeech[];
  /** Of the text's words, which one it begins with. */
  at: number;
}

/** The names of things in a text, each as long as it goes, and how many words the text has. */
export function findOccurrences(text: string): { occurrences: Occurrence[]; words: number } {
  const tokens = tokenize(text);
  const roles = tagPartsOfSpeech(tokens);
  const occurrences: Occurrence[] = [];
  let from = 0;
  const close = (to: number) => {
    const trimmed = trim(tokens, roles, from, to);
    if (trimmed) occurrences.push(trimmed);
    from = to;
  };
  tokens.forEach((token, at) => {
    const fits =
      roles[at] === "noun" ||
      roles[at] === "adjective" ||
      roles[at] === "participle" ||
      roles[at] === "number";
    // Whose it is says little of what it is.
    if (token.opens || tokens[at - 1]?.owns) close(at);
    if (fits) return;
    close(at);
    from = at + 1;
  });
  close(tokens.length);
  return { occurrences, words: tokens.length };
}

/** Without weak adjectives and numbers at the front and what is no thing at the end; the last words of too many. */
function trim(tokens: Token[], roles: PartOfSpeech[], from: number, to: number): Occurrence | null {
  let end = to;
  while (end > from && roles[end - 1] !== "noun" && !isModel(tokens, roles, end - 1)) end -= 1;
  let start = from;
  while (start < end && (roles[start] === "number" || WEAK_ADJECTIVE.has(tokens[start]?.lower ?? "")))
    start += 1;
  if (end - start > LONGEST) start = end - LONGEST;
  if (
    start >= end ||
    (end - start === 1 &&
      (tokens[start]?.text.length ?? 0) < 2 &&
      /[\p{sc=Latin}\p{sc=Greek}]/u.test(tokens[start]?.text ?? ""))
  )
    return null;
  return { words: tokens.slice(start, end), roles: roles.slice(start, end), at: start };
}

/** "iPhone 19", "Apollo 11": a number right behind a word with a capital is a part of the name. */
function isModel(tokens: Token[], roles: PartOfSpeech[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (roles[at] !== "number" || roles[at - 1] !== "noun" || token?.opens) return false;
  return (
    /^\d+$/.test(token?.text ?? "") &&
    /\p{Lu}/u.test((before?.first ? before.text.slice(1) : before?.text) ?? "")
  );
}
