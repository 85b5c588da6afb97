import { z } from "zod";
import { count } from "./items";

/** A comment at the top of its thread. Who wrote it is not read: no tool needs it. */
export interface YoutubeComment {
  commentId: string;
  text: string;
  likeCount: number;
  replyCount: number;
  publishedAt: string;
}

export const comment = z
  .object({
    snippet: z.object({
      totalReplyCount: count.default(0),
      topLevelComment: z.object({
        id: z.string().min(1),
        snippet: z.object({
          textOriginal: z.string().optional(),
          textDisplay: z.string().default(""),
          likeCount: count.default(0),
          publishedAt: z.string(),
        }),
      }),
    }),
  })
  .transform(({ snippet: { topLevelComment, totalReplyCount } }): YoutubeComment => {
    const { textOriginal, textDisplay, likeCount, publishedAt } = topLevelComment.snippet;
    return {
      commentId: topLevelComment.id,
      text: textOriginal ?? textDisplay,
      likeCount,
      replyCount: totalReplyCount,
      publishedAt,
    };
  });
