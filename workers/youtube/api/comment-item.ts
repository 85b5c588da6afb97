import { z } from "zod";
import type { Comment } from "../../../app/sources/comments";
import { count } from "./items";

/** Of who wrote something only the channel is read, to be held against the video's owner, and it is not kept. */
const author = z.object({ value: z.string().optional() }).optional();

export const comment = z
  .object({
    snippet: z.object({
      /** The channel of the video that the thread is about. */
      channelId: z.string().optional(),
      totalReplyCount: count.default(0),
      topLevelComment: z.object({
        id: z.string().min(1),
        snippet: z.object({
          authorChannelId: author,
          textOriginal: z.string().optional(),
          textDisplay: z.string().default(""),
          likeCount: count.default(0),
          publishedAt: z.string(),
        }),
      }),
    }),
    /** A few of the replies: all of them only where they are as many as are counted. Odd ones tell of nobody. */
    replies: z
      .object({
        comments: z.array(
          z.object({ snippet: z.object({ authorChannelId: author }) }).catch({ snippet: {} }),
        ),
      })
      .catch({ comments: [] })
      .default({ comments: [] }),
  })
  .transform(({ snippet: { channelId: owner, topLevelComment, totalReplyCount }, replies }): Comment => {
    const { authorChannelId, textOriginal, textDisplay, likeCount, publishedAt } = topLevelComment.snippet;
    const isOwner = (writer: z.infer<typeof author>) => owner !== undefined && writer?.value === owner;
    const shown = replies.comments.map(({ snippet }) => snippet.authorChannelId);
    const areAllShown = shown.length >= totalReplyCount && shown.every((writer) => writer?.value);
    const isOwnerKnown = owner !== undefined && areAllShown;
    return {
      commentId: topLevelComment.id,
      text: textOriginal ?? textDisplay,
      likeCount,
      replyCount: totalReplyCount,
      publishedAt,
      byOwner: isOwner(authorChannelId),
      ownerReplied: shown.some(isOwner) || (totalReplyCount === 0 || isOwnerKnown ? false : null),
    };
  });
