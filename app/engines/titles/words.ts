/** The words and numbers of a title, in order, lower-case; curly apostrophes count as straight ones. */
export function wordsOf(title: string): string[] {
  return title.toLowerCase().replace(/[’‘ʼ]/g, "'").match(WORD) ?? [];
}

// A word with its apostrophes inside (“don't”), or a number with its points and commas; any script's letters.
const WORD = /\p{L}[\p{L}\p{M}]*(?:'[\p{L}\p{M}]+)*|\d(?:[\d,.]*\d)?/gu;

const ENDINGS: [ending: string, word: string][] = [
  ["n't", "not"],
  ["'re", "are"],
  ["'ve", "have"],
  ["'ll", "will"],
  ["'d", "would"],
  ["'m", "am"],
];

/**
 * The words a table of words knows a word by: “don't” by “do” and “not”, “dad's” by “dad”; a word without an
 * apostrophe by itself. “Can't” and “won't” have lost letters of their first half.
 */
export function plainWords(word: string): string[] {
  if (!word.includes("'")) return [word];
  if (word === "can't") return ["can", "not"];
  if (word === "won't") return ["will", "not"];
  for (const [ending, full] of ENDINGS) {
    if (word.endsWith(ending) && word.length > ending.length) return [word.slice(0, -ending.length), full];
  }
  return [word.split("'")[0] as string];
}
