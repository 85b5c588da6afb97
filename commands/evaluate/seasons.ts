import { MIN_YEARS, type MonthlyCount, type NoSeason, readSeason } from "../../app/engines/seasons/season.ts";
import { seeded } from "../../app/numbers/chance.ts";
import { MONTHS, type MonthName } from "../../app/numbers/days.ts";
import type { ArticleMonths } from "./monthly-views.ts";

/** How often each article's years are rotated at random. */
const DRAWS = 20;

interface Seasons {
  /** How many articles peak in each month, January first. */
  peaks: number[];
  /** How many others show no season, by reason. */
  none: Record<NoSeason, number>;
}

/** Counts the seasons of the articles, each as of its newest month. */
export function countSeasons(articles: ArticleMonths[]): Seasons {
  const seasons: Seasons = {
    peaks: MONTHS.map(() => 0),
    none: { "few-years": 0, "no-peak": 0, "other-months": 0, "unlike-years": 0 },
  };
  for (const { monthly } of articles) {
    const { peak, why } = readSeason(monthly);
    if (why !== null) seasons.none[why] += 1;
    else seasons.peaks[MONTHS.indexOf(peak)] = (seasons.peaks[MONTHS.indexOf(peak)] ?? 0) + 1;
  }
  return seasons;
}

interface Agreement {
  /** Articles with enough full years for two halves. */
  articles: number;
  both: number;
  firstOnly: number;
  secondOnly: number;
  neither: number;
  /** Of `both`. */
  sameMonth: number;
  withinOne: number;
  /** The share of `both` that would lie within one month if the halves were unrelated. */
  byChance: number;
}

/** Compares the season of the first half of each article's years with that of the second half. */
export function halvesAgree(articles: ArticleMonths[]): Agreement {
  const halves = articles.flatMap(({ monthly }) => {
    const both = splitInHalves(monthly);
    if (!both) return [];
    const [first, second] = both;
    const peaks: [MonthName | null, MonthName | null] = [readSeason(first).peak, readSeason(second).peak];
    return [peaks];
  });
  const pairs = halves.flatMap(([first, second]) =>
    first && second ? [[MONTHS.indexOf(first), MONTHS.indexOf(second)] as const] : [],
  );
  return {
    articles: halves.length,
    both: pairs.length,
    firstOnly: halves.filter(([first, second]) => first && !second).length,
    secondOnly: halves.filter(([first, second]) => !first && second).length,
    neither: halves.filter(([first, second]) => !first && !second).length,
    sameMonth: pairs.filter(([first, second]) => first === second).length,
    withinOne: pairs.filter(([first, second]) => isNear(first, second)).length,
    byChance: nearByChance(pairs),
  };
}

export interface NextYear {
  /** How often a season was named with a full year after it. */
  named: number;
  articles: number;
  /** How often the year after had its highest month within one of the peak. */
  withinOne: number;
  byChance: number;
}

/**
 * How well a named season predicts the next year: the engine's peak month of `yearsRead` years in a row, against
 * the highest month of the year after them.
 */
export function nextYearAgrees(articles: ArticleMonths[], yearsRead: number): NextYear {
  const pairs: [number, number][] = [];
  const named = new Set<string>();
  for (const { article, monthly } of articles) {
    const years = fullYears(monthly);
    for (const [at, next] of years.slice(yearsRead).entries()) {
      const { peak } = readSeason(years.slice(at, at + yearsRead).flat());
      if (peak === null) continue;
      named.add(article);
      const highest = next.reduce((most, month) => (month.value > most.value ? month : most));
      pairs.push([MONTHS.indexOf(peak), Number(highest.month.slice(5)) - 1]);
    }
  }
  return {
    named: pairs.length,
    articles: named.size,
    withinOne: pairs.filter(([peak, highest]) => isNear(peak, highest)).length,
    byChance: nearByChance(pairs),
  };
}

/**
 * How many articles would show a season if there were none, as a share of all draws: the months of each of the
 * newest years are rotated by a random number of months, so that each year keeps its shape and no two have a
 * reason to agree. Seeded, so the share is the same every time.
 */
export function seasonsByChance(articles: ArticleMonths[], yearsRead: number): number {
  const random = seeded("seasons");
  let found = 0;
  let tried = 0;
  for (const { monthly } of articles) {
    const years = fullYears(monthly).slice(-yearsRead);
    if (years.length < yearsRead) continue;
    for (let draw = 0; draw < DRAWS; draw++) {
      const turned = years.flatMap((year) => rotate(Math.floor(random() * 12), year));
      tried += 1;
      if (readSeason(turned).peak !== null) found += 1;
    }
  }
  return tried === 0 ? 0 : found / tried;
}

/** The older and the newer half of the full years; null for fewer than two each. An odd oldest year is left out. */
function splitInHalves(monthly: MonthlyCount[]): [MonthlyCount[], MonthlyCount[]] | null {
  const years = fullYears(monthly);
  const each = Math.floor(years.length / 2);
  if (each < MIN_YEARS) return null;
  return [years.slice(-2 * each, -each).flat(), years.slice(-each).flat()];
}

function rotate(months: number, year: MonthlyCount[]): MonthlyCount[] {
  return year.map(({ month }, at) => ({ month, value: year[(at + months) % 12]?.value ?? 0 }));
}

/** Years of twelve months without a gap, counted back from the newest month; oldest year first. */
export function fullYears(monthly: MonthlyCount[]): MonthlyCount[][] {
  const years: MonthlyCount[][] = [];
  for (let end = monthly.length; end >= 12; end -= 12) {
    const year = monthly.slice(end - 12, end);
    const after = monthly[end];
    const last = monthNumber(year[11]);
    const isWhole = last - monthNumber(year[0]) === 11 && (!after || monthNumber(after) === last + 1);
    if (!isWhole || year.some(({ value }) => value === 0)) break;
    years.unshift(year);
  }
  return years;
}

function monthNumber(count: MonthlyCount | undefined): number {
  const [year, month] = (count?.month ?? "").split("-").map(Number);
  return (year ?? 0) * 12 + (month ?? 0);
}

/** Whether two months (0 is January) are the same or neighbors: December is next to January. */
export function isNear(a: number, b: number): boolean {
  const apart = Math.abs(a - b);
  return Math.min(apart, 12 - apart) <= 1;
}

/** The share of near pairs if every first month were paired with every second one. 0 for no pairs. */
export function nearByChance(pairs: (readonly [number, number])[]): number {
  const crossed = pairs.flatMap(([first]) => pairs.map(([, second]) => isNear(first, second)));
  return crossed.length === 0 ? 0 : crossed.filter(Boolean).length / crossed.length;
}
