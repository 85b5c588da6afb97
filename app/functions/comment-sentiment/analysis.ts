import { z } from "zod";
import { digestSchema, excludedExamplesSchema, shiftSchema } from "../../model/comment-digest";
import { expiresAt } from "../../model/desk";
import { keptList } from "../desk/kept-list";
import { MAX_KEPT } from "./yours-messages";

const instant = z.iso.datetime();

/** Where comments came from. Only `youtube` and `sample` were read by their video's link. */
const FROM = ["pasted", "file", "youtube", "sample", "example"] as const;

/**
 * Spec section 3, Sentiment analysis record, of a creator's own comments: breakdown, score, top comments, themes,
 * triggers and insights stand in `digest`, each with its range and evidence. Null is unknown.
 */
const analysis = z.object({
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
  /** When YouTube or the sample catalogue answered; null for pasted comments. */
  asOf: instant.nullable(),
  /** How pasted comments were read; null for a video's. */
  reading: z
    .object({
      format: z.enum(["lines", "csv", "json", "page"]),
      /** The columns taken, by their heading. */
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

/** What the Yours desk keeps. */
export const commentsDeskState = z.object({
  /** The newest first. */
  analyses: z.array(analysis),
  /** How many were ever made: it names the next. */
  made: z.number().int(),
});
export type CommentsDeskState = z.infer<typeof commentsDeskState>;

export const analysisList = keptList<CommentsDeskState, Analysis>({
  items: ({ analyses }) => analyses,
  withItems: (state, analyses) => ({ ...state, analyses }),
  max: MAX_KEPT,
  isExample: ({ from }) => from === "example",
  expiresAt,
  field: "record",
});

/** True for comments that are not the creator's own: they count in no figure above the list. */
export function isInvented({ from }: Pick<Analysis, "from">): boolean {
  return from === "example" || from === "sample";
}

const NAMES: Record<Analysis["from"], string> = {
  pasted: "Pasted comments",
  file: "Comments from a file",
  youtube: "A video on YouTube",
  sample: "A sample video",
  example: "An example",
};

/** The title of an analysis: its video's, else by where its comments came from. */
export function analysisTitle({ videoTitle, from }: Pick<Analysis, "videoTitle" | "from">): string {
  return videoTitle ?? NAMES[from];
}

/** Where its comments came from, as it stands beside the title. */
export function originText({ from, channel }: Pick<Analysis, "from" | "channel">): string {
  switch (from) {
    case "pasted":
      return "pasted";
    case "file":
      return "from a file";
    case "youtube":
      return channel ? `from YouTube, ${channel}` : "from YouTube";
    case "sample":
      return channel ?? "from the sample catalogue";
    case "example":
      return "invented comments";
  }
}
