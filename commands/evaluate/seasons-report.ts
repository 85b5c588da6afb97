import { MONTHS, type NoSeason } from "../../app/trends/season.ts";
import { table } from "../table.ts";
import type { Evaluated } from "./evaluated.ts";
import { type ArticleMonths, readMonthlyViews } from "./monthly-views.ts";
import { countSeasons, halvesAgree, seasonsByChance } from "./seasons.ts";

const WHY: Record<NoSeason, string> = {
  "few-years": "fewer than two full years",
  "no-peak": "no month stands out",
  "other-months": "the years peak in other months",
  "unlike-years": "the years do not rise and fall together",
};

export function evaluateSeasons(text: string): Evaluated {
  let articles: ArticleMonths[];
  try {
    articles = readMonthlyViews(text);
  } catch (error) {
    const why = (error as Error).message;
    return { text: `REFUSED: ${why}`, held: "no articles", figure: "not read", failures: [why] };
  }
  const months = articles.flatMap(({ monthly }) => monthly.map(({ month }) => month)).sort();
  const { peaks, none } = countSeasons(articles);
  const seasonal = peaks.reduce((sum, count) => sum + count, 0);
  const halves = halvesAgree(articles);
  const near = share(halves.withinOne, halves.both);
  const chance = `${(seasonsByChance(articles) * 100).toFixed(1)} %`;
  return {
    text: [
      `${articles.length} articles, ${months[0]} to ${months.at(-1)}`,
      "",
      table(
        ["season", "articles", "share"],
        [
          ["a peak month", String(seasonal), share(seasonal, articles.length)],
          ...Object.entries(WHY).map(([why, words]) => {
            const count = none[why as NoSeason];
            return [`none: ${words}`, String(count), share(count, articles.length)];
          }),
        ],
      ),
      `Of the same years, each turned by months of chance, ${chance} show a season.`,
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
      `Of ${halves.both} with a season in both, the peak is the same month in ${halves.sameMonth} (${share(halves.sameMonth, halves.both)}) and within one month in ${halves.withinOne} (${near}); by chance ${(halves.byChance * 100).toFixed(0)} % would be within one.`,
      "Weekly velocity and one-day spikes are not measured here: monthly counts have neither weeks nor days.",
    ].join("\n"),
    held: `${articles.length} articles`,
    figure: `${seasonal} with a season; halves of the years within one month: ${near} of ${halves.both}`,
    failures: [],
  };
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((part / whole) * 100).toFixed(0)} %`;
}
