import type { Block } from "./blocks";
import { type Change, type Context, changed, type Draft, whereTheyDiffer } from "./draft";
import { joined, sentencesIn } from "./sentences";

/** So many short items between commas are a list of search words. */
const ITEMS = 5;
const WORDS = 5;
const WHY = "Said once is enough: YouTube's policy on spam names keyword stuffing, and it reads like it.";

/** Sentences and items of keyword lists that are said again word for word, said once; only where nothing is lost by it. */
export function sayOnce(draft: Draft, { keeps }: Context): Draft {
  const seen = new Set<string>();
  const changes: Change[] = [];
  let { blocks } = draft;
  draft.blocks.forEach((block, place) => {
    if (block.kind !== "prose") return;
    const lines = block.lines.map((line) => fewerItems(fewerSentences(line, seen)));
    if (lines.every((line, at) => line === block.lines[at])) return;
    const fewer = { ...block, lines: lines.filter((line) => line !== "") };
    const tried: Block[] = blocks.map((other, at) => (at === place ? fewer : other));
    if (!keeps(tried)) return;
    blocks = tried;
    changes.push({
      what: "Took out repeated words",
      why: WHY,
      ...whereTheyDiffer(block.lines.join(" "), fewer.lines.join(" ")),
    });
  });
  return changed(draft, blocks, ...changes);
}

function fewerSentences(line: string, seen: Set<string>): string {
  const sentences = sentencesIn(line).map(({ text }) => text);
  const once = sentences.filter((sentence) => {
    const key = sentence
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim();
    if (key.split(" ").length < 3) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return once.length === sentences.length ? line : joined(once);
}

function fewerItems(line: string): string {
  const items = line.split(/,\s*/);
  const isList = items.length >= ITEMS && items.every((item) => item.trim().split(/\s+/).length <= WORDS);
  if (!isList || /[.!?]\s/.test(line)) return line;
  const once = new Map(
    items.map((item) => [item.toLowerCase().replace(/[.\s]+$/, ""), item] as const).reverse(),
  );
  if (once.size === items.length) return line;
  return items
    .filter(
      (item) =>
        once.get(item.toLowerCase().replace(/[.\s]+$/, "")) === item &&
        once.delete(item.toLowerCase().replace(/[.\s]+$/, "")),
    )
    .join(", ");
}
