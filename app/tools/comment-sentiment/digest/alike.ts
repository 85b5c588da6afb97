import { type Heard, likedness } from "./heard";

/** From this part of the words of both, two sentences ask the same (Jaccard's index over weighed words). */
const ALIKE = 0.46;
/** A word of one sentence only tells less than one that returns; the subject of the video tells least. */
const ONCE = 0.6;
const SUBJECT = 0.3;
/** Groups looked at for a word: looking at all would take long. */
const MOST_LOOKED_AT = 12;

interface Group<T> {
  gist: Set<string>;
  members: T[];
}

/**
 * Puts together what is about the same: each joins the group whose first gist shares most with its own; else it
 * begins a group. The shortest gists come first, so that a group is named by its core.
 */
function groupsOf<T>(
  sayings: readonly { gist: string[]; member: T }[],
  subject: ReadonlySet<string>,
): Group<T>[] {
  const weightOf = weightsOf(
    sayings.map(({ gist }) => gist),
    subject,
  );
  const sum = (words: readonly string[]) => {
    let total = 0;
    for (const word of words) total += weightOf(word);
    return total;
  };
  const groups: (Group<T> & { weight: number })[] = [];
  const byWord = new Map<string, number[]>();
  const ordered = sayings
    .map((saying, at) => ({ ...saying, at }))
    .sort((a, b) => a.gist.length - b.gist.length || a.at - b.at);
  for (const { gist, member } of ordered) {
    const weight = sum(gist);
    const common = new Map<number, number>();
    for (const word of gist) {
      for (const at of byWord.get(word) ?? []) common.set(at, (common.get(at) ?? 0) + weightOf(word));
    }
    let best = -1;
    let bestPart = 0;
    for (const [at, both] of common) {
      const part = both / (weight + (groups[at]?.weight ?? 0) - both);
      if (part > bestPart) {
        best = at;
        bestPart = part;
      }
    }
    if (bestPart >= ALIKE) {
      groups[best]?.members.push(member);
      continue;
    }
    groups.push({ gist: new Set(gist), members: [member], weight });
    for (const word of gist) {
      const known = byWord.get(word) ?? [];
      if (known.length < MOST_LOOKED_AT) known.push(groups.length - 1);
      byWord.set(word, known);
    }
  }
  return groups;
}

/**
 * The groups of sayings, with the different comments behind each; the first `most` by how many comments they have and
 * by their likes.
 */
export function rankedGroups<T extends { one: Heard }>(
  sayings: readonly { gist: string[]; member: T }[],
  most: number,
  subject: ReadonlySet<string>,
) {
  // What only names the subject of the video asks for nothing in particular.
  const telling = sayings.filter(({ gist }) => gist.some((word) => !subject.has(word)));
  return groupsOf(telling, subject)
    .map(({ gist, members }) => {
      const about = [...new Set(members.map(({ one }) => one))].sort((a, b) => a.index - b.index);
      // Among equals, what is said in a few words of its own goes before a single word.
      const isPlain = gist.size >= 2 && gist.size <= 6 ? 0.2 : 0;
      const rank = about.length + about.reduce((sum, one) => sum + likedness(one), 0) / 2 + isPlain;
      return { gist, members, about, rank };
    })
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most);
}

function weightsOf(gists: readonly string[][], subject: ReadonlySet<string>): (word: string) => number {
  const times = new Map<string, number>();
  for (const gist of gists) for (const word of gist) times.set(word, (times.get(word) ?? 0) + 1);
  return (word) => {
    if (subject.has(word)) return SUBJECT;
    const count = times.get(word) ?? 0;
    return count > 1 ? 1 : ONCE;
  };
}
