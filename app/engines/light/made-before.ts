import { hasSameWords, sameWordsAs, turnsAlike } from "../../words/same-words";
import { tellingWords } from "../../words/telling";
import { splitWords, wordKey } from "../../words/words";

/** One word is a subject; from two on they say what the video was. */
const LEAST_WORDS = 2;
/** With more uploads of all its words, an idea is what the channel is about. */
const MOST_UPLOADS = 3;

/**
 * The newest earlier upload that was made of the same idea: its title has every word that tells the idea's subject, whatever
 * the form of the word, and so have two others at most; of several the newest with the idea's other words, too, if there is
 * one. One of the same words comes before all, however many have its subject. Null for any other idea of fewer than two.
 *
 * How a second one does after one that did well, or badly, is measured: docs/evaluation/light.md.
 *
 * @param earlier oldest first
 */
export function findMadeBefore<Own extends { title: string }>(idea: string, earlier: Own[]): Own | null {
  const isSame = sameWordsAs(idea);
  const same = earlier.filter(({ title }) => isSame(title));
  if (same.length > 0) return same.length > MOST_UPLOADS ? null : (same.at(-1) ?? null);
  const words = subjectKeys(idea);
  if (words.length < LEAST_WORDS) return null;
  const made: Own[] = [];
  for (const one of earlier) {
    const own = new Set(subjectKeys(one.title));
    if (words.every((word) => own.has(word))) made.push(one);
    if (made.length > MOST_UPLOADS) return null;
  }
  return made.findLast(({ title }) => isSameIdea(idea, title)) ?? made.at(-1) ?? null;
}

/** An idea is so much of what its upload is about: "Descaling your espresso machine" is more than "espresso machine". */
const LEAST_OF_TITLE = 0.75;

/**
 * Whether an upload was made of the very same idea: its title has the idea's other words and numbers, too, but for
 * words that any sentence has, and is about hardly more. "How I'd learn Python" is like "How I use Python", not the same.
 */
export function isSameIdea(idea: string, title: string): boolean {
  if (hasSameWords(idea, title)) return true;
  if (!turnsAlike(idea, title)) return false;
  const subjects = (text: string) => subjectKeys(text).filter((key) => !/\p{N}/u.test(key)).length;
  if (subjects(idea) < LEAST_OF_TITLE * subjects(title)) return false;
  const own = new Set(splitWords(title).map(({ key }) => key));
  return splitWords(idea)
    .filter(({ key, kind }) => kind !== "stop" || /^\p{N}/u.test(key))
    .every(({ key }) => own.has(key));
}

/** The words that tell a title's subject, all forms of a word as one key: "dry-aged steaks" gives "dry", "ag", "steak". */
export function subjectKeys(title: string): string[] {
  const words = tellingWords(title).flatMap((word) => word.split("-").filter((part) => part !== ""));
  return [...new Set(words.map(wordKey))];
}
