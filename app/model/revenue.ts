/**
 * Money in ten-thousandths of its currency's unit, as a whole number: Studio writes three decimals, so that sums are exact.
 * Up to 900 billion units.
 */
export type Money = number;

/** Ten-thousandths in a unit. */
export const A_UNIT = 10_000;

/** An amount as a table has it, as money. */
export function toMoney(amount: number): Money {
  return Math.round(amount * A_UNIT);
}

/** Revenue a day of one video, or of the whole channel (`videoId` null). */
export interface DailyRevenue {
  videoId: string | null;
  /** By day, oldest first; a day that the file leaves empty is absent. */
  days: { day: string; revenue: Money }[];
}

/** Revenue by something other than videos: countries, content types. */
export interface RevenueBreakdown {
  /** The heading of its first column, as the file has it. */
  by: string;
  /** Studio's own row "Total"; null without one. */
  total: { revenue: Money | null; views: number | null } | null;
  rows: { name: string; revenue: Money | null; views: number | null }[];
}

/** What an export of Studio adds up to: its Total, the rows, and what Studio left out of them. */
export interface RevenueTotals {
  /** By a row "Total", else the sum of the channel's days; null where the export has neither. */
  total: Money | null;
  from: "row" | "days" | null;
  rows: Money;
  /** `total` less `rows`; null without a total. */
  rest: Money | null;
}

/** Holds a total against its rows. The row "Total" goes before the sum of days. */
export function totalsOf(rows: Money, row: Money | null, days: Money | null): RevenueTotals {
  const total = row ?? days;
  const from = row !== null ? "row" : days !== null ? "days" : null;
  return { total, from, rows, rest: total === null ? null : total - rows };
}
