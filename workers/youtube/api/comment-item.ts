import { z } from "zod";
import type { Comment } from "../../../app/sources/comments";
import { count } from "./items";

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
  .transform(({ snippet: { topLevelComment, totalReplyCount } }): Comment => {
    const { textOriginal, textDisplay, likeCount, publishedAt } = topLevelComment.snippet;
    return {
      commentId: topLevelComment.id,
      text: textOriginal ?? textDisplay,
      likeCount,
      replyCount: totalReplyCount,
      publishedAt,
    };
  });
