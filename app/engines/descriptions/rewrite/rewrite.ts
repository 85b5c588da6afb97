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
  /** The original, to the letter, where nothing was changed. */
  rewritten: string;
  changes: Change[];
  /** What the original holds of each kind; all of it is in the rewrite. */
  kept: FactCounts;
  /** Hashtags that could be added: made from keywords, and not in the text. */
  suggestedHashtags: string[];
  /** Why nothing was changed. */
  refusedTo?: string;
}

/** What is done to a description, in this order. */
const STEPS: Step[] = [orderBlocks, removeRepeats, improveOpening, calmTone, splitLongSentences, splitWalls];
const HASHTAGS = 3;

/**
 * A description in a better order, in the creator's own words: it makes no claim that neither the original nor the title
 * makes, and keeps every fact. Each step is checked; one that would lose something is not made. Any text goes. `sought`
 * are the keywords that hashtags are made of. Pure.
 */
export function rewriteDescription(
  { title, description, keywords = [] }: DescriptionInput,
  sought = chooseKeywords({ title, description, keywords }),
): Rewrite {
  const kept = countFacts(description);
  const suggestedHashtags = suggested(`${title}\n${description}`, sought);
  const text = description.replace(/\r\n?/g, "\n");
  const lossesOf = lossChecker(description);
  const known = new Set(lowerWords(`${description} ${title} Chapters`));
  const keepsText = (made: string) => lossesOf(made).length === 0 && usesOnly(known, made);
  const keeps = (blocks: Block[]) => keepsText(renderBlocks(blocks));
  const english = readsEnglish(text);
  const context: Context = { title, keywords, text, english, keeps };
  let draft: Draft = { blocks: splitBlocks(text), changes: [] };
  if (text.trim() === "" || !keeps(draft.blocks)) return asItIs("There is nothing to rewrite.");
  const parted = putOnOwnLines(text, english);
  if (keepsText(parted.text)) draft = { blocks: splitBlocks(parted.text), changes: parted.changes };
  for (const step of STEPS) {
    const next = step(draft, context);
    if (next !== draft && keeps(next.blocks)) draft = next;
  }
  const rewritten = renderBlocks(draft.blocks);
  if (draft.changes.length > 0) return { rewritten, changes: draft.changes, kept, suggestedHashtags };
  if (rewritten === text.trim()) return asItIs("Nothing here is worth changing.");
  const tidied = {
    what: "Tidied blank lines and spaces",
    why: "One blank line parts two paragraphs as well as several.",
  };
  return { rewritten, changes: [tidied], kept, suggestedHashtags };

  function asItIs(refusedTo: string): Rewrite {
    return { rewritten: description, changes: [], kept, suggestedHashtags, refusedTo };
  }
}

/** At most three hashtags of keywords that the text does not have yet. */
function suggested(text: string, keywords: string[]): string[] {
  const there = new Set(
    findPieces(text).flatMap((piece) => (piece.kind === "hashtag" ? [piece.text.toLowerCase()] : [])),
  );
  const made = keywords.map((keyword) => `#${keyword.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "")}`);
  return [...new Set(made)].filter((tag) => /\p{L}/u.test(tag) && !there.has(tag)).slice(0, HASHTAGS);
}
