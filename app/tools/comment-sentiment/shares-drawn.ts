import type { SentimentRecord } from "./record";

const FEELINGS = ["positive", "neutral", "negative"] as const;
/** Between two parts of a bar, in percent of its width. */
const GAP = 0.5;

export type ShareDrawn = ReturnType<typeof sharesDrawn>[number];

/** The three parts of a shares bar, from percents that add up to 100. */
export function sharesDrawn(breakdown: SentimentRecord["sentimentBreakdown"]) {
  let x = 0;
  return FEELINGS.map((feeling) => {
    const percent = breakdown[feeling];
    const share = { feeling, percent, x: `${x}%`, width: `${Math.max(percent - GAP, 0)}%` };
    x += percent;
    return share;
  });
}
