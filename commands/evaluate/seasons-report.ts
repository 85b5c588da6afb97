import { MAX_YEARS, MIN_YEARS, type NoSeason } from "../../app/engines/seasons/season.ts";
import { MONTHS } from "../../app/numbers/days.ts";
import { sum } from "../../app/statistics/sums.ts";
import { table } from "../table.ts";
import type { Evaluated } from "./evaluated.ts";
import { type ArticleMonths, readMonthlyViews } from "./monthly-views.ts";
import { countSeasons, halvesAgree, type NextYear, nextYearAgrees, seasonsByChance } from "./seasons.ts";

const WHY: [NoSeason, string][] = [
  ["few-years", "fewer than two full years"],
  ["no-peak", "no month stands out"],
  ["other-months", "the years peak in other months"],
  ["unlike-years", "the years do not rise and fall together"],
];

/** The numbers of years that the engine reads a season from. */
const YEARS_READ = Array.from({ length: MAX_YEARS - MIN_YEARS + 1 }, (_, n) => MIN_YEARS + n);

/** Evaluates the seasons engine on monthly views. Throws if they cannot be read or hold no articles. */
export function evaluateSeasons(text: string): Evaluated {
  const articles = readMonthlyViews(text);
  if (articles.length === 0) throw new Error("no articles in it");
  const months = articles.flatMap(({ monthly }) => monthly.map(({ month }) => month)).sort();
  const { peaks, none } = countSeasons(articles);
  const seasonal = sum(peaks);
  const halves = halvesAgree(articles);
  const near = share(halves.withinOne, halves.both);
  const after = YEARS_READ.map((years) => ({ years, ...nextYearAgrees(articles, years) }));
  const kept = after.map(({ years, named, withinOne }) => `${share(withinOne, named)} of ${years} years'`);
  return {
    text: [
      `${articles.length} articles, ${months[0]} to ${months.at(-1)}`,
      "",
      table(
        ["season", "articles", "share"],
        [
          ["a peak month", String(seasonal), share(seasonal, articles.length)],
          ...WHY.map(([why, words]) => {
            const count = none[why];
            return [`none: ${words}`, String(count), share(count, articles.length)];
          }),
        ],
      ),
      "",
      table(
        ["peak in", "articles", "share"],
        MONTHS.map((month, at) => [month, String(peaks[at]), share(peaks[at] ?? 0, seasonal)]),
      ),
      "",
      table(
        ["first half of the years against the second", "articles"],
        [
          ["with two full years and more in each", String(halves.articles)],
          ["a season in both", String(halves.both)],
          ["in the first only", String(halves.firstOnly)],
          ["in the second only", String(halves.secondOnly)],
          ["in neither", String(halves.neither)],
        ],
      ),
      `Of the ${halves.both} with a season in both, ${halves.sameMonth} peak in the same month and ${halves.withinOne} (${near}) within one month; by chance ${percent(halves.byChance)} would.`,
      "",
      afterTable(after, articles),
      "(Next year near: the year after was highest within one month of the peak named. By chance: if years had nothing to do with each other. Of turned years: seasons shown where each year is moved round by months of chance.)",
      "",
      "Weekly velocity and one-day spikes are not measured here: monthly counts have neither weeks nor days.",
    ].join("\n"),
    held: `${articles.length} articles`,
    figure: `${seasonal} with a season; within one month the year after: ${kept.join(", ")} seasons`,
    failures: [],
  };
}

/** How well seasons predict the next year, by the number of years they rest on. */
function afterTable(after: ({ years: number } & NextYear)[], articles: ArticleMonths[]): string {
  const rows = after.map(({ years, named, articles: of, withinOne, byChance }) => [
    `${years} years`,
    String(named),
    String(of),
    `${withinOne} (${share(withinOne, named)})`,
    percent(byChance),
    `${(seasonsByChance(articles, years) * 100).toFixed(1)} %`,
  ]);
  return table(["a season of", "named", "articles", "next year near", "by chance", "of turned years"], rows);
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : percent(part / whole);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
