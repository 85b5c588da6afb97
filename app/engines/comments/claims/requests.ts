import type { Request } from "../../../model/comment-digest";
import { pickEvidence, type ScoredComment, sumLikes } from "../scored-comments";
import type { ParsedRequest } from "./request-forms";
import { isReplyToViewer, type Sentence, worthALine } from "./sentences";
import { contentStems, groupSimilar, type Wording } from "./similarity";

const MAX_REQUESTS = 10;
const MAX_GROUPS = 40;

/** Asks the video's maker in so many words, rather than wishing that there were a thing. */
const PUT =
  /\b(?:please|pls|plz)\b|\b(?:can|could|will|would) (?:you|u)\b|\b(?:you|u) (?:should|need to|have to|must)\b|\b(?:if|wish) you\b|\b(?:video|review|tutorial|episode|series|part \w+) (?:on|about|of|for|with|comparing|when|please|next)\b|^(?:more|next|day \d)/i;

function isPut(sentence: string): boolean {
  return PUT.test(sentence);
}

/** "Part 2", "pt two", "another part" all ask for what comes next. */
const SEQUEL =
  /\b(?:part|pt)\.?\s?(?:\d+|two|three|four|ii|iii)\b|\bsequel\b|\bfollow[ -]?up\b|\banother part\b/i;
const NEXT_PART = "a part 2";

interface RequestWording extends Wording {
  comment: ScoredComment;
  request: ParsedRequest;
  /** The sentence. */
  text: string;
}

/** What viewers ask the creator for, in their words. The same requests together, ranked by how many ask and by likes. */
export function findRequests(
  sentences: readonly Sentence[],
  subject: ReadonlySet<string>,
  isProducts: boolean,
): Request[] {
  const wordings = sentences.flatMap(({ comment, request, text }): RequestWording[] => {
    if (!request || isReplyToViewer(comment) || (isProducts && !isPut(text))) return [];
    const stems = SEQUEL.test(request.wants) ? [NEXT_PART] : contentStems(request.wants);
    return stems.length > 0 ? [{ stems, comment, request, text }] : [];
  });
  return worthALine(groupSimilar(wordings, MAX_GROUPS, subject), sentences, ({ members: [first] }) =>
    isPut(first?.text ?? ""),
  )
    .slice(0, MAX_REQUESTS)
    .map(({ comments, members, stems }) => {
      const requests = members.map(({ request }) => request);
      return {
        wants: stems.has(NEXT_PART) ? NEXT_PART : commonestName(requests),
        kind: commonestKind(requests),
        asked: comments.length,
        likes: sumLikes(comments),
        evidence: pickEvidence(comments),
      };
    });
}

/** What most call it; among names used once, the shortest: all of the group share its words. */
function commonestName(requests: ParsedRequest[]): string {
  const times = new Map<string, number>();
  for (const { wants } of requests) times.set(wants, (times.get(wants) ?? 0) + 1);
  const [best] = [...times].sort(
    (a, b) => b[1] - a[1] || a[0].length - b[0].length || (a[0] < b[0] ? -1 : 1),
  );
  return best?.[0] ?? "";
}

/** The first of equals. */
function commonestKind(requests: ParsedRequest[]): Request["kind"] {
  const times = new Map<Request["kind"], number>();
  for (const { kind } of requests) times.set(kind, (times.get(kind) ?? 0) + 1);
  const [most] = [...times].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? "video";
}
