/** A word of so many letters that another begins with, and so many more, make a compound: "Sauerteigbrot". */
const COMPOUND = { first: 6, rest: 3 };

/** Words of one stem, of any language: all but two letters of both are the same, or one begins a compound. */
export function isSameStem(one: string, other: string): boolean {
  if (one === other) return true;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  const rest = Math.max(one.length, other.length) - shared;
  const isCompound =
    shared === Math.min(one.length, other.length) && shared >= COMPOUND.first && rest >= COMPOUND.rest;
  if (rest > 2 && !isCompound) return false;
  // A syllable of Korean is one letter, and what follows a word one or two: "수제버거" is another thing than "수제캔디".
  if (/^\p{sc=Hangul}/u.test(one)) return shared >= 2 && Math.min(one.length, other.length) - shared < 2;
  return shared >= 5 && /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(one);
}

const VOWEL = /[aeiouylаеиоуыэюяь]/u;
/** "fighter" is another word than "fight", "adventure" than "advent", "brownies" than "brown", "stealth" than "steal". */
const ANOTHER = new Set(["er", "or", "ure", "em", "ry", "a", "y", "ist", "th"]);

/** Forms of one word, of words of one stem: at most one letter of the shorter differs, from another vowel. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other || /^\p{sc=Hangul}/u.test(one)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.startsWith(short)) return !ANOTHER.has(long.slice(short.length));
  const at = short.length - 1;
  return long.startsWith(short.slice(0, at)) && VOWEL.test(short.charAt(at)) && VOWEL.test(long.charAt(at));
}
