import { INTENSIFIERS, type Term } from "./ratings";

/** The words and pairs of words of a comment, each once. */
export interface Grams {
  names: Set<string>;
  /** How many there are, patterns such as "than +" not counted. */
  size: number;
}

const PAUSES = new Set([".", ",", "…", ":", ";", "...", "..", ")", "(", '"', "“", "”", "*"]);

/**
 * The words and bigrams of a comment, each once: "love", "love it". "^" and "$" stand for beginning and end, "#" for any
 * number, "~" before a word for a negation ahead of it. No pair crosses a pause. Adverbs of degree are skipped: they are
 * in the rating of the word they stand before. Then come the patterns around each word of praise and blame: "than +".
 */
export function extractGrams(terms: Term[]): Grams {
  const read = terms.filter(({ term }) => !INTENSIFIERS.has(term));
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
  addPatterns(read, found);
  return { names: found, size };
}

/**
 * The words one and two places from a word of praise or blame, whichever word that is: "better than" and "nicer than"
 * are one pattern. "+" and "-" stand for a rated term, "P" and "N" for one that only the list of adjectives has.
 */
function addPatterns(read: Term[], found: Set<string>): void {
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

/** A smaller polarity is no sign. */
const LEAST_POLARITY = 0.1;

function signOf({ weight, polarity, isRated }: Term): string | null {
  if (isRated) return weight > 0 ? "+" : "-";
  if (Math.abs(polarity) < LEAST_POLARITY) return null;
  return polarity > 0 ? "P" : "N";
}
