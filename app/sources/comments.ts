import type { VideoSource } from "../engines/findings";
import type { Video } from "../engines/topics";

/** So many comments of a video are read at most. */
export const MOST_COMMENTS = 1000;

/** A comment at the top of its thread. Who wrote it is not kept, but for whether that is the video's owner. */
export interface Comment {
  commentId: string;
  text: string;
  likeCount: number;
  replyCount: number;
  /** ISO 8601 instant, UTC. */
  publishedAt: string;
  byOwner: boolean;
  /** Whether the video's owner replied; null where not all replies were shown, and none of those was the owner's. */
  ownerReplied: boolean | null;
}

/** A video's newest comments; replies are only counted. */
export interface CommentsAnswer {
  source: VideoSource;
  /** ISO 8601 instant they were read. */
  asOf: string;
  videoId: string;
  /** Newest first. */
  comments: Comment[];
  /** Whether the video has more than were read. */
  more: boolean;
  /** Why there are none to read; null where they could be read. Said beside the video, and others go on. */
  problem: "comments-disabled" | "not-found" | null;
}

/** The video that comments were read of. */
export type CommentedVideo = Pick<
  Video,
  "videoId" | "title" | "channelId" | "channel" | "publishedAt" | "commentCount" | "thumbnail"
>;

/** A video's newest comments together with what video it is. */
export interface VideoCommentsAnswer extends Pick<CommentsAnswer, "source" | "asOf" | "comments" | "more"> {
  video: CommentedVideo;
}
