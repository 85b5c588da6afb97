import type { Request } from "../../../model/comment-digest";
import { pickEvidence, type ScoredComment, sumLikes } from "../scored-comments";
import { contentStems } from "./content-stems";
import { peopleOf } from "./people";
import type { ParsedRequest } from "./request-forms";
import { isReplyToViewer, type Sentence } from "./sentences";
import { alike, distinct, groupSimilar, type Wording } from "./similarity";

const MAX_REQUESTS = 10;
const MAX_GROUPS = 40;

/** "Part 2", "pt two": what comes next, by its number. */
const PART = /\b(?:part|pt)\.?\s?(\d+|two|three|four)\b/i;
const NUMBERS: Record<string, string> = { two: "2", three: "3", four: "4" };
/** "Another part" asks for the next of any number. */
const SEQUEL = /\bsequel\b|\bfollow[ -]?up\b|\banother part\b/i;
const NEXT_PART = "a part 2";

/** The part of a series that is asked for: "a part 3"; null for anything else. */
function partOf(wants: string): string | null {
  const number = PART.exec(wants)?.[1]?.toLowerCase();
  if (number !== undefined) return `a part ${NUMBERS[number] ?? number}`;
  return SEQUEL.test(wants) ? NEXT_PART : null;
}

/** "Can you play Fortnite" asks what a product can, as "can we get it on there" does. */
const OF_PRODUCT = /\bcan (?:you|u|we|it) (?:get|play|have)\b/i;

interface RequestWording extends Wording {
  comment: ScoredComment;
  request: ParsedRequest;
}

/**
 * What at least `people` viewers ask the creator for, in their words. The same requests together, ranked by how many ask
 * and by likes.
 */
export function findRequests(
  sentences: readonly Sentence[],
  subject: ReadonlySet<string>,
  { people, isProducts }: { people: number; isProducts: boolean },
): Request[] {
  const wordings = sentences.flatMap(({ comment, text, request }): RequestWording[] => {
    if (!request || isReplyToViewer(comment) || (isProducts && OF_PRODUCT.test(text))) return [];
    const part = partOf(request.wants);
    const stems = part === null ? contentStems(request.wants) : [part];
    return stems.length > 0 ? [{ stems, comment, request }] : [];
  });
  const lines = groupSimilar(wordings, MAX_GROUPS, subject)
    // All share the words of the shortest.
    .flatMap((group) =>
      alike(group, { subject, mayBeShown: () => true, reads: ({ request }) => -request.wants.length }),
    )
    .map(({ members, rank, comments: all, ...line }) => {
      const same = members.filter((one) => isForOne(one, line.shown));
      const comments = peopleOf(same);
      return { ...line, members: same, comments, rank: rank + comments.length - all.length };
    })
    .filter(({ comments }) => comments.length >= people)
    .sort((a, b) => b.rank - a.rank);
  return distinct(lines, subject)
    .slice(0, MAX_REQUESTS)
    .map(({ shown, comments, members }) => ({
      wants: partOf(shown.request.wants) ?? shown.request.wants,
      kind: commonestKind(members.map(({ request }) => request)),
      asked: comments.length,
      likes: sumLikes(comments),
      evidence: pickEvidence(comments),
    }));
}

/** With more than this share of its stems in the longer one, the shorter of two requests is for the same. */
const WITHIN = 0.75;

/** Whether a request is for what is shown: "visual effects of Inception" and "of Avatar" are two. */
function isForOne({ stems }: RequestWording, shown: RequestWording): boolean {
  const common = stems.filter((word) => shown.stems.includes(word)).length;
  return common > WITHIN * Math.min(stems.length, shown.stems.length);
}

/** The first of equals. */
function commonestKind(requests: ParsedRequest[]): Request["kind"] {
  const times = new Map<Request["kind"], number>();
  for (const { kind } of requests) times.set(kind, (times.get(kind) ?? 0) + 1);
  const [most] = [...times].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? "video";
}
