import { type Described, keywordsFor } from "../measures/measures";
import { piecesOf } from "../measures/pieces";
import { type Block, blocksOf, render } from "./blocks";
import { inventsNothing, type Kept, keepsEverything, keptOf } from "./kept";
import { STEPS } from "./steps";

/** One thing that was done, and what for. */
export interface Change {
  what: string;
  why: string;
  before?: string;
  after?: string;
}

export interface Rewrite {
  /** The original, to the letter, where nothing was changed. */
  rewritten: string;
  changes: Change[];
  /** What the original holds of each kind; all of it is in the rewrite. */
  kept: Kept;
  /** Hashtags that could be added: made from keywords, and not in the text. */
  suggestedHashtags: string[];
  /** Why nothing was changed. */
  refusedTo?: string;
}

export interface Draft {
  blocks: Block[];
  changes: Change[];
}

const HASHTAGS = 3;

/**
 * A description in a better order, by the creator's own words: no claim is made that the original or the title does not
 * make, and every fact of it is kept. Each step is checked; one that would lose something is not made. Pure.
 */
export function rewriteDescription({ title, description, keywords = [] }: Described): Rewrite {
  const kept = keptOf(description);
  const suggestedHashtags = suggested(title, description, keywords);
  const text = description.replace(/\r\n?/g, "\n");
  let draft: Draft = { blocks: blocksOf(text), changes: [] };
  for (const step of STEPS) {
    const next = step(draft, { title, keywords, text });
    const made = render(next.blocks);
    if (keepsEverything(description, made).keeps && inventsNothing(description, made, `${title} Chapters`))
      draft = next;
  }
  const rewritten = render(draft.blocks);
  if (draft.changes.length === 0) {
    const refusedTo =
      description.trim() === "" ? "There is nothing to rewrite." : "Nothing here is worth changing.";
    return { rewritten: description, changes: [], kept, suggestedHashtags, refusedTo };
  }
  return { rewritten, changes: draft.changes, kept, suggestedHashtags };
}

/** At most three hashtags of keywords that neither text has yet. */
function suggested(title: string, description: string, keywords: string[]): string[] {
  const there = new Set(
    piecesOf(`${title}\n${description}`).flatMap(({ kind, text }) =>
      kind === "hashtag" ? [text.toLowerCase()] : [],
    ),
  );
  const sought = keywordsFor({ title, description, keywords });
  const made = sought.map((keyword) => `#${keyword.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "")}`);
  return [...new Set(made)].filter((tag) => /\p{L}/u.test(tag) && !there.has(tag)).slice(0, HASHTAGS);
}
