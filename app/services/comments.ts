import type { VideoSource } from "../engines/findings";
import type { Video } from "../engines/topics";
import { COMMENTS_MESSAGES } from "./messages";
import type { SampleToTry } from "./quota";

const ID = /^[\w-]{11}$/;
/** Words of an embedding address that have the length of an id. */
const NOT_IDS = ["videoseries", "live_stream"];
const HOSTS = /^(?:(?:www|m|music)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const PATH = /^\/(?:shorts|live|embed|v)\/([^/]+)\/?$/;

/**
 * The id of a video, read from a YouTube link (youtu.be/x, /watch?v=x, /shorts/x, /live/x, /embed/x), with or
 * without https:// and parameters, or from the bare id of 11 characters. null for anything else.
 */
export function parseVideoId(text: string): string | null {
  const asked = text.trim();
  const id = ID.test(asked) ? asked : idInLink(asked);
  return id && ID.test(id) && !NOT_IDS.includes(id) ? id : null;
}

function idInLink(text: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const host = url && HOSTS.exec(url.hostname)?.[1];
  if (!host) return null;
  if (host === "youtu.be") return url.pathname.split("/")[1] ?? null;
  if (/^\/watch\/?$/.test(url.pathname)) return url.searchParams.get("v");
  return PATH.exec(url.pathname)?.[1] ?? null;
}

/** At most this many comments of a video are read. */
export const MAX_COMMENTS = 1000;

/**
 * A comment at the top of its thread. Of its author only whether they own the video is stored, and which of the
 * comments here are theirs.
 */
export interface Comment {
  commentId: string;
  text: string;
  likeCount: number;
  replyCount: number;
  /** ISO 8601 instant, UTC. */
  publishedAt: string;
  byOwner: boolean;
  /** The same number for all comments of one author in an answer; missing where it is not known. */
  writer?: number;
  /** Whether the video's owner replied; null if not all replies were shown, and none of those was the owner's. */
  ownerReplied: boolean | null;
}

/** A video's newest comments; replies are only counted. */
export interface CommentsAnswer {
  source: VideoSource;
  /** ISO 8601 instant at which they were read. */
  asOf: string;
  videoId: string;
  /** Newest first. */
  comments: Comment[];
  /** Whether the video has more than were read. */
  more: boolean;
  /** Why they could not be read; null if they were. It is shown beside the video, and other videos go on. */
  problem: "comments-disabled" | "forbidden" | "not-found" | null;
}

/** The video of a list of comments. */
export type CommentedVideo = Pick<
  Video,
  "videoId" | "title" | "channelId" | "channel" | "publishedAt" | "commentCount" | "thumbnail"
>;

/** A video's newest comments, with the video. */
export interface VideoCommentsAnswer extends Pick<CommentsAnswer, "source" | "asOf" | "comments" | "more"> {
  video: CommentedVideo;
}

export type CommentsProblem = keyof typeof COMMENTS_MESSAGES;

export type CommentsOutcome =
  | { ok: true; answer: VideoCommentsAnswer }
  | { ok: false; problem: CommentsProblem };

/** Where a video's comments come from: the sample catalogue or YouTube, chosen once at the edge. */
export interface VideoComments {
  source: VideoSource;
  /** A few videos to try if only samples can be read; [] if any video can. */
  samples: readonly SampleToTry[];
  /** The newest comments of the video at a link. Reads outside if need be. Throws only unexpected errors. */
  commentsOf(link: string): Promise<CommentsOutcome>;
}

const STATUS = {
  "not-a-video": 400,
  "not-found": 404,
  disabled: 404,
  unreadable: 404,
  "sample-only": 404,
  "not-configured": 503,
  quota: 429,
  "too-many": 429,
  failed: 502,
} as const satisfies Record<CommentsProblem, number>;

/** The status and the text for a problem, of which a tool throws its `Refused`. */
export function commentsRefusal(problem: CommentsProblem) {
  return { status: STATUS[problem], message: COMMENTS_MESSAGES[problem] };
}
