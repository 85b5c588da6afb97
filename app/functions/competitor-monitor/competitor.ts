import { z } from "zod";

/** Spec section 3, Monitored channel. */
const monitoredChannel = z.object({
  id: z.string(),
  name: z.string(),
  /** As text, "412K". */
  subscriberCount: z.string(),
  isActive: z.boolean(),
});
export type MonitoredChannel = z.infer<typeof monitoredChannel>;

/** Spec section 3, Competitor video. */
const competitorVideo = z.object({
  id: z.string(),
  title: z.string(),
  channel: z.string(),
  publishedAt: z.iso.datetime(),
  thumbnail: z.string().startsWith("/"),
  viewCount: z.number(),
  likeCount: z.number(),
  commentCount: z.number(),
  /** As text, "14:32". */
  duration: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  whyItWorks: z.string(),
  keyTakeaways: z.array(z.string()),
  trendScore: z.number(),
});
export type CompetitorVideo = z.infer<typeof competitorVideo>;

export const monitorState = z.object({
  channels: z.array(monitoredChannel),
  videos: z.array(competitorVideo),
  /** Ids of the uploads shown since their niche's pack was last reshuffled. */
  drawn: z.array(z.string()).default([]),
  totalVideosTracked: z.number(),
  avgViewsPerVideo: z.number(),
  topPerformingChannel: z.string(),
  lastUpdated: z.iso.datetime(),
});
export type MonitorState = z.infer<typeof monitorState>;
