import { MORE, type Term } from "../ratings";

/** The words and pairs of a comment, each once, and by how many of them its length is told. */
export interface Grams {
  names: Set<string>;
  /** Words and pairs of words; those with a class instead of a word are not counted. */
  size: number;
}

const PAUSES = new Set([".", ",", "…", ":", ";", "...", "..", ")", "(", '"', "“", "”", "*"]);

/**
 * The words of a comment and the pairs of neighbours, each once: "love", "love it"; "^" and "$" stand for beginning
 * and end, "#" for any number, "~" before a word for a negation ahead of it. Pauses part neighbours. Adverbs of degree
 * are passed over: what they do is in the rating of the word behind them. Behind these come the words around each word
 * of praise and blame: "than +", "if _ +".
 */
export function gramsOf(terms: Term[]): Grams {
  const read = terms.filter(({ term }) => !MORE.has(term));
  const found = new Set<string>();
  let before = "^";
  for (const { term, isNegated, isEmoji } of read) {
    const code = term.charCodeAt(0);
    // No pause begins with a letter.
    if ((code < 97 || code > 122) && PAUSES.has(term)) {
      before = "^";
      continue;
    }
    if (code >= 48 && code <= 57) {
      found.add("#");
      before = "#";
      continue;
    }
    found.add(isNegated && !isEmoji ? `~${term}` : term);
    found.add(`${before} ${term}`);
    before = term;
  }
  found.add(`${before} $`);
  const size = found.size;
  addSurroundings(read, found);
  return { names: found, size };
}

/**
 * What stands beside and next but one to a word of praise or blame, whichever word it is: "better than" and "nicer
 * than" are one pattern. "+" and "-" stand for a rated term, "P" and "N" for one of the list of adjectives alone.
 */
function addSurroundings(read: Term[], found: Set<string>): void {
  read.forEach((term, at) => {
    const sign = signOf(term);
    if (sign === null) return;
    found.add(`${read[at - 1]?.term ?? "^"} ${sign}`);
    found.add(`${sign} ${read[at + 1]?.term ?? "$"}`);
    const ahead = read[at - 2];
    const behind = read[at + 2];
    if (ahead) found.add(`${ahead.term} _ ${sign}`);
    if (behind) found.add(`${sign} _ ${behind.term}`);
  });
}

/** A polarity below this says next to nothing. */
const LEAST_POLARITY = 0.1;

function signOf({ weight, polarity, isRated }: Term): string | null {
  if (isRated) return weight > 0 ? "+" : "-";
  if (Math.abs(polarity) < LEAST_POLARITY) return null;
  return polarity > 0 ? "P" : "N";
}
