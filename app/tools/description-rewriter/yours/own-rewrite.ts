import { z } from "zod";
import { chooseKeywords, measureDescription, rewriteDescription } from "../../../engines/descriptions";
import { readsEnglish } from "../../../words/english";
import type { DescriptionSent } from "./description-sent";
import { markedOf, run } from "./marked";
import { reading, readingOf } from "./reading";

/** More are counted, not named: each kind of change makes a few, hundreds of long sentences would make hundreds. */
const CHANGES = 40;

const change = z.object({
  what: z.string(),
  why: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
});

/** A rewrite of a creator's own description. Both texts are kept whole, as they are what the page is for. */
export const ownRewrite = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  isExample: z.boolean(),
  title: z.string(),
  /** What the creator gave; none where the engine looked for them. */
  given: z.array(z.string()),
  english: z.boolean(),
  before: z.object({ runs: z.array(run), reading }),
  /** null where nothing was changed. */
  after: z.object({ runs: z.array(run), reading }).nullable(),
  changes: z.array(change),
  /** How many there are beyond those. */
  moreChanges: z.number(),
  /** Why nothing was changed. */
  refusedTo: z.string().nullable(),
  kept: z.object({
    facts: z.number(),
    links: z.number(),
    emails: z.number(),
    timestamps: z.number(),
    hashtags: z.number(),
    mentions: z.number(),
    numbers: z.number(),
    names: z.number(),
    codes: z.number(),
    emoji: z.number(),
  }),
  suggestedHashtags: z.array(z.string()),
});
export type OwnRewrite = z.infer<typeof ownRewrite>;
export type Made = Omit<OwnRewrite, "id" | "at" | "isExample">;

/** Rewrites a description and measures it before and after, by the same keywords. Pure. */
export function madeOf({ title, description, keywords: given }: DescriptionSent): Made {
  const described = { title, description, keywords: given };
  const keywords = chooseKeywords(described);
  const { rewritten, changes, kept, suggestedHashtags, refusedTo } = rewriteDescription(described, keywords);
  const read = (text: string) => readingOf(text, measureDescription({ title, description: text, keywords }));
  const { before, after } = markedOf(description, rewritten);
  return {
    title,
    given,
    english: readsEnglish(description),
    before: { runs: before, reading: read(description) },
    after: refusedTo === undefined ? { runs: after, reading: read(rewritten) } : null,
    changes: changes.slice(0, CHANGES),
    moreChanges: Math.max(0, changes.length - CHANGES),
    refusedTo: refusedTo ?? null,
    kept,
    suggestedHashtags,
  };
}
