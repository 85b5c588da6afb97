import { median } from "../../statistics/quantiles";
import { byDay, type DailyCount, dateOfDay, dayOf } from "./daily";

export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
export type MonthName = (typeof MONTHS)[number];

/** One month: "2026-11", and its mean a day. With a month's sum, short months would look quiet. */
export interface MonthlyCount {
  month: string;
  value: number;
}

/** A season needs at least so many full years that agree, and looks at the newest so many at most. */
export const YEARS_AT_LEAST = 2;
export const YEARS_AT_MOST = 3;
/** The peak month is at least so many times a usual month, in the average of the years ... */
export const PEAK_AT_LEAST = 1.15;
/** ... and in each of them. */
export const PEAK_EACH_YEAR = 1.05;
/** Each year's highest month lies at most so many months from the peak. */
export const MONTHS_APART = 1;
/** Each two years rise and fall together: the correlation of their twelve indices (one-sided p of 0.05). */
export const LIKENESS_AT_LEAST = 0.5;
/** Of a month at least so many days are known, or it is not. */
const DAYS_OF_A_MONTH_AT_LEAST = 20;

/** Why no season shows, the first that holds: too few full years, no month above the others, years that differ. */
export type NoSeason = "few-years" | "no-peak" | "other-months" | "unlike-years";

/** The month in which interest peaks year after year; null where no season shows (spec section 3, Trend record). */
export function peakMonth(monthly: readonly MonthlyCount[]): MonthName | null {
  return readSeason(monthly).peak;
}

/**
 * The peak month, or why there is none.
 *
 * The newest two or three full years (twelve months each, counted back from the newest month) are freed of
 * their growth from year to year, and each month becomes an index: its share of its year's mean. The peak is
 * the month with the highest average index. It counts only where the years agree: in each of them the highest
 * month is the peak or next to it, the peak stands out, and any two years rise and fall together.
 */
export function readSeason(
  monthly: readonly MonthlyCount[],
): { peak: MonthName; why: null } | { peak: null; why: NoSeason } {
  const years = fullYears(monthly);
  if (years.length < YEARS_AT_LEAST) return none("few-years");
  const indices = yearlyIndices(years.map(({ values }) => values));
  const average = Array.from({ length: 12 }, (_, place) => mean(indices.map((year) => year[place] ?? 0)));
  const peak = highest(average);
  if ((average[peak] ?? 0) < PEAK_AT_LEAST) return none("no-peak");
  const agree = indices.every(
    (year) => monthsBetween(highest(year), peak) <= MONTHS_APART && (year[peak] ?? 0) >= PEAK_EACH_YEAR,
  );
  if (!agree) return none("other-months");
  const alike = indices.every((a, n) =>
    indices.slice(n + 1).every((b) => likeness(a, b) >= LIKENESS_AT_LEAST),
  );
  if (!alike) return none("unlike-years");
  return { peak: MONTHS[((years[0]?.first ?? 0) + peak) % 12] as MonthName, why: null };
}

function none(why: NoSeason): { peak: null; why: NoSeason } {
  return { peak: null, why };
}

/** The complete months of daily counts, each as its mean a day. The running month is not over, and left out. */
export function monthlyMeans(daily: readonly DailyCount[], now: Date): MonthlyCount[] {
  const days = new Map<string, number[]>();
  const running = dateOfDay(dayOf(now)).slice(0, 7);
  for (const [day, count] of byDay(daily)) {
    const month = dateOfDay(day).slice(0, 7);
    if (month < running) days.set(month, [...(days.get(month) ?? []), count]);
  }
  return [...days]
    .filter(([, counts]) => counts.length >= DAYS_OF_A_MONTH_AT_LEAST)
    .map(([month, counts]) => ({ month, value: mean(counts) }))
    .sort((a, b) => a.month.localeCompare(b.month));
}

/** The newest full years, oldest first: the month each begins with (0 is January) and its twelve values. */
function fullYears(monthly: readonly MonthlyCount[]): { first: number; values: number[] }[] {
  const values = new Map<number, number>();
  for (const { month, value } of monthly) {
    const [, year, number] = /^(\d{4})-(\d{2})/.exec(month) ?? [];
    if (year && number && Number.isFinite(value)) values.set(Number(year) * 12 + Number(number) - 1, value);
  }
  const years: { first: number; values: number[] }[] = [];
  for (let end = Math.max(...values.keys()); years.length < YEARS_AT_MOST; end -= 12) {
    const year = Array.from({ length: 12 }, (_, place) => values.get(end - 11 + place));
    if (!year.every((value) => value !== undefined && value > 0)) break;
    years.unshift({ first: (end + 1) % 12, values: year as number[] });
  }
  return years;
}

/**
 * Each year's months over the year's mean, without the growth from year to year: without that, steady growth
 * would make every last month a peak, and steady decline every first one. The growth is the median over all
 * months of the month over the same month a year before, which no season touches.
 */
function yearlyIndices(years: number[][]): number[][] {
  const growths = years
    .slice(1)
    .flatMap((year, n) => year.map((value, place) => value / (years[n]?.[place] ?? value)));
  const monthlyGrowth = (median(growths) ?? 1) ** (1 / 12);
  return years.map((year) => {
    const level = year.map((value, place) => value / monthlyGrowth ** place);
    return level.map((value) => value / mean(level));
  });
}

function highest(values: number[]): number {
  return values.indexOf(Math.max(...values));
}

/** Around the year: December is next to January. */
function monthsBetween(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, 12 - apart);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Pearson's correlation; 0 where one of them does not vary. */
function likeness(a: number[], b: number[]): number {
  const [middleA, middleB] = [mean(a), mean(b)];
  let [together, spreadA, spreadB] = [0, 0, 0];
  for (const [place, value] of a.entries()) {
    const fromA = value - middleA;
    const fromB = (b[place] ?? 0) - middleB;
    together += fromA * fromB;
    spreadA += fromA * fromA;
    spreadB += fromB * fromB;
  }
  return spreadA > 0 && spreadB > 0 ? together / Math.sqrt(spreadA * spreadB) : 0;
}
