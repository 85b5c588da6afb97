/**
 * The words and numbers of a title, in order and in lower case; curly apostrophes count as straight ones. The list
 * of English words has exactly these, so the engine keeps this tokenizer of its own instead of `app/words`.
 */
export function splitWords(title: string): string[] {
  return title.toLowerCase().replace(/[’‘ʼ]/g, "'").match(WORD) ?? [];
}

// A word of any script with its inner apostrophes (“don't”), or a number with its points and commas.
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
 * A word as the list of English words has it, without apostrophes: “don't” is “do” and “not”, “dad's” is “dad”.
 * “Can't” and “won't” are listed, since their first half is no word.
 */
export function plainWords(word: string): string[] {
  if (!word.includes("'")) return [word];
  if (word === "can't") return ["can", "not"];
  if (word === "won't") return ["will", "not"];
  for (const [ending, full] of ENDINGS) {
    if (word.endsWith(ending) && word.length > ending.length) return [word.slice(0, -ending.length), full];
  }
  return word.split("'", 1);
}
