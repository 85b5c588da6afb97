import { readsEnglish } from "../../../words/english";
import { chooseKeywords, type DescriptionInput } from "../keywords";
import { findPieces } from "../pieces";
import { type Block, renderBlocks, splitBlocks } from "./blocks";
import type { Change, Context, Draft, Step } from "./draft";
import { countFacts, type FactCounts, lossChecker, lowerWords, usesOnly } from "./facts";
import { improveOpening } from "./opening";
import { orderBlocks } from "./order";
import { putOnOwnLines } from "./own-lines";
import { removeRepeats, splitLongSentences, splitWalls } from "./prose";
import { calmTone } from "./tone";

export interface Rewrite {
  /** The original, unchanged, if there are no changes. */
  rewritten: string;
  changes: Change[];
  /** How many facts the original has; all of them are in the rewrite. */
  kept: FactCounts;
  /** Hashtags that could be added: made of keywords, and not in the text yet. */
  suggestedHashtags: string[];
  /** Why nothing was changed; left out if something was. */
  refusedTo?: string;
}

/** The steps of a rewrite, in order. */
const STEPS: Step[] = [orderBlocks, removeRepeats, improveOpening, calmTone, splitLongSentences, splitWalls];
const MAX_SUGGESTED = 3;

/**
 * Rewrites a description in a better order and in the creator's own words: it keeps every fact and adds no word that is in
 * neither the original nor the title, except the heading "Chapters". A step that would break this is left out. Takes any
 * text. Hashtags are suggested from `chosen`, the keywords of `chooseKeywords`, which a caller may have already.
 */
export function rewriteDescription(
  { title, description, keywords = [] }: DescriptionInput,
  chosen = chooseKeywords({ title, description, keywords }),
): Rewrite {
  const kept = countFacts(description);
  const suggestedHashtags = suggestHashtags(`${title}\n${description}`, chosen);
  const text = description.replace(/\r\n?/g, "\n");
  const findLosses = lossChecker(description);
  const known = new Set(lowerWords(`${description} ${title} Chapters`));
  const keepsText = (made: string) => findLosses(made).length === 0 && usesOnly(known, made);
  const keeps = (blocks: Block[]) => keepsText(renderBlocks(blocks));
  const english = readsEnglish(text);
  const context: Context = { title, keywords, text, english, keeps };
  let draft: Draft = { blocks: splitBlocks(text), changes: [] };
  if (text.trim() === "" || !keeps(draft.blocks)) return asItIs("There is nothing to rewrite.");
  const split = putOnOwnLines(text, english);
  if (keepsText(split.text)) draft = { blocks: splitBlocks(split.text), changes: split.changes };
  for (const step of STEPS) {
    const next = step(draft, context);
    if (next !== draft && keeps(next.blocks)) draft = next;
  }
  const rewritten = renderBlocks(draft.blocks);
  if (draft.changes.length > 0) return { rewritten, changes: draft.changes, kept, suggestedHashtags };
  if (rewritten === text.trim()) return asItIs("Nothing here is worth changing.");
  const tidied = {
    what: "Tidied blank lines and spaces",
    why: "One blank line separates paragraphs as well as several.",
  };
  return { rewritten, changes: [tidied], kept, suggestedHashtags };

  function asItIs(refusedTo: string): Rewrite {
    return { rewritten: description, changes: [], kept, suggestedHashtags, refusedTo };
  }
}

/** At most three hashtags made of keywords that are not in the text yet. */
function suggestHashtags(text: string, keywords: string[]): string[] {
  const there = new Set(
    findPieces(text).flatMap((piece) => (piece.kind === "hashtag" ? [piece.text.toLowerCase()] : [])),
  );
  const made = keywords.map((keyword) => `#${keyword.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "")}`);
  return [...new Set(made)].filter((tag) => /\p{L}/u.test(tag) && !there.has(tag)).slice(0, MAX_SUGGESTED);
}
