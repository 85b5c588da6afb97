import type { Answer } from "./answers/answer";
import { ANSWERS } from "./answers/answers";
import { FALLBACK } from "./answers/talk";

/** No question has so many keywords that these would not decide. */
const URGENT = 1000;
const LIGHT = 0.01;

/**
 * The answer whose keywords fit a question best; the fallback where none does. A keyword is
 * - a word ("rpm"), or its beginning ("thumbnail*"),
 * - words in a row ("click off"),
 * - words anywhere ("view* & drop*").
 * The more words it has, the more it counts. A light answer is taken only where there is no other,
 * an urgent one before all others.
 */
export function intentOf(question: string): Answer {
  const words = wordsOf(question);
  let best = { answer: FALLBACK, score: 0 };
  for (const answer of ANSWERS) {
    const found = answer.keywords.filter((keyword) => fits(keyword, words));
    const standing = answer.urgent ? URGENT : answer.light ? LIGHT : 1;
    const score = found.reduce((sum, keyword) => sum + weight(keyword), 0) * standing;
    if (score > best.score) best = { answer, score };
  }
  return best.answer;
}

/** In lower case, with one kind of apostrophe. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  );
}

function fits(keyword: string, words: string[]): boolean {
  return keyword.split(" & ").every((phrase) => {
    const parts = phrase.split(" ");
    return words.some((_, start) => parts.every((part, index) => isWord(part, words[start + index])));
  });
}

function isWord(pattern: string, word = ""): boolean {
  return pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

/** Two words say more than twice as much as one. */
function weight(keyword: string): number {
  return keyword.replace(" & ", " ").split(" ").length * 2 - 1;
}
