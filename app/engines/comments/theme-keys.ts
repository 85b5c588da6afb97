import { COMMENT_WORDS, FUNCTION_WORDS, QUALIFIERS, SHORT_NAMES } from "./generic-words";
import { singular } from "./words";

/** The same thing under another name. */
const ALIASES: Record<string, string> = {
  framerate: "fps",
  microphone: "mic",
  colour: "color",
  colours: "color",
  optimisation: "optimization",
};
const LONGEST = 30;

/** What a word counts as in a theme, singular and plural as one; nothing where it can be no part of one. */
export function keyOf(word: string): string {
  if (SHORT_NAMES.has(word)) return word;
  if (FUNCTION_WORDS.has(word) || word.length < 3 || word.length > LONGEST || !/\p{L}/u.test(word)) return "";
  if (COMMENT_WORDS.has(word) && !QUALIFIERS.has(word)) return "";
  return ALIASES[word] ?? singular(word);
}

/** Whether a word can be a theme by itself, or end one. */
export function isTheme(key: string): boolean {
  return !QUALIFIERS.has(key) && !COMMENT_WORDS.has(key);
}
