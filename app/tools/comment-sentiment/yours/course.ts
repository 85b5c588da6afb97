import { scoreOf, tallyOf } from "../../../engines/comments";
import type { Feeling } from "../../../engines/sentiment";
import type { GivenComment } from "../../../tables/given-comment";
import type { Course } from "./analysis";

/** A half of fewer comments than this says nothing of a course. */
const HALF_FROM = 20;

/**
 * The scores of the older and the newer half of the comments that have a date and a feeling, the creator's own and
 * repeats left out; null where there are fewer than 20 in a half, or all are of one instant. Undated ones are not in it.
 */
export function courseOf(comments: readonly GivenComment[], read: (text: string) => Feeling): Course | null {
  const seen = new Set<string>();
  const dated = comments.flatMap(({ text, publishedAt, byCreator }) => {
    const at = publishedAt === undefined ? Number.NaN : Date.parse(publishedAt);
    if (byCreator || Number.isNaN(at) || seen.has(text)) return [];
    seen.add(text);
    const feeling = read(text);
    return feeling.kind === "scored" ? [{ at, feeling: feeling.feeling }] : [];
  });
  if (dated.length < 2 * HALF_FROM) return null;
  dated.sort((a, b) => a.at - b.at);
  const middle = Math.floor(dated.length / 2);
  if (dated[0]?.at === dated.at(-1)?.at) return null;
  return { earlier: halfOf(dated.slice(0, middle)), later: halfOf(dated.slice(middle)) };
}

function halfOf(dated: { at: number; feeling: "positive" | "neutral" | "negative" }[]): Course["earlier"] {
  return {
    ...scoreOf(tallyOf(dated.map(({ feeling }) => feeling))),
    from: new Date(dated[0]?.at ?? 0).toISOString(),
    to: new Date(dated.at(-1)?.at ?? 0).toISOString(),
  };
}
