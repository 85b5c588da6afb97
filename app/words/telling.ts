import { foldPlural } from "./folding";
import { FORMAT_WORDS, SEARCH_STOP_WORDS, STOP_WORDS } from "./stop-words";
import { hasUnspacedScript } from "./words";

/** Words that many kinds of video have in their titles, so that one of them tells no subject. Singular. */
const ANY_VIDEO = new Set(
  `beginner mistake tip trick way thing idea guide tutorial review best worst biggest easy simple quick free new top
   main every day week month year hour minute make making made try tried learn learning start started stop need know
   told gave meet home first real truth secret hack step budget cheap money full complete ultimate vs video vlog episode
   part challenge worth absolute result better anymore`.split(/\s+/),
);

/**
 * The words of an idea that tell its subject, in their order, each once, as written but in lower case: without stop words,
 * numbers and words that any video may have ("10 beginner sourdough bread mistakes" leaves sourdough, bread). An idea of
 * such words alone keeps those that tell most ("life hacks" leaves life).
 */
export function tellingWords(idea: string): string[] {
  const words =
    idea
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#-]*/gu) ?? [];
  const meant = [...new Set(words)].filter(isMeant);
  const telling = meant.filter((word) => !isOfAnyVideo(word));
  return telling.length > 0 ? telling : meant;
}

/**
 * Whether a text can name anything: it has two letters or digits, or one of a script in which one is a word, and is not
 * typed along the keys ("asdfgh qwerty").
 */
export function namesAnything(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{1,40}/gu) ?? [];
  if (words.length > 0 && words.every(isRunOfKeys)) return false;
  return /[\p{L}\p{N}].*?[\p{L}\p{N}]|[\p{sc=Han}\p{sc=Hangul}]/su.test(text);
}

const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop", "qsdfghjklm"];
const LEAST_KEYS = 4;

/** Whether a word is keys side by side, in either direction. */
function isRunOfKeys(word: string): boolean {
  const back = [...word].reverse().join("");
  return word.length >= LEAST_KEYS && KEYS.some((row) => row.includes(word) || row.includes(back));
}

/** Whether a word in lower case tells what a video is about. */
export function tellsSubject(word: string): boolean {
  return isMeant(word) && !isOfAnyVideo(word);
}

function isMeant(word: string): boolean {
  return !SEARCH_STOP_WORDS.has(word) && !ANY_VIDEO.has(foldPlural(word)) && !ANY_VIDEO.has(word);
}

/** Lists of words have neither accents nor apostrophes. */
function isOfAnyVideo(word: string): boolean {
  const plain = word.normalize("NFKD").replace(/[\p{M}'’]/gu, "");
  // "always" is a word of its own, "minutes" one of the plural.
  return [plain, foldPlural(plain)].some(
    (one) => STOP_WORDS.has(one) || FORMAT_WORDS.has(one) || /^\p{N}+$/u.test(one),
  );
}

/** Whether a text has one of an idea's telling words, plurals alike. True for an idea in a script without spaces. */
export function sharesTellingWord(idea: string, text: string): boolean {
  if (hasUnspacedScript(idea)) return true;
  const key = (word: string) => foldPlural(word.replace(/['’]s?$/u, ""));
  const words = new Set(tellingWords(idea).map(key));
  return tellingWords(text).some((word) => words.has(key(word)));
}
