/** A word, an emoji, or a break that no phrase reaches across. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:['’ʼ]\p{L}+)*|\p{Extended_Pictographic}|[.,!?;:()[\]…\n"“”—–|/*]+/gu;
const APOSTROPHE = /['’ʼ]/g;

/** Stands for punctuation in a list of words. */
export const BREAK = "|";

const BREAKS = new Set('.,!?;:()[]…\n"“”—–|/*');

function bare(token: string): string {
  const lower = token.toLowerCase();
  return /^[a-z0-9]+$/.test(lower) ? lower : lower.replace(APOSTROPHE, "");
}

/** The words of a text in lower case and without apostrophes ("don’t" is "dont"), and where each stands in it. */
export interface Words {
  words: string[];
  starts: number[];
  ends: number[];
}

/**
 * Reads a text as words, emoji (each a word) and breaks: a run of punctuation or line ends is one `BREAK`, so that no
 * phrase reaches across a sentence. Places are in UTF-16 units of the text. Empty of an empty text.
 */
export function wordsOf(text: string): Words {
  const words: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
    words.push(BREAKS.has(token[0] as string) ? BREAK : bare(token));
    starts.push(match.index);
    ends.push(match.index + token.length);
  }
  return { words, starts, ends };
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
