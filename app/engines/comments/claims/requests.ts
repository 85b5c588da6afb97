import type { Request } from "../../../model/comment-digest";
import { pickEvidence, type ScoredComment, sumLikes } from "../scored-comments";
import type { ParsedRequest } from "./request-forms";
import { isReplyToViewer, type Sentence, worthALine } from "./sentences";
import {
  contentStems,
  distinct,
  groupSimilar,
  peopleOf,
  type SimilarWordings,
  type Wording,
} from "./similarity";

const MAX_REQUESTS = 10;
const MAX_GROUPS = 40;

/** Asks the video's maker in so many words, rather than wishing that there were a thing. */
const PUT =
  /\b(?:please|pls|plz)\b|\b(?:can|could|will|would) (?:you|u)\b|\b(?:you|u) (?:should|need to|have to|must)\b|\b(?:if|wish) you\b|\b(?:video|review|tutorial|episode|series|part \w+) (?:on|about|of|for|with|comparing|when|please|next)\b|^(?:more|next|day \d)/i;

/** Points at what stands elsewhere in the comment: "a comparison of the two". */
const POINTING = /\b(?:the two|them|both|these|those)\b/i;

const OF_VIDEOS = /\b(?:video|review|tutorial|episode|series|part|comparison|test|version)s?\b/i;

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
  const groups = groupSimilar(wordings, MAX_GROUPS, subject)
    .map(wantedAlike)
    .sort((a, b) => b.rank - a.rank);
  const lines = worthALine(
    groups,
    sentences,
    ({ wants, members: [first] }, isLiked) =>
      (isPut(first?.text ?? "") || (isLiked && OF_VIDEOS.test(first?.text ?? ""))) && !POINTING.test(wants),
  );
  return distinct(lines, subject)
    .slice(0, MAX_REQUESTS)
    .map(({ comments, members, wants }) => ({
      wants,
      kind: commonestKind(members.map(({ request }) => request)),
      asked: comments.length,
      likes: sumLikes(comments),
      evidence: pickEvidence(comments),
    }));
}

/** Viewers want the same from this share of its words on. */
const SAME_WANT = 0.5;

/** What a group wants, with those who want the very same. */
function wantedAlike({ members, stems, comments: all, rank }: SimilarWordings<RequestWording>) {
  if (stems.has(NEXT_PART)) return { wants: NEXT_PART, members, comments: all, stems, rank };
  const wants = commonestName(members.map(({ request }) => request));
  const shown = new Set(members.find(({ request }) => request.wants === wants)?.stems);
  const alike = members.filter((one) => {
    const common = one.stems.filter((word) => shown.has(word)).length;
    return common / (one.stems.length + shown.size - common) >= SAME_WANT;
  });
  const comments = peopleOf(alike);
  return { wants, members: alike, comments, stems: shown, rank: rank + comments.length - all.length };
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
