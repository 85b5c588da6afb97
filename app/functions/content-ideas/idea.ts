import { z } from "zod";

/** Spec section 3, Content idea. */
const contentIdea = z.object({
  id: z.string(),
  title: z.string(),
  reasoning: z.string(),
  /** 0 to 100. */
  trendScore: z.number(),
  difficulty: z.enum(["Easy", "Medium", "Hard"]),
  /** From the lower to the upper end; shown as a text, "41.5K–92.0K". */
  estimatedViews: z.object({ low: z.number(), high: z.number() }),
  bestUploadTime: z.string(),
  tags: z.array(z.string()),
});
export type ContentIdea = z.infer<typeof contentIdea>;

export const ideasState = z.object({
  ideas: z.array(contentIdea),
  /** Ids of the ideas shown so far: none comes again before the others have. */
  drawn: z.array(z.string()),
  totalGenerated: z.number(),
  lastGenerated: z.iso.datetime(),
  nextBatch: z.iso.datetime(),
  trendsAnalyzed: z.number(),
});
export type IdeasState = z.infer<typeof ideasState>;
