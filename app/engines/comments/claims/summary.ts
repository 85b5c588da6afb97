import type { Theme } from "../../../model/comment-digest";
import { type DistinctComment, pickEvidence, sumLikes } from "../scored-comments";
import { computeShares, countSentiments, findLeaning } from "../shares";

/** What a theme, a trigger and a moment say of the comments behind them. */
export function summarize(
  comments: readonly DistinctComment[],
): Pick<Theme, "support" | "likes" | "shares" | "leaning" | "evidence"> {
  const counts = countSentiments(comments.flatMap(({ sentiment }) => sentiment ?? []));
  return {
    support: comments.length,
    likes: sumLikes(comments),
    shares: computeShares(counts),
    leaning: findLeaning(counts),
    evidence: pickEvidence(comments),
  };
}
