import type { Comment, CommentsAnswer } from "../../app/sources/comments";
import { COMMENTS_PAGE, type YoutubeApi } from "./api/client";
import { YoutubeError } from "./api/problems";
import { YOUTUBE } from "./source";

export type { CommentsAnswer } from "../../app/sources/comments";

/**
 * A video's newest comments, `bound` at most, 1 unit each 100. Newest and not by relevance, which leans to liked
 * comments and would colour what they say on the whole. Comments that are disabled and a video that is gone are
 * answers: one such video never ends a run over many. Throws a YoutubeError for everything else.
 */
export async function readComments(
  videoId: string,
  bound: number,
  api: Pick<YoutubeApi, "comments" | "now">,
): Promise<CommentsAnswer> {
  const asOf = api.now().toISOString();
  const answer = { source: YOUTUBE, asOf, videoId };
  try {
    return { ...answer, ...(await readPages(videoId, bound, api)), problem: null };
  } catch (error) {
    const kind = error instanceof YoutubeError ? error.problem.kind : null;
    if (kind !== "comments-disabled" && kind !== "not-found") throw error;
    return { ...answer, comments: [], more: false, problem: kind };
  }
}

/** As many pages as the bound needs when they are full: pages may be short, but the cost is known beforehand. */
async function readPages(videoId: string, bound: number, api: Pick<YoutubeApi, "comments">) {
  // Someone may comment between two pages: what slid onto the next one comes twice.
  const byId = new Map<string, Comment>();
  let token: string | null = null;
  for (let pages = Math.ceil(bound / COMMENTS_PAGE); pages > 0; pages--) {
    const size = Math.min(COMMENTS_PAGE, bound - byId.size);
    const { items, next } = await api.comments(videoId, { size, token });
    for (const item of items) byId.set(item.commentId, item);
    token = next;
    if (!token || byId.size >= bound) break;
  }
  return { comments: [...byId.values()].slice(0, bound), more: token !== null || byId.size > bound };
}
