/** The digits of the packed weights, in order: printable ASCII without quotes and backslash. */
const DIGITS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((char) => !/["'\\`]/.test(char))
  .join("");
const MIDDLE = (DIGITS.length - 1) / 2;
const FIRST_SHARED = "A".charCodeAt(0);
const FIRST_SMALL = "a".charCodeAt(0);

/** Words with a weight each, packed into two strings. */
export interface PackedWords {
  /** In alphabetical order, each as a capital for the letters shared with the word before (A: none) and the rest. */
  words: string;
  /** One digit a word, in the same order. */
  weights: string;
  /** The weight of one step away from the middle digit. */
  step: number;
}

/** Packs words of the letters a to z. Weights are rounded to 90 steps; at most 25 shared letters are saved. */
export function packWords(table: Map<string, number>): PackedWords {
  const sorted = [...table].sort(([one], [other]) => (one < other ? -1 : 1));
  const most = Math.max(...sorted.map(([, weight]) => Math.abs(weight)));
  const step = Number((most / MIDDLE).toPrecision(4));
  let before = "";
  const words = sorted.map(([word]) => {
    let shared = 0;
    while (shared < 25 && shared < before.length && before[shared] === word[shared]) shared++;
    before = word;
    return String.fromCharCode(FIRST_SHARED + shared) + word.slice(shared);
  });
  const weights = sorted.map(([, weight]) =>
    DIGITS.charAt(Math.max(0, Math.min(DIGITS.length - 1, Math.round(weight / step + MIDDLE)))),
  );
  return { words: words.join(""), weights: weights.join(""), step };
}

/** The inverse of `packWords`, up to the rounding of the weights. */
export function unpackWords({ words, weights, step }: PackedWords): Map<string, number> {
  const values = new Float64Array(128);
  for (let at = 0; at < DIGITS.length; at++) values[DIGITS.charCodeAt(at)] = (at - MIDDLE) * step;
  const table = new Map<string, number>();
  let word = "";
  // Every capital starts a word. Searching it letter by letter is faster than a regular expression.
  for (let start = 0, count = 0; start < words.length; count++) {
    let end = start + 1;
    while (words.charCodeAt(end) >= FIRST_SMALL) end++;
    word = word.slice(0, words.charCodeAt(start) - FIRST_SHARED) + words.slice(start + 1, end);
    table.set(word, values[weights.charCodeAt(count)] ?? 0);
    start = end;
  }
  return table;
}
