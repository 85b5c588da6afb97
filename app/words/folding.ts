const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;

/**
 * Decodes HTML entities, once: "&amp;lt;" gives "&lt;". The YouTube Data API writes them in search titles and in comments.
 * Unknown names stay as they are; numbers that are not a character of a text (control characters except the line end,
 * halves of characters, beyond Unicode) are dropped.
 */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(ENTITY, (entity, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? entity;
    const code = Number.parseInt(decimal ?? hex, hex ? 16 : 10);
    const isText = (code >= 32 || code === 10) && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isText ? String.fromCodePoint(code) : "";
  });
}

/** Words that end like a plural but are not, or whose fold would be another word ("canvas", "canva"). */
const NOT_PLURAL = new Set(
  "aws canvas christmas gas ios kubernetes lens news series species windows".split(" "),
);

/**
 * Folds an English plural and its singular to one key, so that "recipe" and "recipes" are the same word. The key is never
 * shown and need not be a word: "movie" and "movies" give "movy". Only words of four or more letters a to z in lower case
 * are changed. Suffix rules after Harman's S-stemmer (JASIS 42(1), 1991).
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

/** The longest words in dictionaries have 45 letters. Longer strings are not words and would take long to match. */
const MAX_LETTERS = 45;

/**
 * Folds "walking" and "walked" to "walk", if a stem of at least three letters with a vowel is left ("string", "spring" and
 * "bring" stay). A doubled consonant is undone ("running", "prepped"). Verbs that end in e keep another key than their
 * forms, since "noting" would become "not". After step 1b of Porter (Program 14(3), 1980). The key is never shown.
 */
export function foldVerbEnding(word: string): string {
  if (word.length > MAX_LETTERS) return word;
  const stem = /^([b-df-hj-np-tv-xz]*[aeiouy][a-z]*)(?:ing|ed)$/.exec(word)?.[1];
  if (stem === undefined || stem.length < 3) return word;
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
