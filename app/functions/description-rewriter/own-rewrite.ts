import { z } from "zod";
import {
  appendBlocks,
  chooseKeywords,
  type DescriptionInput,
  type DiffSentence,
  diffSentences,
  findBlocks,
  measureDescription,
  rewriteDescription,
} from "../../engines/descriptions";
import type { UsualBlocks } from "../../model/channel";
import { readsEnglish } from "../../words/english";
import { madeFor } from "../desk/kept-list";
import { LEFT, reading, summarizeMeasures, tellAppended, tellChange } from "./reading";

/** More changes are counted but not kept: hundreds of long sentences make hundreds of changes. */
const CHANGES_KEPT = 40;

const change = z.object({
  what: z.string(),
  why: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
});

/** Part of a text, and what became of it: "gone" is in the original only, "new" in the rewrite only. */
const run = z.object({
  text: z.string(),
  mark: z.enum(["kept", "moved", "changed", "new", "gone"]),
});
export type Run = z.infer<typeof run>;

/** A rewrite of a creator's own description, with both texts in full. */
const ownRewrite = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  isExample: z.boolean(),
  title: z.string(),
  /** Absent where the desk was opened by itself. */
  for: madeFor.optional(),
  /** The creator's keywords; [] if the engine chose them. */
  given: z.array(z.string()),
  english: z.boolean(),
  before: z.object({ runs: z.array(run), reading }),
  /** null if nothing was changed. */
  after: z.object({ runs: z.array(run), reading }).nullable(),
  changes: z.array(change),
  /** How many changes there are beyond those. */
  moreChanges: z.number(),
  /** Why nothing was changed; null if something was. */
  refusedTo: z.string().nullable(),
  /** How many facts of each kind were kept. */
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
  /** What only the creator can mend. */
  flags: z.array(
    z.object({
      kind: z.enum([
        "thin",
        "short",
        "absent",
        "tags",
        "stuffed",
        "capitals",
        "opening",
        "offer",
        "repeats",
        "hashtags",
        "excess",
        "asks",
      ]),
      quote: z.string(),
    }),
  ),
});
export type OwnRewrite = z.infer<typeof ownRewrite>;

export const rewriterDeskState = z.object({
  /** Newest first. */
  rewrites: z.array(ownRewrite),
  /** Counts all rewrites ever made, except examples. */
  totalRewrites: z.number(),
  factsKept: z.number(),
  lastRewrite: z.iso.datetime().nullable(),
  /** The newest chapters proposed from captions; absent where there are none. */
  chapters: z.object({ id: z.string(), at: z.iso.datetime(), lines: z.string() }).optional(),
  /** The newest description written from notes; absent before the first. */
  draft: z
    .object({
      id: z.string(),
      at: z.iso.datetime(),
      title: z.string(),
      for: madeFor.optional(),
      text: z.string(),
      /** Whose the first sentences are. */
      by: z.enum(["notes", "model"]),
      /** A model was asked, and what it proposed was not backed by the notes. */
      unbacked: z.boolean(),
      /** How many blocks had no room. */
      left: z.number(),
    })
    .optional(),
});
export type RewriterDeskState = z.infer<typeof rewriterDeskState>;

/** A rewrite before it gets its id and time. */
export type NewRewrite = Omit<OwnRewrite, "id" | "at" | "isExample" | "for">;

/** Rewrites a description, puts blocks below it that it lacks, and measures it before and after, by the same keywords. */
export function makeRewrite(input: Required<DescriptionInput>, blocks: readonly string[] = []): NewRewrite {
  const { title, description, keywords: given } = input;
  const keywords = chooseKeywords(input);
  const made = rewriteDescription(input, keywords);
  const { kept, suggestedHashtags, flags } = made;
  const appended = appendBlocks(made.rewritten, blocks);
  const rewritten = appended.text;
  const changes = [...made.changes.map(tellChange), ...tellAppended(appended)];
  const read = (text: string) =>
    summarizeMeasures(text, measureDescription({ title, description: text, keywords }));
  const { before, after } = markRuns(description, rewritten);
  const isChanged = changes.length > 0;
  return {
    title,
    given,
    english: readsEnglish(description),
    before: { runs: before, reading: read(description) },
    after: isChanged ? { runs: after, reading: read(rewritten) } : null,
    changes: changes.slice(0, CHANGES_KEPT),
    moreChanges: Math.max(0, changes.length - CHANGES_KEPT),
    refusedTo: isChanged ? null : LEFT,
    kept,
    suggestedHashtags,
    flags,
  };
}

/** What recurs in the descriptions that were sent, one a title, the newest first. Examples do not count. */
export function sentBlocks(rewrites: readonly OwnRewrite[]): UsualBlocks {
  const sent = new Map<string, string>();
  for (const { title, isExample, before } of rewrites)
    if (!isExample && !sent.has(title)) sent.set(title, joinRuns(before.runs));
  return findBlocks([...sent.values()].map((text) => ({ text, at: null })));
}

/** Both texts in marked runs. The runs of each, put together, are the text to the letter. */
export function markRuns(original: string, rewritten: string): { before: Run[]; after: Run[] } {
  const { before, after } = diffSentences(original, rewritten);
  return { before: splitRuns(original, before), after: splitRuns(rewritten, after) };
}

/** The text of runs. */
export function joinRuns(runs: Run[]): string {
  return runs.map(({ text }) => text).join("");
}

/**
 * Spaces and line ends between two sentences with the same mark get that mark too, so that a run is read aloud once and
 * thousands of short sentences make a small state. Others are marked as kept.
 */
function splitRuns(text: string, sentences: DiffSentence[]): Run[] {
  const runs: Run[] = [];
  const add = (piece: string, mark: Run["mark"]) => {
    const last = runs.at(-1);
    if (last?.mark === mark) last.text += piece;
    else if (piece !== "") runs.push({ text: piece, mark });
  };
  let at = 0;
  for (const sentence of sentences) {
    const start = text.indexOf(sentence.text, at);
    if (start < 0) continue;
    add(text.slice(at, start), runs.at(-1)?.mark === sentence.mark ? sentence.mark : "kept");
    add(sentence.text, sentence.mark);
    at = start + sentence.text.length;
  }
  add(text.slice(at), "kept");
  return runs;
}
