import type { GivenComment } from "../../model/comment";
import type { Shift } from "../../model/comment-digest";
import type { SentimentClass } from "../sentiment";
import type { Classify } from "./scored-comments";
import { computeScore, countSentiments } from "./shares";

/** A half of fewer comments says nothing. */
const MIN_HALF = 20;

interface DatedComment {
  /** Milliseconds since 1970. */
  at: number;
  sentiment: SentimentClass;
}

/**
 * The scores of the older and of the newer half of the scored comments that have a date, without repeats and the
 * creator's own. Null where a half has fewer than 20, or all are of one instant.
 */
export function computeShift(comments: readonly GivenComment[], classify: Classify): Shift | null {
  const seen = new Set<string>();
  const dated = comments.flatMap(({ text, publishedAt, byCreator }): DatedComment[] => {
    const at = publishedAt === undefined ? Number.NaN : Date.parse(publishedAt);
    if (byCreator || Number.isNaN(at) || seen.has(text)) return [];
    seen.add(text);
    const result = classify(text);
    return result.kind === "scored" ? [{ at, sentiment: result.sentiment }] : [];
  });
  dated.sort((a, b) => a.at - b.at);
  const middle = Math.floor(dated.length / 2);
  const earlier = scoreHalf(dated.slice(0, middle));
  const later = scoreHalf(dated.slice(middle));
  return earlier && later && earlier.from !== later.to ? { earlier, later } : null;
}

function scoreHalf(half: DatedComment[]): Shift["earlier"] | null {
  const [first, last] = [half[0], half.at(-1)];
  if (!first || !last || half.length < MIN_HALF) return null;
  return {
    ...computeScore(countSentiments(half.map(({ sentiment }) => sentiment))),
    from: new Date(first.at).toISOString(),
    to: new Date(last.at).toISOString(),
  };
}
