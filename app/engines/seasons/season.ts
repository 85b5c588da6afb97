import { type MonthName, monthName } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { mean, pearson } from "../../statistics/sums";
import { countsByDay, type DailyCount, dateOfDay, dayNumber } from "./daily";

/** One month: "2026-11", and its mean a day. With a month's sum, short months would look quiet. */
export interface MonthlyCount {
  month: string;
  value: number;
}

/** A season takes at least this many full years that agree … */
export const MIN_YEARS = 2;
/** … and looks at no more than the newest so many. */
export const MAX_YEARS = 3;
/** The peak month is at least this many times an average month, in the average of the years … */
const MIN_PEAK = 1.15;
/** … and in each of them. */
const MIN_PEAK_EACH_YEAR = 1.05;
/** Each year's highest month lies at most this many months from the peak. */
const MAX_MONTHS_APART = 1;
/** Any two years rise and fall together: the correlation of their twelve indices (one-sided p of 0.05). */
const MIN_CORRELATION = 0.5;
/** A month counts if at least this many of its days are known. */
const MIN_DAYS_A_MONTH = 20;

/** Why no season shows, the first reason that holds: too few full years, no month stands out, years that differ. */
export type NoSeason = "few-years" | "no-peak" | "other-months" | "unlike-years";

export type Season = { peak: MonthName; why: null } | { peak: null; why: NoSeason };

/** The month in which interest peaks year after year; null when no season shows (spec section 3, Trend record). */
export function peakMonth(monthly: readonly MonthlyCount[]): MonthName | null {
  return readSeason(monthly).peak;
}

/**
 * The peak month, or why it has no season.
 *
 * The newest two or three full years (twelve months each, counted back from the newest month) are freed of
 * their growth from year to year, and each month becomes an index: its share of its year's mean. The peak is
 * the month with the highest average index. It counts only if the years agree: in each of them the highest
 * month is the peak or next to it, the peak stands out, and any two years rise and fall together.
 */
export function readSeason(monthly: readonly MonthlyCount[]): Season {
  const years = fullYears(monthly);
  if (years.length < MIN_YEARS) return noSeason("few-years");
  const indices = yearlyIndices(years.map(({ values }) => values));
  const average = Array.from({ length: 12 }, (_, month) => mean(indices.map((year) => year[month] ?? 0)));
  const peak = highest(average);
  if ((average[peak] ?? 0) < MIN_PEAK) return noSeason("no-peak");
  const agree = indices.every(
    (year) =>
      monthsBetween(highest(year), peak) <= MAX_MONTHS_APART && (year[peak] ?? 0) >= MIN_PEAK_EACH_YEAR,
  );
  if (!agree) return noSeason("other-months");
  const moveTogether = indices.every((a, at) =>
    indices.slice(at + 1).every((b) => pearson(pairs(a, b)) >= MIN_CORRELATION),
  );
  if (!moveTogether) return noSeason("unlike-years");
  const firstMonth = years[0]?.firstMonth ?? 0;
  return { peak: monthName(Date.UTC(2000, firstMonth + peak)), why: null };
}

function noSeason(why: NoSeason): Season {
  return { peak: null, why };
}

/** The complete months of daily counts, oldest first, each as its mean a day. The running month is left out. */
export function monthlyMeans(daily: readonly DailyCount[], now: Date): MonthlyCount[] {
  const days = new Map<string, number[]>();
  const running = dateOfDay(dayNumber(now)).slice(0, 7);
  for (const [day, count] of countsByDay(daily)) {
    const month = dateOfDay(day).slice(0, 7);
    if (month < running) days.set(month, [...(days.get(month) ?? []), count]);
  }
  return [...days]
    .filter(([, counts]) => counts.length >= MIN_DAYS_A_MONTH)
    .map(([month, counts]) => ({ month, value: mean(counts) }))
    .sort((a, b) => a.month.localeCompare(b.month));
}

/** The newest full years, oldest first: the month each begins with (0 is January) and its twelve values. */
function fullYears(monthly: readonly MonthlyCount[]): { firstMonth: number; values: number[] }[] {
  const byMonth = new Map<number, number>();
  for (const { month, value } of monthly) {
    const [, year, number] = /^(\d{4})-(\d{2})/.exec(month) ?? [];
    if (year && number && Number.isFinite(value)) byMonth.set(Number(year) * 12 + Number(number) - 1, value);
  }
  const years: { firstMonth: number; values: number[] }[] = [];
  for (let end = Math.max(...byMonth.keys()); years.length < MAX_YEARS; end -= 12) {
    const values = Array.from({ length: 12 }, (_, month) => byMonth.get(end - 11 + month) ?? 0);
    if (!values.every((value) => value > 0)) break;
    years.unshift({ firstMonth: (end + 1) % 12, values });
  }
  return years;
}

/**
 * Each year's months over the year's mean, without the growth from year to year: otherwise steady growth
 * would make every last month a peak, and steady decline every first one. The growth is the median over all
 * months of the month over the same month a year before, which no season touches.
 */
function yearlyIndices(years: number[][]): number[][] {
  const growths = years
    .slice(1)
    .flatMap((year, at) => year.map((value, month) => value / (years[at]?.[month] ?? value)));
  const monthlyGrowth = (median(growths) ?? 1) ** (1 / 12);
  return years.map((year) => {
    const level = year.map((value, month) => value / monthlyGrowth ** month);
    return level.map((value) => value / mean(level));
  });
}

/** The place of the highest value. */
function highest(values: number[]): number {
  return values.indexOf(Math.max(...values));
}

/** Around the year: December is next to January. */
function monthsBetween(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, 12 - apart);
}

function pairs(a: number[], b: number[]): [number, number][] {
  return a.map((value, at) => [value, b[at] ?? 0]);
}
