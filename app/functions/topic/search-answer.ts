import { z } from "zod";
import type { SearchAnswer } from "../../engines/findings";

/** Everything one search found, as `SearchAnswer` explains it. */
export const searchAnswer = z.object({
  query: z.string(),
  source: z.object({ kind: z.enum(["sample", "youtube"]), name: z.string() }),
  asOf: z.string(),
  videos: z.array(
    z.object({
      videoId: z.string(),
      title: z.string(),
      description: z.string(),
      channelId: z.string(),
      channel: z.string(),
      publishedAt: z.string(),
      viewCount: z.number(),
      likeCount: z.number().nullable(),
      commentCount: z.number().nullable(),
      thumbnail: z.string(),
      durationSeconds: z.number().nullable(),
    }),
  ),
  channels: z.array(
    z.object({
      channelId: z.string(),
      name: z.string(),
      subscriberCount: z.number().nullable(),
      recentUploads: z.array(
        z.object({
          videoId: z.string(),
          publishedAt: z.string(),
          viewCount: z.number(),
          durationSeconds: z.number().nullable(),
        }),
      ),
    }),
  ),
}) satisfies z.ZodType<SearchAnswer>;
