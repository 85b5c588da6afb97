import { rankedGroups } from "./alike";
import type { Request } from "./claims";
import { gistOf } from "./gist";
import { behind, type Heard, likesOf } from "./heard";
import type { Asked } from "./request-forms";
import type { Said } from "./said";

const MOST_REQUESTS = 10;

/** "Part 2", "pt two", "another part" ask for the same: what comes next. */
const SEQUEL =
  /\b(?:part|pt)\.?\s?(?:\d+|two|three|four|ii|iii)\b|\bsequel\b|\bfollow[ -]?up\b|\banother part\b/i;

const NEXT_PART = "a part 2";

interface Member {
  one: Heard;
  asked: Asked;
}

/**
 * What viewers ask the creator for, named in their words; those that ask the same together, ranked by how many ask
 * and by their likes.
 */
export function requestsOf(said: readonly Said[], subject: ReadonlySet<string>): Request[] {
  const sayings: { gist: string[]; member: Member }[] = [];
  for (const { one, asked } of said) {
    if (!asked) continue;
    const gist = SEQUEL.test(asked.wants) ? [NEXT_PART] : gistOf(asked.wants);
    if (gist.length > 0) sayings.push({ gist, member: { one, asked } });
  }
  return rankedGroups(sayings, MOST_REQUESTS, subject).map(({ about, members, gist }) => ({
    wants: gist.has(NEXT_PART) ? NEXT_PART : shortestOf(members),
    kind: commonest(members.map(({ asked }) => asked.kind)),
    asked: about.length,
    likes: likesOf(about),
    evidence: behind(about),
  }));
}

/** What most call it; among those written once, the shortest: all of the group share its words. */
function shortestOf(members: Member[]): string {
  const times = new Map<string, number>();
  for (const { asked } of members) times.set(asked.wants, (times.get(asked.wants) ?? 0) + 1);
  const [best] = [...times].sort(
    (a, b) => b[1] - a[1] || a[0].length - b[0].length || (a[0] < b[0] ? -1 : 1),
  );
  return best?.[0] ?? "";
}

function commonest<T>(values: T[]): T {
  const times = new Map<T, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  const [most] = [...times].sort((a, b) => b[1] - a[1]);
  return (most as [T, number])[0];
}
