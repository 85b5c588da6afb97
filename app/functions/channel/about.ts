import { foldPlural } from "../../words/folding";
import { tellingWords } from "../../words/telling";

/** So large a part of what was asked for has to stand in a title: people leave words out, and add some. */
const SHARE = 0.6;

const keysOf = (text: string) =>
  new Set(tellingWords(text).map((word) => foldPlural(word.replace(/['’]s?$/u, ""))));

/** Whether a title is about what was asked for, by its telling words, plurals alike. False for words that tell nothing. */
export function isAbout(title: string, asked: string): boolean {
  const wanted = keysOf(asked);
  if (wanted.size === 0) return false;
  const words = keysOf(title);
  const found = [...wanted].filter((word) => words.has(word)).length;
  return found / wanted.size >= SHARE;
}
