import type { GivenComment } from "../../tables/given-comment";
import type { Heard } from "./heard";

export type Answer = "answered" | "unanswered" | "unknown";

/**
 * Tells of a comment whether the creator answered it, as far as the source shows: `answered` where a reply by the
 * creator is in its thread; `unanswered` where it has no replies, or where every one of them is there and none is the
 * creator's. Where the source names no creator, or leaves out replies, it is not known.
 */
export function answersIn(comments: readonly GivenComment[]): (heard: Heard) => Answer {
  const threads = new Map<string, { replies: number; creator: boolean; marked: boolean }>();
  for (const { thread, isReply, byCreator } of comments) {
    if (thread === undefined || !isReply) continue;
    const known = threads.get(thread) ?? { replies: 0, creator: false, marked: true };
    known.replies += 1;
    known.creator ||= byCreator === true;
    known.marked &&= byCreator !== undefined;
    threads.set(thread, known);
  }
  return ({ comment }) => {
    const thread = comment.thread === undefined ? undefined : threads.get(comment.thread);
    if (thread?.creator) return "answered";
    if (comment.isReply) return "unknown";
    if (comment.replies === 0) return "unanswered";
    const allThere = thread?.marked && comment.replies !== undefined && thread.replies >= comment.replies;
    return allThere ? "unanswered" : "unknown";
  };
}
