import { foldPlural } from "../../../app/words/folding";

// Words that say how somebody asks, not what they ask about.
const stopwords = new Set(
  (
    "a about all am an and are as at be best but by can did do does for from get good had has have how i if in " +
    "into is it its just like make me my need no not of on or our out should so some than that the their them " +
    "then they this to too up us use using video videos vs want was we were what when where which who why will " +
    "with would you your youtube"
  ).split(" "),
);

/** The words of a text in lower case, without accents and punctuation; empty when there are none. */
export function splitWords(text: string): string[] {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’]/g, "").toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a text that carry its meaning, each once, plurals folded ("Recipes" gives "recipe"). */
export function contentWords(text: string): string[] {
  const meaningful = splitWords(text).filter((word) => !stopwords.has(word));
  return [...new Set(meaningful.map(foldPlural))];
}

/**
 * Whether a word of a text (as `wordsOf` gives it) is an occurrence of a term (as `meaningfulWords`
 * gives it): the same word but for a plural, or from four letters on a word that begins with the term.
 * Shorter terms have to match whole, or "ai" would find "aisle".
 */
export function isOccurrence(word: string, term: string): boolean {
  return foldPlural(word) === term || (term.length >= 4 && word.startsWith(term));
}
