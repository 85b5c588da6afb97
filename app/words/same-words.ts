import { splitWords, wordKey } from "./words";

/** Words that turn what a sentence says: "without a machine" is another idea than "with a machine". By their keys. */
const TURNING = new Set(
  `without not no never nothing dont doesnt didnt cant wont isnt arent wasnt stop avoid ohne kein keine nicht nie sin
   nunca sans jamais sem nunca senza mai zonder niet geen без не`
    .split(/\s+/)
    .map(wordKey),
);
/** Of all their words two texts with the same subject share so many: "How to …" is not "Why I …". */
const LEAST_SHARED = 0.75;

/**
 * Whether two texts say the same in the same words, whatever their order, form and case: all words that carry meaning,
 * all numbers and all that turn the sentence are in both, and most of the others. False for a text without words.
 */
export function hasSameWords(one: string, other: string): boolean {
  return sameWordsAs(one)(other);
}

/** The same of one text and many others. */
export function sameWordsAs(text: string): (other: string) => boolean {
  const own = wordsOf(text);
  return (other) => {
    if (own.all.size === 0) return false;
    const others = wordsOf(other);
    if (!isSameSet(own.telling, others.telling)) return false;
    const shared = [...own.all].filter((key) => others.all.has(key)).length;
    return shared / (own.all.size + others.all.size - shared) >= LEAST_SHARED;
  };
}

/** Whether both texts, or neither, have each word that turns a sentence. */
export function turnsAlike(one: string, other: string): boolean {
  const turning = (text: string) =>
    new Set(splitWords(text).flatMap(({ key }) => (TURNING.has(key) ? [key] : [])));
  return isSameSet(turning(one), turning(other));
}

function wordsOf(text: string) {
  const words = splitWords(text);
  const telling = words.filter(({ key, kind }) => kind !== "stop" || TURNING.has(key) || /^\p{N}/u.test(key));
  return { all: new Set(words.map(({ key }) => key)), telling: new Set(telling.map(({ key }) => key)) };
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((key) => other.has(key));
