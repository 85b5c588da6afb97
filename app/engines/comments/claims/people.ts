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

/** Words of a beginning, and how many comments, and which share of all, share one that is passed on. */
export const BEGINNING = 4;
const PASSED_ON = 5;
const PASSED_ON_SHARE = 0.02;

/**
 * The comments with a beginning that many share. "I love the part where he says … Chills." is a joke that viewers fill
 * in anew: what stands behind such a beginning (`BEGINNING` words) is not what they feel.
 */
export function findPassedOn(comments: readonly ScoredComment[]): ReadonlySet<ScoredComment> {
  const least = Math.max(PASSED_ON, PASSED_ON_SHARE * comments.length);
  const longer = comments.filter(({ words }) => words.length > BEGINNING);
  const beginning = ({ words }: ScoredComment) => words.slice(0, BEGINNING).join(" ");
  const byBeginning = Map.groupBy(longer, beginning);
  return new Set([...byBeginning.values()].filter((same) => same.length >= least).flat());
}
