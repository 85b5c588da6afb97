import { z } from "zod";
import type { ExpectedIdea } from "../../numbers/usual";

/** What is expected of an idea, as desks keep it: unrounded, since two pages that round what is rounded may differ. */
export const expectedIdea = z.object({
  multiple: z.number(),
  low: z.number(),
  high: z.number(),
  by: z.enum(["titles", "median"]),
  chance: z.number(),
  leans: z.enum(["up", "down"]).nullable(),
  similar: z.object({ uploads: z.number(), multiple: z.number() }).nullable(),
}) satisfies z.ZodType<ExpectedIdea>;
