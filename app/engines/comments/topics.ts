import { COMMENT_WORDS, FUNCTION_WORDS } from "./generic-words";
import type { Named } from "./heard";
import { singular, stem } from "./words";

const MOST_TOPICS = 3;
/** Comments looked at: of more, the first tell as much. */
const LOOKED_AT = 300;

/** What comments have in common: words that at least two of them have, the most frequent first; neither `known` words
    nor those of the `subject` (stems). */
export function topicsOf(
  named: readonly Named[],
  subject: ReadonlySet<string>,
  known: ReadonlySet<string> = new Set(),
): string[] {
  const times = new Map<string, number>();
  for (const { words } of named.slice(0, LOOKED_AT)) {
    const own = words.filter((word) => isTopic(word) && !known.has(word) && !subject.has(stem(word)));
    for (const word of new Set(own.map(singular))) times.set(word, (times.get(word) ?? 0) + 1);
  }
  return [...times]
    .filter(([, count]) => count >= 2)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_TOPICS)
    .map(([word]) => word);
}

function isTopic(word: string): boolean {
  return /\p{L}{2}/u.test(word) && !FUNCTION_WORDS.has(word) && !COMMENT_WORDS.has(word);
}
