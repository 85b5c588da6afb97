import { OTHER_ADJECTIVES } from "./other-adjectives";
import { PRAISING_ADJECTIVES } from "./praising-adjectives";

/**
 * Adjectives as reviewers mean them: polarity, -1 to 1, and subjectivity, 0 (a fact) to 1 (an opinion), the means over
 * a word's senses, to a hundredth. The subjectivity lexicon of Pattern (T. De Smedt and W. Daelemans, Pattern for Python,
 * Journal of Machine Learning Research 13, 2012; "en-sentiment.xml" 1.3, Public Domain Dedication and License), those
 * of its entries that are single words. A line holds polarity, subjectivity and the words that have them.
 */
export const ADJECTIVES = `${PRAISING_ADJECTIVES.trimEnd()}${OTHER_ADJECTIVES}`;
