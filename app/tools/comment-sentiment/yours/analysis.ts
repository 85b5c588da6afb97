import { z } from "zod";
import { digestSchema, excludedExamplesSchema, shiftSchema } from "../../../engines/comments";

const instant = z.iso.datetime();

/** Where comments came from. Only `youtube` and `sample` were read by their video's link. */
const FROM = ["pasted", "file", "youtube", "sample", "example"] as const;

/**
 * Spec section 3, Sentiment analysis record, of a creator's own comments: breakdown, score, top comments, themes,
 * triggers and insights stand in `digest`, each with its interval and the comments behind it. Null is what is not known.
 */
export const analysis = z.object({
  id: z.string(),
  from: z.enum(FROM),
  videoTitle: z.string().nullable(),
  videoId: z.string().nullable(),
  channel: z.string().nullable(),
  publishedAt: instant.nullable(),
  totalComments: z.number().int(),
  /** Whether the video has older comments that were not read. */
  more: z.boolean(),
  /** When they were analyzed. */
  analyzedAt: instant,
  /** When YouTube said so, or the sample catalogue; null for what was pasted. */
  asOf: instant.nullable(),
  /** How what was pasted was read; null for a video's comments. */
  reading: z
    .object({
      format: z.enum(["lines", "csv", "page"]),
      /** The columns that were taken, as their heading has them. */
      columns: z.array(z.object({ role: z.string(), name: z.string() })),
      /** What was left out, and why. */
      left: z.array(z.object({ count: z.number().int(), why: z.string() })),
    })
    .nullable(),
  digest: digestSchema,
  /** Newer comments against older ones; null where too few have a date. */
  course: shiftSchema.nullable(),
  /** Comments that no figure counts. */
  asides: excludedExamplesSchema,
});
export type Analysis = z.infer<typeof analysis>;

/** True for comments that are not the creator's own: invented ones count in no figure above the list. */
export function isInvented({ from }: Pick<Analysis, "from">): boolean {
  return from === "example" || from === "sample";
}
