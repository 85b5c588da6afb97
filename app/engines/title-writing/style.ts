import { isKnown, readLanguage } from "../titles";
import { countShouted, isTitleCase, SMALL, writtenWords } from "./casing";
import type { ChangeKind } from "./changes";
import type { TitleStyle } from "./spelling";
import { tidy } from "./tidy";

/** So many of the newest titles show how a channel writes. */
const NEWEST = 150;
const LEAST_SHARE = 0.25;
/** A name stands in so many titles. */
const LEAST_TITLES = 2;
/** Much longer is no title: a channel's file may hold anything. */
const MOST_CHARACTERS = 200;

/** The style of titles, oldest first: a channel's, and those typed beside a new one. Any text may come. */
export function readStyle(titles: readonly string[]): TitleStyle {
  const newest = titles.slice(-NEWEST).map((title) => title.slice(0, MOST_CHARACTERS));
  const kinds = new Map<ChangeKind, number>();
  const written = new Map<string, Written>();
  for (const title of newest) {
    const own = new Set(tidy(title).changes.map(({ kind }) => kind));
    if (countShouted(title) > 0) own.add("shouting");
    for (const kind of own) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    noteWords(title, written);
  }
  const isUsual = ([, count]: [ChangeKind, number]) => count >= LEAST_SHARE * newest.length;
  return {
    keeps: new Set([...kinds].filter(isUsual).map(([kind]) => kind)),
    names: new Map(
      [...written].flatMap(([key, { titles, told, name, isSmall }]) =>
        name && !isSmall && told >= Math.max(LEAST_TITLES, titles / 2) ? [[key, name]] : [],
      ),
    ),
    words: new Map([...written].map(([key, { titles }]) => [key, titles])),
  };
}

/** Longer words in capitals are shouted: "CODM" may be a name. */
const LONGEST_ABBREVIATION = 4;

/** How titles write a word. */
interface Written {
  titles: number;
  /** How many of them tell that it is a name. */
  told: number;
  /** With its capital, where one tells that it is a name. */
  name?: string;
  /** Whether one of them has it in small letters. */
  isSmall: boolean;
}

function noteWords(title: string, written: Map<string, Written>): void {
  const words = writtenWords(title);
  const isSentence = !isTitleCase(title);
  const { isEnglish } = readLanguage(title);
  const isNew = (key: string) => isEnglish && !isKnown(key);
  const seen = new Set<string>();
  for (const [at, word] of words.entries()) {
    const key = word.toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    const one = written.get(key) ?? { titles: 0, told: 0, isSmall: false };
    const hasCapital = /\p{Lu}/u.test(word);
    const isShouted = word === word.toUpperCase() && (word.length > LONGEST_ABBREVIATION || isKnown(key));
    const tells = isNew(key) || (isSentence && at > 0 && isBesideSmall(words, at));
    if (hasCapital && !isShouted && tells) {
      one.name ??= word;
      one.told += 1;
    }
    written.set(key, { ...one, titles: one.titles + 1, isSmall: one.isSmall || !hasCapital });
  }
}

/** Whether the word before or behind it, linking words apart, has a small letter: there a capital makes a name of an English word. */
function isBesideSmall(words: string[], at: number): boolean {
  const isTelling = (word: string) => !SMALL.has(word.toLowerCase());
  const beside = [words.slice(0, at).findLast(isTelling), words.slice(at + 1).find(isTelling)];
  return beside.some((word) => word !== undefined && /^\p{Ll}/u.test(word));
}
