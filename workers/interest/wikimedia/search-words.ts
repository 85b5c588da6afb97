/** What CirrusSearch takes for operators: phrases, patterns, wildcards, nearness, `intitle:` and its like. */
const OPERATORS = /["“”„«»/\\*?~:^|()[\]{}<>]|&&|\p{Cc}/gu;
/** Before a word: leave out, or must be there. */
const BEFORE_A_WORD = /(^|\s)[-!+]+/g;
const BETWEEN_WORDS = /\b(?:AND|OR|NOT)\b/g;

/**
 * Words as Wikipedia's search shall look for them, as words: its operators would ask for something else, or for
 * a costly search that it refuses. Empty where nothing else was there.
 */
export function searchWords(text: string): string {
  return text
    .replace(OPERATORS, " ")
    .replace(BEFORE_A_WORD, "$1")
    .replace(BETWEEN_WORDS, (word) => word.toLowerCase())
    .replace(/\s+/g, " ")
    .trim();
}
