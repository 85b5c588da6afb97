import type { MonthlyCount } from "../../app/engines/seasons/trend.ts";

/** Twelve months each without a gap, counted back from the newest one; oldest first. */
export function fullYears(monthly: MonthlyCount[]): MonthlyCount[][] {
  const years: MonthlyCount[][] = [];
  for (let end = monthly.length; end >= 12; end -= 12) {
    const year = monthly.slice(end - 12, end);
    const after = monthly[end];
    const last = numberOf(year[11]);
    const isWhole = last - numberOf(year[0]) === 11 && (!after || numberOf(after) === last + 1);
    if (!isWhole || year.some(({ value }) => value === 0)) break;
    years.unshift(year);
  }
  return years;
}

function numberOf(count: MonthlyCount | undefined): number {
  const [year, month] = (count?.month ?? "").split("-").map(Number);
  return (year ?? 0) * 12 + (month ?? 0);
}

/** Whether two months (0 is January) are the same or next to each other: December is next to January. */
export function isNear(a: number, b: number): boolean {
  const apart = Math.abs(a - b);
  return Math.min(apart, 12 - apart) <= 1;
}

/** The share of the pairs that would be near each other if every first month met every second one. */
export function nearByChance(pairs: (readonly [number, number])[]): number {
  const crossed = pairs.flatMap(([first]) => pairs.map(([, second]) => isNear(first, second)));
  return crossed.length === 0 ? 0 : crossed.filter(Boolean).length / crossed.length;
}
