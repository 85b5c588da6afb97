import { FUNCTION_WORDS } from "./generic-words";
import { stem, wordsOf } from "./words";

/** What a sentence says, apart from how: verbs and words that any question or request may have. */
const HOW_IT_IS_SAID = new Set(
  `use using get buy know tell work thing video vid make show please explain say want need love wonder wondering curious
  ask question find see look watch brand kind type name exact exactly actually specific recommend link links add include
  put share post upload next time future also someone think guess good best great nice amazing awesome cool better
  possible possibly version happen mean seem quick sorry anybody tutorial episode like help try
  description`
    .split(/\s+/)
    .map(stem),
);

/** The words that a sentence is about, as stems, each once. */
export function gistOf(sentence: string): string[] {
  const gist = new Set<string>();
  for (const word of wordsOf(sentence).words) {
    if (FUNCTION_WORDS.has(word) || !/[\p{L}\p{N}]/u.test(word)) continue;
    const one = stem(word);
    if (!HOW_IT_IS_SAID.has(one)) gist.add(one);
  }
  return [...gist];
}

/** From this part of the words of both, two sentences ask the same (Jaccard's index). */
const ALIKE = 0.5;
/** Groups looked at for a word: a word in more of them tells little, and looking at all would take long. */
const MOST_LOOKED_AT = 24;

export interface Group<T> {
  gist: Set<string>;
  members: T[];
}

/**
 * Puts together what is about the same: each joins the group whose first gist shares most with its own, at least half
 * of the words of both; else it begins a group. The shortest gists come first, so that a group is named by its core.
 */
export function groupsOf<T>(sayings: readonly { gist: string[]; member: T }[]): Group<T>[] {
  const groups: Group<T>[] = [];
  const byWord = new Map<string, number[]>();
  const ordered = sayings
    .map((saying, at) => ({ ...saying, at }))
    .sort((a, b) => a.gist.length - b.gist.length || a.at - b.at);
  for (const { gist, member } of ordered) {
    const common = new Map<number, number>();
    for (const word of gist) {
      for (const at of byWord.get(word) ?? []) common.set(at, (common.get(at) ?? 0) + 1);
    }
    let best = -1;
    let bestPart = 0;
    for (const [at, both] of common) {
      const part = both / (gist.length + (groups[at] as Group<T>).gist.size - both);
      if (part > bestPart) {
        best = at;
        bestPart = part;
      }
    }
    if (bestPart >= ALIKE) {
      groups[best]?.members.push(member);
      continue;
    }
    groups.push({ gist: new Set(gist), members: [member] });
    for (const word of gist) {
      const known = byWord.get(word) ?? [];
      if (known.length < MOST_LOOKED_AT) known.push(groups.length - 1);
      byWord.set(word, known);
    }
  }
  return groups;
}
