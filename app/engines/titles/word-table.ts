/** Characters that stand for a figure each, in order; quotes, the backslash and letters a to z are left out. */
const FIGURES = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((char) => !/["'\\`]/.test(char))
  .join("");
const MIDDLE = (FIGURES.length - 1) / 2;
const FIRST_SHARED = "A".charCodeAt(0);
const FIRST_SMALL = "a".charCodeAt(0);

/** A table of words with a weight each, in two strings. */
export interface PackedWords {
  /** In alphabetical order: a capital for how many letters it shares with the word before (A none), then the rest. */
  words: string;
  /** One character a word, in the same order. */
  weights: string;
  /** The weight of one step from the middle character. */
  step: number;
}

/** Packs words of the letters a to z; weights are rounded to 90 steps, no more shared than 25 letters. */
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
    FIGURES.charAt(Math.max(0, Math.min(FIGURES.length - 1, Math.round(weight / step + MIDDLE)))),
  );
  return { words: words.join(""), weights: weights.join(""), step };
}

/** The table again. */
export function unpackWords({ words, weights, step }: PackedWords): Map<string, number> {
  const values = new Float64Array(128);
  for (let at = 0; at < FIGURES.length; at++) values[FIGURES.charCodeAt(at)] = (at - MIDDLE) * step;
  const table = new Map<string, number>();
  let word = "";
  // Every capital starts a word: the next one is looked for letter by letter, which is quicker than a pattern.
  for (let start = 0, count = 0; start < words.length; count++) {
    let end = start + 1;
    while (words.charCodeAt(end) >= FIRST_SMALL) end++;
    word = word.slice(0, words.charCodeAt(start) - FIRST_SHARED) + words.slice(start + 1, end);
    table.set(word, values[weights.charCodeAt(count)] ?? 0);
    start = end;
  }
  return table;
}
