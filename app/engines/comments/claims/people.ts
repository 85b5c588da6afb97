import { onePerPerson, type ScoredComment } from "../scored-comments";

/** Of more comments, the first tell who copied. */
const MOST_COMPARED = 40;

/**
 * The first comment of each person among wordings, in the order given. What is copied from another is no voice of its
 * own.
 */
export function peopleOf(members: readonly { comment: ScoredComment }[]): ScoredComment[] {
  const people = onePerPerson(
    [...new Set(members.map(({ comment }) => comment))].sort((a, b) => a.index - b.index),
  );
  const long: Set<string>[] = [];
  return people.filter(({ words }) => {
    if (words.length < COPIED_WORDS || long.length >= MOST_COMPARED) return true;
    const own = new Set(words.slice(0, COPIED_MOST));
    if (long.some((other) => isCopied(own, other))) return false;
    long.push(own);
    return true;
  });
}

/** Of so many words no two people write the same by chance; more than so many are not compared. */
const COPIED_WORDS = 20;
const COPIED_MOST = 120;
const COPIED_SHARE = 0.75;

function isCopied(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const both = [...one].filter((word) => other.has(word)).length;
  return both >= COPIED_SHARE * (one.size + other.size - both);
}
