import type { Word } from "../../words/words";
import type { Candidate } from "./candidates";
import { asLabel, commonForm } from "./casing";
import type { Document } from "./documents";
import type { Phrase } from "./phrases";
import { formsIn, type Said } from "./said";
import { MIN_VIDEOS } from "./support";

/** Of a topic's titles, the share that must say both words of a phrase for it to name them. */
const COMPANION_SHARE = 1 / 3;

/**
 * "Portrait lighting" rather than "light": a title says it so, another has both words in one phrase in some
 * other way, and a third of the titles say both somewhere. Few titles put the same words in the same order.
 * With a word of the query ("React app") the title that says it so may be of any group. Undefined when no two
 * words go together like that.
 */
export function withCompanion(
  best: Candidate,
  group: Document[],
  onQuery: [string, Said][],
  query: string[],
  isFree: (key: string) => boolean,
): Candidate | undefined {
  const sayable = new Map([...onQuery, ...formsIn(group, query)]);
  const pairs = [...sayable].flatMap(([key, { words, forms }]) => {
    const [first, second] = words;
    if (!first || !second || words.length > 2 || first.key === second.key || !isFree(key)) return [];
    if (words.some(({ kind }) => kind !== "topic")) return [];
    if (first.key !== best.key && second.key !== best.key) return [];
    const near = group.filter(({ titlePhrases }) => titlePhrases.some((said) => holds(said.words, words)));
    const both = group.filter(({ titlePhrases }) => holds(titlePhrases.flatMap(wordsOf), words));
    if (near.length < MIN_VIDEOS || both.length < group.length * COMPANION_SHARE) return [];
    const topicWords = words.filter((word) => !query.includes(word.key)).length;
    // English puts what narrows a noun before it.
    const order = second.key === best.key ? 1 : 0;
    const text = asLabel(commonForm(forms));
    return [{ ...best, key, weight: both.length, topicWords, near: near.length, order, text }];
  });
  const [pair] = pairs.sort(
    (a, b) =>
      b.topicWords - a.topicWords ||
      b.near - a.near ||
      b.weight - a.weight ||
      b.order - a.order ||
      (a.key < b.key ? -1 : 1),
  );
  return pair;
}

function holds(words: Word[], sought: Word[]): boolean {
  return sought.every(({ key }) => words.some((word) => word.key === key));
}

function wordsOf({ words }: Phrase): Word[] {
  return words;
}
