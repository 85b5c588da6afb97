import type { VideoSource } from "../engines/findings";
import type { VideoCommentsAnswer } from "./comments";
import { COMMENTS_MESSAGES } from "./messages";
import type { SampleToTry } from "./sample-to-try";

export type CommentsProblem = keyof typeof COMMENTS_MESSAGES;

export type CommentsOutcome =
  | { ok: true; answer: VideoCommentsAnswer }
  | { ok: false; problem: CommentsProblem };

/** Where a video's comments come from: the sample catalogue or YouTube, chosen once at the edge. */
export interface VideoComments {
  source: VideoSource;
  /** A few videos to try where only samples can be read; none where any can. */
  samples: readonly SampleToTry[];
  /** The newest comments of the video that a link leads to. Reads outside if need be. Throws only what nobody foresaw. */
  commentsOf(link: string): Promise<CommentsOutcome>;
}

const STATUS = {
  "not-a-video": 400,
  "not-found": 404,
  disabled: 404,
  "sample-only": 404,
  "not-configured": 503,
  quota: 429,
  "too-many": 429,
  failed: 502,
} as const satisfies Record<CommentsProblem, number>;

/** The status and the text that a problem is answered with: a tool throws its `Refused` of them. */
export function commentsRefusal(problem: CommentsProblem) {
  return { status: STATUS[problem], message: COMMENTS_MESSAGES[problem] };
}
