import { splitWords } from "../../words/words";
import { blankOut, findPieces } from "./chapters";

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
   some_of all_of most_of in_the_end as_a_result in_fact actually now meanwhile afterwards later eventually soon
   y pero su sus ahora por_eso por_lo eso esto esta este estos estas ese esa él ella ellos ellas aquí ahí también además entonces
   luego después así porque si se
   e mas seu sua seus suas dele dela agora por_isso isso isto esse essa esses essas ele ela eles elas aqui ali também além então depois assim porque
   und aber oder denn deshalb deswegen darum daher das dies diese dieser dieses er sie es hier dort auch außerdem dann
   danach dabei dazu damit dafür so trotzdem sein seine ihr ihre jetzt nun
   et mais donc car c'est cela ça ce cette ces il elle ils elles ici là aussi ensuite puis alors c'était son sa ses leur leurs maintenant
   e_poi ma suo loro perché quindi questo questa qui anche
   dan tapi jadi karena itu ini dia mereka di_sini di_situ juga lalu kemudian makanya itulah
   aur lekin par isliye ye yeh wo woh iska iski uska uski yahan wahan bhi toh to phir kyunki`,
);
/** The same where no space parts the words. */
const OPENS_LEANING_UNSPACED =
  /^(?:これ|それ|この|その|あれ|ここ|そこ|そして|でも|だから|また|さらに|なので|しかし|次に|ちなみに|और|लेकिन|यह|ये|वह|वो|इस|उस|इन|उन|जिस|जिन|इसलिए|भी|फिर|तब|तो|यहाँ|यहां|वहाँ|वहां|这|那|它|所以|但|然后|也|因此)/u;
/** A German article right before a verb stands for something: "Der war so laut". */
const GERMAN_DEMONSTRATIVE =
  /^(?:der|die|den|dem|denen) (?:war|waren|ist|sind|hat|hatte|hatten|haben|habe|kam|kamen|wird|wurde|wurden|kann|konnte|geht|ging|steht|stand|liegt|lag|macht|machte|sieht|sah|kostet|kostete|gibt|gab|muss|musste|soll|sollte|will|wollte|finde|fand)\b/iu;
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
    GERMAN_DEMONSTRATIVE.test(bare) ||
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

/** Frequent words of the languages in Latin letters whose leaning words are known, one language a line. */
const FUNCTION_WORDS = [
  "the and of to in is it you for that with are this was i my we not on a an at but so they have his her he she",
  "el la los las de que y en un una por con para se su al del lo no es me le te hoy",
  "o a os as e de que um uma do da no na em com para por se me não eu meu minha ao",
  "der die das und ist nicht ein eine einen mit von zu den dem im auf für ich wir war hat habe in es sich am",
  "le la les des de est et une un du que qui pas pour dans en a au avec il elle je nous se sur",
  "il lo la di che e un una per non con si è sono i gli le del della in a da",
  "yang dan di ini itu untuk dengan kami saya tidak ke dari pada kita dua dia selama kepada setiap",
  "hai hain ki ka ke ko mein me se aur hum ne bhi toh to wo woh ek ye yeh par ho gayi gaye tha thi kiya",
].map((words) => new Set(words.split(" ")));
/** In running text, at least so many words are among the frequent ones of its language. */
const LEAST_SHARE = 0.18;

/** Whether the words that lean on another sentence are known in a text's language: the eight above, Hindi, Japanese, Chinese. */
export function knowsLeaning(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const inScript = (script: RegExp) => 2 * (text.match(script)?.length ?? 0) > letters;
  if (inScript(/[\p{sc=Devanagari}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)) return true;
  if (!inScript(/\p{sc=Latin}/gu)) return false;
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return FUNCTION_WORDS.some(
    (list) => words.filter((word) => list.has(word)).length >= LEAST_SHARE * words.length,
  );
}

/** Matches a text that begins with one of these words; "_" is a space, "'" any apostrophe. */
function startsWith(words: string): RegExp {
  const listed = [...new Set(words.split(/\s+/))].map((word) =>
    word.replaceAll("_", "\\s").replace("'", "['’]"),
  );
  return new RegExp(`^(?:${listed.join("|")})(?![\\p{L}\\p{M}])`, "iu");
}
