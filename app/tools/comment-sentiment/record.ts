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

/**
 * The score of a breakdown in percents, 0 to 10 with one decimal: the mean of its comments where a positive one
 * counts ten, a neutral one five and a negative one nothing. The spec leaves open how the score is made.
 */
export function sentimentScoreOf({ positive, neutral }: SentimentRecord["sentimentBreakdown"]): number {
  return Math.round(positive + neutral / 2) / 10;
}
