import type { GivenComment, Question } from "../../../model/comment-digest";
import type { DistinctComment } from "../scored-comments";

type Answer = keyof Question["answers"];

/**
 * Whether the creator answered a comment, as far as the source shows: `answered` where the creator replied in its
 * thread; `unanswered` where it has no replies, or all of them are there and none is the creator's; `unknown` where the
 * source names no creator or leaves out replies.
 */
export function trackAnswers(comments: readonly GivenComment[]): (comment: DistinctComment) => Answer {
  const threads = new Map<string, { replies: number; creator: boolean; marked: boolean }>();
  for (const { thread, isReply, byCreator } of comments) {
    if (thread === undefined || !isReply) continue;
    const known = threads.get(thread) ?? { replies: 0, creator: false, marked: true };
    known.replies += 1;
    known.creator ||= byCreator === true;
    known.marked &&= byCreator !== undefined;
    threads.set(thread, known);
  }
  return ({ given }) => {
    const thread = given.thread === undefined ? undefined : threads.get(given.thread);
    if (thread?.creator) return "answered";
    if (given.isReply) return "unknown";
    if (given.replies === 0) return "unanswered";
    const allThere = thread?.marked && given.replies !== undefined && thread.replies >= given.replies;
    return allThere ? "unanswered" : "unknown";
  };
}
