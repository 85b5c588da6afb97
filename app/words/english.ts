const TIME = String.raw`(?:\d{1,2}:)?\d{1,2}:\d{2}`;
const TIMESTAMP = new RegExp(String.raw`^\W*${TIME}(?!\d|:|\s*[ap]\.?m\b)|(?<!\d|:)${TIME}\W*$`, "iu");
/** Whether a line begins or ends with a time: "1:20 Oven", "Oven (1:20)". "7:30 pm" is a time of day. */
export function hasTimestamp(line: string): boolean {
  return TIMESTAMP.test(line);
}

/** The most frequent words of English and of descriptions. Words that are also in `OTHER_LANGUAGES` do not count. */
const ENGLISH = set(
  `the and of to is are was were it this that these those with you your my our his her their they he she we i me us
   for how what when where which who why on in at by from into over under out up down about between without before
   after because through a an or but so if not no all any some more most just only also than then be been have has
   had do does did can could will would should make made get got see here there like subscribe comment comments
   share watch follow thanks first new best every one two three`,
);
/** The most frequent words of similar languages. If there are more of them, the text is not English. */
const OTHER_LANGUAGES = set(
  `de het een en van ik je niet dat zijn der das die und ist nicht ein eine mit von zu den dem im
   auf für ich wir auch wie man sich warum aber oder in was an so will le la
   les des est et une un du que qui pas pour dans avec je nous el los las por con para es y se del una como o um uma
   não com os ao da em no na il di che per non sono gli och det att som jag är på og er jeg ikke af til w z się nie
   jest do na ve bir bu için a az és nem hogy yang dan ini untuk`,
);
const WORDS = /\p{L}[\p{L}\p{M}]*/gu;

/** Fewer words prove nothing, if they are in Latin letters. */
const MIN_WORDS = 12;

/**
 * Whether a text is English, or too short to tell: in Latin letters, at least one word in twelve frequent in English, and
 * more of those than of similar languages. Links and lines with a timestamp are left out, as they are mostly names.
 */
export function readsEnglish(text: string): boolean {
  const lines = text.split("\n").filter((line) => !hasTimestamp(line));
  const plain = lines.join("\n").replace(/(?:https?:\/\/|www\.)\S+/gi, " ");
  const words = plain.toLowerCase().match(WORDS) ?? [];
  const latin = words.filter((word) => /^\p{sc=Latin}/u.test(word)).length;
  if (latin * 2 < words.length) return false;
  if (words.length < MIN_WORDS) return true;
  const count = (list: Set<string>, other: Set<string>) =>
    words.filter((word) => list.has(word) && !other.has(word)).length;
  const english = count(ENGLISH, OTHER_LANGUAGES);
  return english * MIN_WORDS >= words.length && english > count(OTHER_LANGUAGES, ENGLISH);
}

/**
 * Function words that are frequent in titles, of English and of other languages in Latin letters. Apart from the lists
 * above: a title has too few words for those, and with them other titles would be judged.
 */
const TITLE_ENGLISH = set(
  `the a an of to in on for and is are was how why what when who i i'm my me you your with from this that it we
   our he she they his her not no don't can do does did be been at by or but will every all up out`,
);
const TITLE_OTHERS = set(
  `el los las de del que con para por una uno como cómo qué mi sin más es está y der die das und ein eine einen
   einem wie ist mit für nicht ich auf zu von im den dem le les des du une est dans pour avec et pas mon ma sur
   je nous vous comment pourquoi os um uma não com em eu meu fazer seu sua il di che per non sono gli della nel
   het een van niet met voor op ik hoe och att det som är på jag inte`,
);

/** Whether a title's words, in lower case, look like another language in Latin letters: they have more of its function words. */
export function looksForeign(words: string[]): boolean {
  const count = (list: Set<string>) => words.filter((word) => list.has(word)).length;
  return count(TITLE_OTHERS) > count(TITLE_ENGLISH);
}

function set(words: string): Set<string> {
  return new Set(words.split(/\s+/));
}
