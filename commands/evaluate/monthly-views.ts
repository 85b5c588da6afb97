import type { MonthlyCount } from "../../app/engines/seasons/season.ts";

/** An article's months, oldest first, each as its mean a day. */
export interface ArticleMonths {
  article: string;
  monthly: MonthlyCount[];
}

/** Reads `{"article": {"202001": views in the month}}`. Throws, naming the article, for an invalid month or count. */
export function readMonthlyViews(text: string): ArticleMonths[] {
  const body: unknown = JSON.parse(text);
  if (typeof body !== "object" || body === null) throw new Error("no articles by name");
  return Object.entries(body).map(([article, months]) => ({
    article,
    monthly: Object.entries(months ?? {})
      .map(([month, views]) => readMonth(article, month, views))
      .sort((a, b) => a.month.localeCompare(b.month)),
  }));
}

function readMonth(article: string, month: string, views: unknown): MonthlyCount {
  const [, year, number] = /^(\d{4})(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year || !number) throw new Error(`${article}: “${month}” is no month`);
  if (typeof views !== "number" || !(views >= 0)) throw new Error(`${article}: ${month} has no count`);
  const days = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  return { month: `${year}-${number}`, value: views / days };
}
