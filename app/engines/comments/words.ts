// This engine keeps a tokenizer, stems and word lists of its own: app/words reads titles and descriptions for topics,
// and drops or folds what tells comments apart ("movie" and "movies" as "movy", numbers, "how"). With those, other
// themes, questions and requests would be found.

/** A word, an emoji, or a break that no phrase crosses. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:['’ʼ]\p{L}+)*|\p{Extended_Pictographic}|[.,!?;:()[\]…\n"“”—–|/*]+/gu;
const APOSTROPHE = /['’ʼ]/g;

/** Stands for punctuation in a list of words. */
export const BREAK = "|";

const BREAKS = new Set('.,!?;:()[]…\n"“”—–|/*');

function read(token: string): string {
  if (BREAKS.has(token.charAt(0))) return BREAK;
  const lower = token.toLowerCase();
  return lower.length < 3 || /^[a-z0-9]+$/.test(lower) ? lower : lower.replace(APOSTROPHE, "");
}

/** Ten thousand comments have some 20,000 different words; two megabytes of nothing else have 400,000. */
const MAX_VOCABULARY = 60_000;

/**
 * The words of a text in lower case and without apostrophes ("don’t" is "dont"), emoji (each a word), and one `BREAK`
 * for each run of punctuation or line ends, so that no phrase crosses a sentence. Empty for an empty text. `known` keeps
 * what each token reads as, for texts that share most of their words: read once, and the same string wherever it comes.
 * Once it has `MAX_VOCABULARY` words, any other word is a `BREAK`: what follows costs time by each different word.
 */
export function tokenize(text: string, known = new Map<string, string>()): string[] {
  return (text.match(TOKEN) ?? []).map((token) => {
    const before = known.get(token);
    if (before !== undefined) return before;
    if (known.size >= MAX_VOCABULARY) return BREAK;
    const word = read(token);
    known.set(token, word);
    return word;
  });
}

/** Where each of those words stands, in UTF-16 units of the text. */
export function tokenSpans(text: string): [from: number, to: number][] {
  return Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => [index, index + token.length]);
}

/** Folds plurals: "recipes" to "recipe". "knives" and "knife" stay two. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The stem of a word, also of a verb: freeze, freezes and freezing are one. For comparing, not to be shown. */
export function stem(word: string): string {
  const one = singular(word);
  const bare = one.replace(/(?:ing|ed)$/, "");
  const cut = bare.length >= 3 && bare !== one ? bare.replace(/([bdgmnprt])\1$/, "$1") : one;
  return cut.length > 3 ? cut.replace(/e$/, "") : cut;
}
