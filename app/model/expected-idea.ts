import { z } from "zod";

/**
 * What is expected of an idea on a channel, as engines/ideas works it out, and what the uploads most like it got. Desks
 * keep it unrounded, since two pages that round what is rounded may differ.
 */
export const expectedIdea = z.object({
  /** Views as a multiple of the channel's usual: the median of the newest 20, at equal age. */
  multiple: z.number(),
  /** Eight in ten such videos end between these multiples. */
  low: z.number(),
  high: z.number(),
  /** "median" where the plain median was nearer on this channel, "shorts" of every Short: then the multiple is 1. */
  by: z.enum(["titles", "median", "shorts"]),
  /** The chance to beat the channel's usual, 0 to 1. */
  chance: z.number(),
  /** To which side of the usual it is likely enough to say so. */
  leans: z.enum(["up", "down"]).nullable(),
  /** What the uploads it is most like got, in the middle, as a multiple of what uploads around them got; null without any. */
  similar: z.object({ uploads: z.number(), multiple: z.number() }).nullable(),
});
export type ExpectedIdea = z.infer<typeof expectedIdea>;
