import { z } from "zod";
import { newId, seeded, wholeBetween } from "../../numbers/chance";
import type { PooledThumbnail, PooledTitle } from "./pool";
import { SKETCHES } from "./sketch";

/** Spec section 3, Optimization suggestion; `sketch` says which drawing goes with a thumbnail. */
const suggestion = z.object({
  id: z.string(),
  type: z.enum(["title", "thumbnail"]),
  current: z.string(),
  suggested: z.string(),
  reasoning: z.string(),
  /** As text, "+18%". */
  expectedCTRImprovement: z.string(),
  /** 0 to 100. */
  confidence: z.number(),
  category: z.enum(["High Impact", "Medium Impact", "Low Impact"]),
  sketch: z.enum(SKETCHES).optional(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** What the Sample desk keeps. */
export const optimizerState = z.object({
  suggestions: z.array(suggestion),
  /** Ids already suggested since the pool was last reshuffled. */
  drawn: z.array(z.string()).default([]),
  totalOptimizations: z.number(),
  /** Percent. */
  avgCTRImprovement: z.number(),
  lastOptimized: z.iso.datetime(),
  videosAnalyzed: z.number(),
});
export type OptimizerState = z.infer<typeof optimizerState>;

/** Impact by expected improvement, in percent. */
const HIGH_FROM = 20;
const MEDIUM_FROM = 12;

/**
 * A suggestion from the pool, with invented figures: 6 to 31 percent more clicks, 72 to 97 % confidence. The figures
 * are seeded with the texts, so the same advice always comes with the same verdict.
 */
export function toSuggestion(pooled: PooledTitle | PooledThumbnail): Suggestion {
  const random = seeded(`${pooled.current} / ${pooled.suggested}`);
  const percent = wholeBetween(random, 6, 31);
  return {
    ...pooled,
    id: newId(random),
    type: "sketch" in pooled ? "thumbnail" : "title",
    expectedCTRImprovement: `+${percent}%`,
    confidence: wholeBetween(random, 72, 97),
    category: percent >= HIGH_FROM ? "High Impact" : percent >= MEDIUM_FROM ? "Medium Impact" : "Low Impact",
  };
}

/** The number in a suggestion's "+18%"; 0 without one. */
export function expectedPercent({
  expectedCTRImprovement,
}: Pick<Suggestion, "expectedCTRImprovement">): number {
  return Number.parseFloat(expectedCTRImprovement) || 0;
}
