import { BREAK } from "./words";

/** How many words a `*` may stand for. */
const GAP = 3;

interface Phrase<T> {
  words: string[];
  value: T;
}

export interface Found<T> {
  value: T;
  phrase: string;
  /** Where its first word stands. */
  at: number;
}

/** Finds phrases in a list of words: only those that begin with the word at hand are looked at, so it stays linear. */
export class Phrases<T> {
  #byFirst = new Map<string, Phrase<T>[]>();

  add(text: string, value: T): void {
    const words = text.trim().split(/\s+/);
    const first = words[0] as string;
    const known = this.#byFirst.get(first);
    if (known) known.push({ words, value });
    else this.#byFirst.set(first, [{ words, value }]);
  }

  *in(words: readonly string[]): Generator<Found<T>> {
    for (let at = 0; at < words.length; at++) {
      const begun = this.#byFirst.get(words[at] as string);
      if (!begun) continue;
      for (const phrase of begun) {
        if (follows(words, at + 1, phrase.words, 1))
          yield { value: phrase.value, phrase: phrase.words.join(" "), at };
      }
    }
  }
}

function follows(words: readonly string[], at: number, phrase: readonly string[], from: number): boolean {
  if (from === phrase.length) return true;
  const word = phrase[from];
  if (word !== "*") return words[at] === word && follows(words, at + 1, phrase, from + 1);
  for (let gap = 0; gap <= GAP; gap++) {
    if (follows(words, at + gap, phrase, from + 1)) return true;
    if (words[at + gap] === BREAK) return false;
  }
  return false;
}
