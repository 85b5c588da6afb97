import { readTrend } from "../../../app/engines/seasons";
import { ARTICLES_SHOWN } from "../../../app/trends/articles";
import { type TrendRecord, WIKIPEDIA_INTEREST } from "../../../app/trends/trends";
import type { ArticleSearch, InterestSource } from "../interest";
import { readTitles, readViews } from "./answers";
import { type ClientSetup, wikimediaClient } from "./client";
import { searchWords } from "./search-words";

export const WIKIMEDIA = "https://wikimedia.org";
export const WIKIPEDIA = "https://en.wikipedia.org";

export interface WikimediaSetup extends ClientSetup {
  /** Where page views are; a stand-in in tests. */
  wikimediaUrl?: string;
  /** Where articles are searched. */
  wikipediaUrl?: string;
}

/** Three full years, so that a season has years to agree; with the running month one request still. */
const MONTHS_READ = 36;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Wikipedia reader interest: a keyword's article in the English Wikipedia, and how often people read it a day
 * (Wikimedia page views, all access, agent "user"). Reading, not searching: the records say so.
 */
export function wikimediaInterest(setup: WikimediaSetup): InterestSource & ArticleSearch {
  const { wikimediaUrl = WIKIMEDIA, wikipediaUrl = WIKIPEDIA } = setup;
  const ask = wikimediaClient(setup);

  async function find(typed: string): Promise<string[]> {
    const words = searchWords(typed);
    if (words === "") return [];
    const query = new URLSearchParams({
      action: "query",
      list: "search",
      srsearch: words,
      srnamespace: "0",
      srlimit: String(ARTICLES_SHOWN),
      format: "json",
    });
    return readTitles(await ask(`${wikipediaUrl}/w/api.php?${query}`));
  }

  async function dailyViews(article: string, now: Date) {
    const title = encodeURIComponent(article.replaceAll(" ", "_"));
    const from = dayStamp(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_READ, 1)));
    const to = dayStamp(new Date(now.getTime() - DAY));
    const path = `per-article/en.wikipedia/all-access/user/${title}/daily/${from}/${to}`;
    return readViews(await ask(`${wikimediaUrl}/api/rest_v1/metrics/pageviews/${path}`));
  }

  return {
    find,
    async read({ keyword, article }, now) {
      const match = article ?? likeliest(keyword, await find(keyword));
      // No article, or one that nobody read, is an answer, too: not enough data.
      const { velocity, signal, peakMonth, weeks } = readTrend(
        match ? await dailyViews(match, now) : [],
        now,
      );
      return {
        keyword,
        trend_signal: signal,
        trend_velocity: velocity,
        seasonal_peak_month: peakMonth,
        interest_over_time: weeks,
        last_updated: now.toISOString(),
        source: WIKIPEDIA_INTEREST,
        article: match,
      } satisfies TrendRecord;
    },
  };
}

/** The article of that very name, else the first one found. */
function likeliest(keyword: string, titles: string[]): string | null {
  return titles.find((title) => title.toLowerCase() === keyword.toLowerCase()) ?? titles[0] ?? null;
}

/** "20261120", as Wikimedia writes a day. */
function dayStamp(date: Date): string {
  return date.toISOString().slice(0, 10).replaceAll("-", "");
}
