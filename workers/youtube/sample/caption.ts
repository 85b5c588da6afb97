import { meaningfulWords } from "./words";

const mostWords = 3;
const mostLetters = 24;
// A run of this many letters says enough; among those the first is what the title is about.
const enoughLetters = 9;
const pause = /[:,?!.()"“”;/]$/u;
// Fit to be searched for, but nothing to print large.
const pale = new Set(
  (
    "actually after any before each even every everyone first four got instead kept let look many minute much never one own " +
    "really recommend settle single still trust two until without yourself"
  ).split(" "),
);

/**
 * The words of a title that would stand on its thumbnail: the end of the first full run of words without a
 * filler word or a pause between them, at most three words, first letter in upper case. Empty for a
 * title without such a word.
 */
export function captionOf(title: string): string[] {
  const runs: string[][] = [[]];
  for (const word of title.split(/\s+/u)) {
    const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
    if (meaningfulWords(bare).every((term) => pale.has(term))) runs.push([]);
    else runs.at(-1)?.push(bare);
    if (pause.test(word)) runs.push([]);
  }
  // The noun comes last in English, so a run that is too long loses its beginning.
  const weight = (run: string[]) => Math.min(enoughLetters, run.join("").length);
  const best = runs.map(ending).reduce((a, b) => (weight(b) > weight(a) ? b : a));
  return best.map((word, index) => (index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word));
}

function ending(run: string[]): string[] {
  const words = run.slice(-mostWords);
  return words.length > 1 && words.join(" ").length > mostLetters ? ending(words.slice(1)) : words;
}
