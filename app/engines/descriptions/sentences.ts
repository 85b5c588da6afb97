import { splitWords } from "../../words/words";
import { blankOut, findPieces } from "./pieces";

/** Part of a text, and where it stands. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

/** A full stop after one of these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|no|vol|ep|pt|ft|feat|approx|min|max|inc|ltd|jr|sr|fig|\p{L}|\d{1,2})\.$/iu;
const END = /(?<![.!?…])[.!?…]+[)"'”’\]]*(?=\s|$)|[。！？]+[」』）]*|[।॥]+/gu;

/** Longer than any of these, so that only a sentence's last word is looked at. */
const ABBREVIATION_END = 12;

/** The words of a text, without links, e-mail addresses and hashtags. */
export function findWords(text: string): Span[] {
  const bare = blankOut(text, ["link", "email", "hashtag"]);
  return splitWords(bare).map(({ start, end }) => ({ text: text.slice(start, end), start, end }));
}

/** Whether a text has words besides links, e-mail addresses and hashtags. */
function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(blankOut(text, ["link", "email", "hashtag"]));
}

/** The sentences of one line. Links, numbers and abbreviations do not end one. */
export function splitSentences(line: string): Span[] {
  const pieces = findPieces(line);
  const spans: Span[] = [];
  let start = 0;
  let next = 0;
  const close = (end: number) => {
    const text = line.slice(start, end);
    if (text.trim() !== "") {
      const from = start + (text.length - text.trimStart().length);
      spans.push({ text: text.trim(), start: from, end: from + text.trim().length });
    }
    start = end;
  };
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    // Both come in the order of the text.
    while ((pieces[next]?.end ?? Infinity) <= match.index) next += 1;
    if ((pieces[next]?.start ?? Infinity) <= match.index) continue;
    const front = Math.max(start, end - ABBREVIATION_END);
    if (match[0] === "." && ABBREVIATION.test(line.slice(front, end))) continue;
    // "it was ... long": after dots, a small letter continues the sentence.
    if (/^\s+\p{Ll}/u.test(line.slice(end)) && /^(?:\.{2,}|…)/.test(match[0])) continue;
    close(end);
  }
  close(line.length);
  return spans;
}

/** The sentences of a text that have words; the end of a line ends a sentence. */
export function findSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    for (const span of splitSentences(line)) {
      if (hasWords(span.text)) spans.push({ ...span, start: span.start + start, end: span.end + start });
    }
    start += line.length + 1;
  }
  return spans;
}

/** First words that continue the sentence before, in the languages that descriptions are mostly written in. */
const OPENS_LEANING = startsWith(
  // English
  `and but so or then also however because therefore thus instead otherwise plus still even yet nor well anyway yes no
   too both another after_that for_example for_instance it its this that that's these those they they're them their he
   she his her him there here which who second secondly third next finally lastly same neither either such one_of
   some_of all_of most_of in_the_end as_a_result
   y pero por_eso por_lo eso esto esta este estos estas ese esa él ella ellos ellas aquí ahí también además entonces
   luego después así porque
   e mas por_isso isso isto esse essa esses essas ele ela eles elas aqui ali também além então depois assim porque
   und aber oder denn deshalb deswegen darum daher das dies diese dieser dieses er sie es hier dort auch außerdem dann
   danach dabei dazu damit dafür so trotzdem
   et mais donc car c'est cela ça ce cette ces il elle ils elles ici là aussi ensuite puis alors c'était
   e_poi ma perché quindi questo questa qui anche
   dan tapi jadi karena itu ini dia mereka di_sini di_situ juga lalu kemudian makanya itulah
   aur lekin par isliye ye yeh wo woh iska iski uska uski yahan wahan bhi toh to phir kyunki`,
);
/** The same where no space parts the words. */
const OPENS_LEANING_UNSPACED =
  /^(?:これ|それ|この|その|あれ|ここ|そこ|そして|でも|だから|また|さらに|なので|しかし|次に|ちなみに|और|लेकिन|यह|ये|वह|वो|इस|उस|इसलिए|भी|फिर|यहाँ|这|那|它|所以|但|然后|也|因此)/u;
/** Words that stand for something else, wherever they stand. */
const STANDS_FOR =
  /\b(?:it|it['’](?:s|ll|d)|its|they|they['’](?:re|ve|ll)|them|their|theirs|he|she|him|his|hers?|this|that['’]s|that (?:is|was|one|way|means|said|does|did|has|had|will|would|can|could|makes?|took|takes)|the (?:whole|rest|results?|winner|latter|former|first|second|others?)|these|those|here|here['’]s|there|there['’]s|also|too|instead|again|anyway|both|another|others?|same|such|then|else|either|neither|therefore|however|as (?:many|much) as)\b/iu;
/** "This video shows …" is about the video, not about a sentence. */
const ABOUT_THE_VIDEO =
  /\b(?:this|today['’]s) (?:video|episode|guide|tutorial|review|recipe|vlog|week|time|year|month|series|lesson|song|film|course|workout|stream|channel)\b/giu;
/** A word that stands for something behind this many characters mostly stands for something of its own sentence. */
const FIRST_CLAUSE = 60;

/**
 * Whether a sentence needs the one before it and would change its meaning elsewhere. Knows the first words of eight
 * languages in Latin letters, of Hindi, Japanese and Chinese, and for English the first clause.
 */
export function leansBack(sentence: string): boolean {
  const bare = sentence.replace(/^[\p{P}\p{S}\s]+/u, "").replace(ABOUT_THE_VIDEO, "");
  return (
    OPENS_LEANING.test(bare) ||
    OPENS_LEANING_UNSPACED.test(bare) ||
    STANDS_FOR.test(bare.slice(0, FIRST_CLAUSE)) ||
    // A small letter continues; so does a sentence without a word.
    /^\p{Ll}/u.test(bare) ||
    !/\p{L}/u.test(bare)
  );
}

/** Whether a sentence means the same wherever it stands: no word in it stands for something else. English. */
export function standsAlone(sentence: string): boolean {
  const bare = sentence.replace(ABOUT_THE_VIDEO, "");
  return !leansBack(sentence) && !STANDS_FOR.test(bare);
}

/** Matches a text that begins with one of these words; "_" is a space, "'" any apostrophe. */
function startsWith(words: string): RegExp {
  const listed = [...new Set(words.split(/\s+/))].map((word) =>
    word.replace("_", "\\s").replace("'", "['’]"),
  );
  return new RegExp(`^(?:${listed.join("|")})(?![\\p{L}\\p{M}])`, "iu");
}
