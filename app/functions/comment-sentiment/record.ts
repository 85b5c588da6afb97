import { z } from "zod";

const percent = z.number().min(0).max(100);

/** Spec section 3, Sentiment analysis record: what the comments under one video say. */
export const sentimentRecord = z.object({
  id: z.string(),
  videoTitle: z.string(),
  videoId: z.string(),
  publishedAt: z.iso.datetime(),
  totalComments: z.number(),
  /** Percents that add up to 100. */
  sentimentBreakdown: z.object({ positive: percent, neutral: percent, negative: percent }),
  /** From 0 to 10, with one decimal. */
  sentimentScore: z.number().min(0).max(10),
  topPositiveComments: z.array(z.string()),
  topNegativeComments: z.array(z.string()),
  commonThemes: z.array(z.string()),
  emotionalTriggers: z.array(z.string()),
  actionableInsights: z.array(z.string()),
});
export type SentimentRecord = z.infer<typeof sentimentRecord>;

/** What the Sample desk keeps. */
export const sentimentState = z.object({
  /** The last analyzed first. */
  records: z.array(sentimentRecord),
  totalCommentsAnalyzed: z.number(),
  avgSentimentScore: z.number(),
  /** Of all that were ever analyzed. */
  mostPositiveVideo: sentimentRecord.pick({ videoTitle: true, sentimentScore: true }),
  sentimentTrend: z.enum(["improving", "declining", "stable"]),
  lastAnalyzed: z.iso.datetime(),
  recentTitles: z.array(z.string()),
});
export type SentimentState = z.infer<typeof sentimentState>;

/**
 * The score of a breakdown in percents, 0 to 10 with one decimal: the mean of its comments, where a positive one is
 * worth ten, a neutral one five and a negative one nothing. The spec leaves the rule open.
 */
export function scoreBreakdown({ positive, neutral }: SentimentRecord["sentimentBreakdown"]): number {
  return Math.round(positive + neutral / 2) / 10;
}
