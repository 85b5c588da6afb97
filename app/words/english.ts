import { hasTimestamp } from "./timestamps";

/** The commonest words of English, and those of descriptions. A word that is of `ELSEWHERE`, too, proves nothing. */
const ENGLISH = set(
  `the and of to is are was were it this that these those with you your my our his her their they he she we i me us
   for how what when where which who why on in at by from into over under out up down about between without before
   after because through a an or but so if not no all any some more most just only also than then be been have has
   had do does did can could will would should make made get got see here there like subscribe comment comments
   share watch follow thanks first new best every one two three`,
);
/** The commonest words of its neighbours: where there are more of them, the others were theirs. */
const ELSEWHERE = set(
  `de het een en van ik je niet dat zijn der das die und ist nicht ein eine mit von zu den dem im
   auf für ich wir auch wie man sich warum aber oder in was an so will le la
   les des est et une un du que qui pas pour dans avec je nous el los las por con para es y se del una como o um uma
   não com os ao da em no na il di che per non sono gli och det att som jag är på og er jeg ikke af til w z się nie
   jest do na ve bir bu için a az és nem hogy yang dan ini untuk`,
);
const WORDS = /\p{L}[\p{L}\p{M}]*/gu;

/** Fewer words than these prove nothing, as long as they are of Latin letters. */
const ENOUGH = 12;

/**
 * Whether a text is English, or too short to say that it is not: of Latin letters, with one common word in twelve,
 * and with more of them than of its neighbours'. Links and lines with a timestamp are left out: they are of names.
 */
export function readsEnglish(text: string): boolean {
  const lines = text.split("\n").filter((line) => !hasTimestamp(line));
  const plain = lines.join("\n").replace(/(?:https?:\/\/|www\.)\S+/gi, " ");
  const words = plain.toLowerCase().match(WORDS) ?? [];
  const latin = words.filter((word) => /^\p{sc=Latin}/u.test(word)).length;
  if (latin * 2 < words.length) return false;
  if (words.length < ENOUGH) return true;
  const count = (known: Set<string>, other: Set<string>) =>
    words.filter((word) => known.has(word) && !other.has(word)).length;
  const english = count(ENGLISH, ELSEWHERE);
  return english * ENOUGH >= words.length && english > count(ELSEWHERE, ENGLISH);
}

function set(words: string): Set<string> {
  return new Set(words.split(/\s+/));
}
