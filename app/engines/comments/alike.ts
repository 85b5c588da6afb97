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
  const { gists, weights } = numbered(
    sayings.map(({ gist }) => gist),
    subject,
  );
  const groups: (Group<T> & { weight: number })[] = [];
  const byWord: number[][] = weights.map(() => []);
  /** What the gist at hand has in common with each group, and which groups those are; 0 again behind each gist. */
  const common = new Float64Array(sayings.length);
  const ordered = gists
    .map((words, at) => ({ words, at }))
    .sort((a, b) => a.words.length - b.words.length || a.at - b.at);
  for (const { words, at } of ordered) {
    const { gist, member } = sayings[at] as (typeof sayings)[number];
    const met: number[] = [];
    let weight = 0;
    for (const word of words) {
      const own = weights[word] as number;
      weight += own;
      for (const group of byWord[word] as number[]) {
        if (common[group] === 0) met.push(group);
        common[group] = (common[group] as number) + own;
      }
    }
    let best = -1;
    let bestPart = 0;
    for (const group of met) {
      const both = common[group] as number;
      common[group] = 0;
      const part = both / (weight + (groups[group]?.weight ?? 0) - both);
      if (part > bestPart) {
        best = group;
        bestPart = part;
      }
    }
    if (bestPart >= ALIKE) {
      groups[best]?.members.push(member);
      continue;
    }
    groups.push({ gist: new Set(gist), members: [member], weight });
    for (const word of words) {
      const known = byWord[word] as number[];
      if (known.length < MOST_LOOKED_AT) known.push(groups.length - 1);
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

/** The gists with a number for each word, and what each word weighs. */
function numbered(sayings: readonly string[][], subject: ReadonlySet<string>) {
  const numbers = new Map<string, number>();
  const times: number[] = [];
  const gists = sayings.map((gist) =>
    gist.map((word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      times[number] = (times[number] ?? 0) + 1;
      return number;
    }),
  );
  const weights = [...numbers.keys()].map((word, number) => {
    if (subject.has(word)) return SUBJECT;
    return (times[number] ?? 0) > 1 ? 1 : ONCE;
  });
  return { gists, weights };
}
