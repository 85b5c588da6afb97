/** Words that end like a plural but are none, or whose fold would be another word ("canvas", "canva"). */
const NOT_PLURAL = new Set(
  "aws canvas christmas gas ios kubernetes lens news series species windows".split(" "),
);

/**
 * Folds an English plural to a key it shares with its singular, so that "recipe" and "recipes" are one word
 * to the engine. The key is never shown (labels keep the form people used), so it need not be a word itself:
 * "movie" and "movies" both give "movy". Only lower-case a–z words of four letters or more are touched;
 * everything else comes back as it went in. Suffix rules after Harman's S-stemmer (JASIS 42(1), 1991).
 */
export function foldPlural(word: string): string {
  if (word.length < 4 || NOT_PLURAL.has(word) || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.endsWith("ie")) return `${word.slice(0, -2)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[tr]oes$/.test(word)) return word.slice(0, -2);
  if (/[^siu]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The longest words of dictionaries have 45 letters; what is longer is no word, and would take long to be read. */
const LONGEST = 45;

/**
 * Folds "walking" and "walked" to "walk", so that the activity and the word for it meet. Only where a stem of
 * three letters or more with a vowel is left ("string", "spring", "bring" stay); a doubled consonant is
 * undone ("running", "prepped"). Verbs that end in e do not meet their forms: undoing that would make "not" of
 * "noting". After step 1b of Porter (Program 14(3), 1980). The key is never shown.
 */
export function foldVerbEnding(word: string): string {
  if (word.length > LONGEST) return word;
  const stem = /^([a-z]*[aeiouy][a-z]*)(?:ing|ed)$/.exec(word)?.[1];
  if (stem === undefined || stem.length < 3) return word;
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
