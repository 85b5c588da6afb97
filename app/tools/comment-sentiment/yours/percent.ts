import type { Share, Shares } from "../../../engines/comments";

/** "59 to 69%" */
export function rangeText({ low, high }: Pick<Share, "low" | "high">): string {
  return `${Math.round(low * 100)} to ${Math.round(high * 100)}%`;
}

/**
 * The three shares in whole percents that add up to 100: each rounded down, what is left to the largest remainders.
 * All neutral where there are none, so that a bar has a length.
 */
export function breakdownOf({ n, positive, neutral, negative }: Shares) {
  if (n === 0) return { positive: 0, neutral: 100, negative: 0 };
  const exact = { positive, neutral, negative };
  const parts = (["positive", "neutral", "negative"] as const).map((feeling) => {
    const percent = (100 * exact[feeling].count) / n;
    return { feeling, whole: Math.floor(percent), rest: percent - Math.floor(percent) };
  });
  let left = 100 - parts.reduce((sum, { whole }) => sum + whole, 0);
  for (const part of [...parts].sort((a, b) => b.rest - a.rest)) {
    if (left === 0) break;
    part.whole += 1;
    left -= 1;
  }
  const [a, b, c] = parts.map(({ whole }) => whole);
  return { positive: a ?? 0, neutral: b ?? 0, negative: c ?? 0 };
}
