import { MONTHS, type NoSeason, YEARS_AT_LEAST } from "../../app/engines/seasons/season.ts";
import { type MonthlyCount, type MonthName, readSeason } from "../../app/engines/seasons/trend.ts";
import { seeded } from "../../app/numbers/seeded.ts";
import type { ArticleMonths } from "./monthly-views.ts";
import { fullYears, isNear, nearByChance } from "./years.ts";

/** How often each article is turned by chance. */
const DRAWS = 20;

export interface Seasons {
  /** How many articles peak in each month, January first. */
  peaks: number[];
  /** Why the others show no season. */
  none: Record<NoSeason, number>;
}

/** What the engine says of each article, as of its newest month. */
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

export interface Agreement {
  /** Articles with enough full years for two halves. */
  articles: number;
  both: number;
  firstOnly: number;
  secondOnly: number;
  neither: number;
  /** Of `both`. */
  sameMonth: number;
  withinOne: number;
  /** The share of `both` that would lie within one month if the halves had nothing to do with each other. */
  byChance: number;
}

/** The season of the first half of an article's years against that of the second, by the engine alone. */
export function halvesAgree(articles: ArticleMonths[]): Agreement {
  const halves = articles.flatMap(({ monthly }) => {
    const both = halvesOf(monthly);
    return both ? [both.map((half) => readSeason(half).peak) as [MonthName | null, MonthName | null]] : [];
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
 * What a named season is good for: the engine's peak month of so many years of an article, one after the other,
 * against the month in which the year after them was highest.
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
 * How many of the articles would still show a season if there were none: the months of each of the newest years
 * are moved round the year by a number of months drawn by chance, so that each keeps its shape and no two have a reason to
 * agree. The share of all draws; seeded, so that it comes out the same every time.
 */
export function seasonsByChance(articles: ArticleMonths[], yearsRead: number): number {
  const random = seeded("seasons");
  let found = 0;
  let tried = 0;
  for (const { monthly } of articles) {
    const years = fullYears(monthly).slice(-yearsRead);
    if (years.length < yearsRead) continue;
    for (let draw = 0; draw < DRAWS; draw++) {
      const turned = years.flatMap((year) => turnedBy(Math.floor(random() * 12), year));
      tried += 1;
      if (readSeason(turned).peak !== null) found += 1;
    }
  }
  return tried === 0 ? 0 : found / tried;
}

/** The same number of full years before and after; null with fewer than two each. With an odd number the oldest is left out. */
function halvesOf(monthly: MonthlyCount[]): [MonthlyCount[], MonthlyCount[]] | null {
  const years = fullYears(monthly);
  const each = Math.floor(years.length / 2);
  if (each < YEARS_AT_LEAST) return null;
  return [years.slice(-2 * each, -each).flat(), years.slice(-each).flat()];
}

function turnedBy(months: number, year: MonthlyCount[]): MonthlyCount[] {
  return year.map(({ month }, at) => ({ month, value: year[(at + months) % 12]?.value ?? 0 }));
}
