import { foldPlural } from "../../../analyzer/topics/plural";
import { type Occurrence, occurrencesOf } from "./candidates";
import { VAGUE } from "./word-classes";

/** One reason for a phrase's place, and what it adds to its score. */
export interface ScorePart {
  what: string;
  points: number;
}

/** What a text names, with how much speaks for it. */
export interface Keyphrase {
  /** As it was written first, in lower case unless it is a name. */
  phrase: string;
  /** The sum of its parts. */
  score: number;
  /** How often the text says it, alone or inside of a longer one. */
  count: number;
  parts: ScorePart[];
}

const MOST = 10;

/**
 * What a text is about: the names of things in it, best first, at most `limit` (10). `title` counts as the text's
 * first line, and more. Nothing is learned: see docs/evaluation/keywords.md. An empty or wordless text has none.
 */
export function keyphrasesOf(text: string, options: { title?: string; limit?: number } = {}): Keyphrase[] {
  const { title = "", limit = MOST } = options;
  const { occurrences, words } = occurrencesOf(title ? `${title}\n\n${text}` : text);
  const groups = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    const key = keyOf(occurrence);
    groups.set(key, [...(groups.get(key) ?? []), occurrence]);
  }
  const degree = new Map<string, number>();
  for (const { words: said } of occurrences) {
    for (const word of said)
      degree.set(foldPlural(word.lower), (degree.get(foldPlural(word.lower)) ?? 0) + said.length);
  }
  return [...groups]
    .map(([key, said]) => scored(key, said, words, groups))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

function scored(
  key: string,
  said: Occurrence[],
  words: number,
  groups: Map<string, Occurrence[]>,
): Keyphrase {
  const [first] = said as [Occurrence];
  const inside = [...groups].filter(([other]) => other !== key && ` ${other} `.includes(` ${key} `));
  const count = said.length + inside.reduce((sum, [, others]) => sum + others.length, 0);
  const length = first.words.length;
  const parts: ScorePart[] = [
    { what: `said ${count} times`, points: Math.log2(1 + count) },
    { what: "where it stands first", points: 1 - first.at / Math.max(1, words) },
    { what: `${length} words`, points: [0, 0, 2, 2, 1.5][length] ?? 1 },
  ];
  if (length === 1 && VAGUE.has(first.words[0]?.lower ?? ""))
    parts.push({ what: "says little alone", points: -3 });
  return {
    phrase: writtenOf(first),
    score: parts.reduce((sum, { points }) => sum + points, 0),
    count,
    parts,
  };
}

function keyOf({ words }: Occurrence): string {
  return words.map(({ lower }) => lower.split("-").map(foldPlural).join(" ")).join(" ");
}

function writtenOf({ words }: Occurrence): string {
  return words
    .map((word) => (word.first && /^\p{Lu}\p{Ll}+$/u.test(word.text) ? word.text.toLowerCase() : word.text))
    .join(" ");
}
