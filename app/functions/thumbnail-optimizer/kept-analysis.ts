import { z } from "zod";
import { expiresAt } from "../../model/desk";
import { expectedIdea } from "../../model/expected-idea";
import { keptList, madeFor } from "../desk/kept-list";
import { YOURS_MESSAGES } from "./yours-messages";

const alternative = z.object({
  title: z.string(),
  changes: z.array(z.object({ what: z.string(), why: z.string() })),
  /** The chance that it gets more views than the original, by what the titles are judged by: 0 to 1. */
  views: z.number(),
});
export type KeptAlternative = z.infer<typeof alternative>;

/** An upload of the channel, with its views as a multiple of what those around it got. */
const upload = z.object({ title: z.string(), views: z.number(), multiple: z.number() });

/** `told`: the share of a title's variance that the uploads explain, 0 to 1; and the uploads it is most like. */
const support = z.object({ told: z.number(), similar: z.array(upload) });

/** The idea behind a title: how it would do on the channel, or on any channel if none is known. */
const idea = z.object({
  /** Views by its title as a multiple of the usual, which orders ideas. */
  multiple: z.number(),
  /** The chance that this one gets more views than the best of its analysis by this; null for that one. */
  chance: z.number().nullable(),
  /** From the channel's own uploads; null without a channel. */
  own: support.extend({ expected: expectedIdea }).nullable(),
  /** How many of its words the model over channels knows. */
  words: z.object({ known: z.number(), all: z.number() }),
});
export type KeptIdea = z.infer<typeof idea>;

const entry = z.object({
  title: z.string(),
  idea,
  /** The channel has an upload of the same words; absent otherwise. */
  isPublished: z.literal(true).optional(),
  /** On a channel as good as the original or better; likeliest first. */
  alternatives: z.array(alternative),
  /** What the language model made of the creator's notes, likeliest first; absent until it was asked. */
  proposals: z.array(alternative).optional(),
  /** Why there are no alternatives. */
  note: z.string().nullable(),
  /** The title with its marks put right, where that is all there is to change; absent otherwise. */
  tidied: z.string().optional(),
  /** The channel's hits most like a title without alternatives; absent without any. */
  hits: z.array(upload).optional(),
  /** Alternatives are written, and a language model's checked, in English alone. */
  isEnglish: z.boolean(),
});
export type KeptEntry = z.infer<typeof entry>;

const analysis = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  isExample: z.boolean(),
  /** Absent where the desk was opened by itself. */
  for: madeFor.optional(),
  /** Lines that repeated an earlier one. */
  repeated: z.number(),
  /** The channel it was judged on; absent without one. */
  channel: z
    .object({
      name: z.string(),
      uploads: z.number(),
      isSample: z.boolean(),
      /** Which of its uploads; absent of long videos. */
      kind: z.literal("short").optional(),
      /** When its figures were read from YouTube; absent where none came from there. */
      youtubeAt: z.iso.datetime().optional(),
    })
    .optional(),
  /** A channel was connected, with too few videos of a kind to judge on; absent otherwise. */
  hasTooFew: z.literal(true).optional(),
  /** Best first. */
  entries: z.array(entry).min(1),
});
export type Analysis = z.infer<typeof analysis>;

/** What the Yours desk keeps. */
export const titleDeskState = z.object({
  /** Newest first. */
  analyses: z.array(analysis),
  /** Total counts, without examples. */
  titlesScored: z.number(),
  alternativesWritten: z.number(),
});
export type TitleDeskState = z.infer<typeof titleDeskState>;

/** At most this many results are kept, the newest; fewer if they are large. */
const MAX_KEPT = 5;

/** The desk's list: a result with views of similar uploads from YouTube stays for 30 days after they were read. */
export const titleList = keptList<TitleDeskState, Analysis>({
  items: ({ analyses }) => analyses,
  withItems: (state, analyses) => ({ ...state, analyses }),
  max: MAX_KEPT,
  expiresAt: ({ channel }) =>
    expiresAt({ from: channel?.youtubeAt ? "youtube" : "", asOf: channel?.youtubeAt ?? null }),
  field: "id",
  gone: YOURS_MESSAGES.gone,
});
