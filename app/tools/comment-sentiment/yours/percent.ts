import type { Share, Shares } from "../digest/claims";

/** "64%"; nothing between 0 and 100 reads as either end. */
export function percentText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 0 && share > 0) return "under 1%";
  if (percent === 100 && share < 1) return "over 99%";
  return `${percent}%`;
}

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

/** "1 comment", "2,140 comments" */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
