import { FUNCTION_WORDS } from "./generic-words";
import type { Heard } from "./heard";
import { stem } from "./words";

/** A word in more comments than this part, and than so many, names what the video is about. */
const PART = 0.1;
const LEAST = 15;

/** Stems of the words that everyone uses: the video's own subject, which tells no two comments apart. */
export function subjectOf(heard: readonly Heard[]): Set<string> {
  const times = new Map<string, { count: number; last: Heard }>();
  for (const one of heard) {
    for (const word of one.words) {
      const known = times.get(word);
      if (!known) times.set(word, { count: 1, last: one });
      else if (known.last !== one) {
        known.count += 1;
        known.last = one;
      }
    }
  }
  const stems = new Map<string, number>();
  for (const [word, { count }] of times) {
    if (FUNCTION_WORDS.has(word) || !/\p{L}{2}/u.test(word)) continue;
    stems.set(stem(word), (stems.get(stem(word)) ?? 0) + count);
  }
  const most = Math.max(LEAST, heard.length * PART);
  return new Set([...stems].filter(([, count]) => count > most).map(([word]) => word));
}
