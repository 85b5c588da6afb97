import { foldPlural } from "../../../app/words/folding";
import { SEARCH_STOP_WORDS } from "../../../app/words/stop-words";

/**
 * The words of a text in lower case, without accents and punctuation; [] if there are none. Whole words, as a search finds
 * their beginnings: app/words folds verb endings, and the sample search would give other videos.
 */
export function splitWords(text: string): string[] {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’]/g, "").toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a text that carry its meaning, each once, plurals folded ("Recipes" gives "recipe"). */
export function contentWords(text: string): string[] {
  const meaningful = splitWords(text).filter((word) => !SEARCH_STOP_WORDS.has(word));
  return [...new Set(meaningful.map(foldPlural))];
}

/**
 * Whether a word of a text (see `splitWords`) is an occurrence of a term (see `contentWords`): the same word except for a
 * plural, or a word that begins with a term of four letters or more. "ai" does not find "aisle".
 */
export function isOccurrence(word: string, term: string): boolean {
  return foldPlural(word) === term || (term.length >= 4 && word.startsWith(term));
}
