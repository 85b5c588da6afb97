import {
  type Comment,
  type CommentedVideo,
  type CommentsAnswer,
  MAX_COMMENTS,
  parseVideoId,
  type VideoComments,
} from "../../app/services/comments";
import { COMMENTS_PAGE, type Page } from "./api/answers";
import type { YoutubeApi } from "./api/client";
import type { WrittenComment } from "./api/items";

import { nullOnFailure, YoutubeError } from "./api/problems";
import type { Run } from "./one-asker";
import type { Read } from "./readings";
import { YOUTUBE } from "./sources";

type Asked = Pick<YoutubeApi, "comments" | "now">;

/** Of all comments together, in characters: with it the answer fits a row of D1, 2 MB, in any script. */
const MOST_TEXT = 500_000;

/** Comments with the video they are of; null for a video that is gone. */
interface CommentsOfVideo extends CommentsAnswer {
  video: CommentedVideo | null;
}

/**
 * A video's newest comments, 1,000 at most, and what video it is: 1 unit, and 1 each 100 comments, 11 at most. As
 * readComments otherwise. What `optional` asks for, all comments but the first 100, may fail: the answer says that
 * there are more, then.
 */
export async function readVideoComments(
  videoId: string,
  api: Asked & Pick<YoutubeApi, "videos">,
  optional: Asked = api,
): Promise<CommentsOfVideo> {
  const [video] = await api.videos([videoId]);
  if (!video) {
    const asOf = api.now().toISOString();
    return { source: YOUTUBE, asOf, videoId, video: null, comments: [], more: false, problem: "not-found" };
  }
  const { title, channelId, channel, publishedAt, commentCount, thumbnail } = video;
  const answer = await readComments(videoId, MAX_COMMENTS, api, optional);
  return { ...answer, video: { videoId, title, channelId, channel, publishedAt, commentCount, thumbnail } };
}

/**
 * A video's newest comments, `bound` at most, 1 unit each 100. Newest and not by relevance, which leans to liked
 * comments and would color what they say on the whole. Comments that are disabled or may not be read
 * and a video that is gone are answers: one such video never ends a run over many. Throws a YoutubeError for everything else.
 */
export async function readComments(
  videoId: string,
  bound: number,
  api: Asked,
  optional?: Asked,
): Promise<CommentsAnswer> {
  const asOf = api.now().toISOString();
  const answer = { source: YOUTUBE, asOf, videoId };
  try {
    return { ...answer, ...(await readPages(videoId, bound, { api, optional })), problem: null };
  } catch (error) {
    const kind = error instanceof YoutubeError ? error.problem.kind : null;
    if (kind !== "comments-disabled" && kind !== "forbidden" && kind !== "not-found") throw error;
    return { ...answer, comments: [], more: false, problem: kind };
  }
}

/** As many pages as the bound needs when they are full: pages may be short, but the cost is known beforehand. */
async function readPages(
  videoId: string,
  bound: number,
  { api, optional }: { api: Asked; optional: Asked | undefined },
) {
  // Someone may comment between two pages: what slid onto the next one comes twice.
  const byId = new Map<string, Comment>();
  const writers = new Map<string, number>();
  let letters = 0;
  let token: string | null = null;
  for (let pages = Math.ceil(bound / COMMENTS_PAGE); pages > 0; pages--) {
    const size = Math.min(COMMENTS_PAGE, bound - byId.size);
    const next: Page<WrittenComment> | null =
      token && optional
        ? await nullOnFailure(optional.comments(videoId, { size, token }))
        : await api.comments(videoId, { size, token });
    if (!next) break;
    for (const { authorId, ...item } of next.items) {
      if (!byId.has(item.commentId)) letters += item.text.length;
      if (authorId !== undefined && !writers.has(authorId)) writers.set(authorId, writers.size);
      const writer = authorId === undefined ? undefined : writers.get(authorId);
      if (letters <= MOST_TEXT) byId.set(item.commentId, writer === undefined ? item : { ...item, writer });
    }
    token = next.next;
    if (!token || byId.size >= bound || letters > MOST_TEXT) break;
  }
  const more = token !== null || byId.size > bound || letters > MOST_TEXT;
  return { comments: [...byId.values()].slice(0, bound), more };
}

interface Setup {
  read: Read;
  openApi(run: Run): YoutubeApi;
}

/** YouTube behind a tool that asks for a video's comments: cached 6 hours. */
export function liveComments({ read, openApi }: Setup): VideoComments {
  const reading = (videoId: string) => (run: Run) =>
    readVideoComments(videoId, openApi(run), openApi({ ...run, signal: run.optional }));

  return {
    source: YOUTUBE,
    samples: [],

    async commentsOf(link) {
      const videoId = parseVideoId(link);
      if (videoId === null) return { ok: false, problem: "not-a-video" };
      const outcome = await read("comments", videoId, reading(videoId));
      if (!outcome.ok) return outcome;
      const { source, asOf, video, comments, more, problem } = outcome.answer;
      if (problem === "comments-disabled") return { ok: false, problem: "disabled" };
      if (problem === "forbidden") return { ok: false, problem: "unreadable" };
      if (problem !== null || video === null) return { ok: false, problem: "not-found" };
      return { ok: true, answer: { source, asOf, video, comments, more } };
    },
  };
}
