import type { VideoSource } from "../analyzer/evidence";

/** A comment at the top of its thread. Who wrote it is not kept. */
export interface Comment {
  commentId: string;
  text: string;
  likeCount: number;
  replyCount: number;
  /** ISO 8601 instant, UTC. */
  publishedAt: string;
}

/** A video's newest comments, replies left out. */
export interface CommentsAnswer {
  source: VideoSource;
  /** ISO 8601 instant they were read. */
  asOf: string;
  videoId: string;
  comments: Comment[];
  /** Whether the video has more than were asked for. */
  more: boolean;
  /** Why there are none to read; null where they could be read. Said beside the video, and others go on. */
  problem: "comments-disabled" | "not-found" | null;
}
