/** A word, an emoji, or a break that no phrase reaches across. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:['’ʼ]\p{L}+)*|\p{Extended_Pictographic}|[.,!?;:()[\]…\n"“”—–|/*]+/gu;
const APOSTROPHE = /['’ʼ]/g;

/** Stands for punctuation in a list of words. */
export const BREAK = "|";

const BREAKS = new Set('.,!?;:()[]…\n"“”—–|/*');

function bare(token: string): string {
  if (BREAKS.has(token[0] as string)) return BREAK;
  const lower = token.toLowerCase();
  return lower.length < 3 || /^[a-z0-9]+$/.test(lower) ? lower : lower.replace(APOSTROPHE, "");
}

/**
 * Reads a text as words in lower case and without apostrophes ("don’t" is "dont"), emoji (each a word) and breaks: a run
 * of punctuation or line ends is one `BREAK`, so that no phrase reaches across a sentence. Empty of an empty text. `known` keeps what each token reads
 * as, for texts that share most of their words: told once, and the same string wherever it comes up again.
 */
export function wordsOf(text: string, known = new Map<string, string>()): string[] {
  const words = text.match(TOKEN) ?? [];
  for (let at = 0; at < words.length; at++) {
    const token = words[at] as string;
    let word = known.get(token);
    if (word === undefined) {
      word = bare(token);
      known.set(token, word);
    }
    words[at] = word;
  }
  return words;
}

/** Where each of those words stands, in UTF-16 units of the text. */
export function spansOf(text: string): [from: number, to: number][] {
  return Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => [index, index + token.length]);
}

/** A noun's plural and singular as one: "knives" and "knife" stay two, "recipes" and "recipe" are one. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The forms of a word as one, also of a verb, for comparing what sentences are about: freeze, freezes, freezing. */
export function stem(word: string): string {
  const one = singular(word);
  const bare = one.replace(/(?:ing|ed)$/, "");
  const cut = bare.length >= 3 && bare !== one ? bare.replace(/([bdgmnprt])\1$/, "$1") : one;
  return cut.length > 3 ? cut.replace(/e$/, "") : cut;
}
