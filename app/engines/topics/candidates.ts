import { asLabel, commonForm } from "./casing";
import type { Document } from "./documents";
import { formsIn } from "./said";
import { MIN_VIDEOS, type Support, supportOf } from "./support";
import { meaningOf } from "./weights";

/** How much more a phrase of one, two or three words tells a reader; looked at on real titles. */
const READABILITY = [0, 1, 2, 2.2];

/** A phrase that could name a group, with how well it would. */
export interface Candidate extends Support {
  key: string;
  score: number;
  text: string;
}

/**
 * The phrases that could name a group, best first: (share inside − share outside) × root of meaning ×
 * readability. Empty where titles share nothing that says more than the query.
 */
export function candidatesOf(
  group: Document[],
  total: number,
  everywhere: Map<string, Support>,
  query: string[],
) {
  const candidates: Candidate[] = [];
  const asked = new Set(query);
  const inGroup = supportOf(group);
  for (const [key, { words, forms }] of formsIn(group, query)) {
    const support = inGroup.get(key) as Support;
    const topicWords = words.filter((word) => word.kind === "topic" && !asked.has(word.key)).length;
    if (support.videos < Math.min(MIN_VIDEOS, group.length) || topicWords === 0) continue;
    const inside = support.weight / group.length;
    const others = total - group.length;
    const outside = others > 0 ? ((everywhere.get(key) as Support).weight - support.weight) / others : 0;
    const score = (inside - outside) * Math.sqrt(meaningOf(words, asked)) * (READABILITY[words.length] ?? 0);
    if (score > 0) candidates.push({ key, ...support, score, text: asLabel(commonForm(forms)) });
  }
  return candidates.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}
