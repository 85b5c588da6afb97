import { z } from "zod";
import { type DailyCount, readTrend } from "../../app/engines/seasons";
import { ARTICLES_SHOWN } from "../../app/model/article";
import { type TrendRecord, WIKIPEDIA_INTEREST } from "../../app/model/trend";
import { MOST_VIEWS } from "../../app/numbers/bounds";
import { DAY_MS, daysBetween } from "../../app/numbers/days";
import { type ArticleSearch, InterestError, type InterestSource } from "../../app/services/trends";
import { storable } from "../../app/words/bounds";
import type { TimeLimits } from "../time-limits";
import { sampleInterest } from "./sample";
import { type ClientSetup, type WikimediaAnswer, wikimediaClient } from "./wikimedia-client";

const WIKIMEDIA = "https://wikimedia.org";
const WIKIPEDIA = "https://en.wikipedia.org";

interface WikimediaSetup extends ClientSetup {
  /** Where page views are; a stand-in in tests. */
  wikimediaUrl?: string;
  /** Where articles are searched. */
  wikipediaUrl?: string;
}

/** Three full years, so that a season has years to agree; with the running month one request still. */
const MONTHS_READ = 36;

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
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_READ, 1));
    const to = new Date(now.getTime() - DAY_MS);
    const path = `per-article/en.wikipedia/all-access/user/${title}/daily/${dayStamp(from)}/${dayStamp(to)}`;
    return readViews(
      await ask(`${wikimediaUrl}/api/rest_v1/metrics/pageviews/${path}`),
      daysBetween(from, to) + 1,
    );
  }

  return {
    find,
    async read({ keyword, article }, now) {
      const match = article ?? bestMatch(keyword, await find(keyword));
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
function bestMatch(keyword: string, titles: string[]): string | null {
  return titles.find((title) => title.toLowerCase() === keyword.toLowerCase()) ?? titles[0] ?? null;
}

/** "20261120", as Wikimedia writes a day. */
function dayStamp(date: Date): string {
  return date.toISOString().slice(0, 10).replaceAll("-", "");
}

/** A list's first items, read as such: the others are not even looked at. */
const first = <Item>(most: number, item: z.ZodType<Item>) =>
  z
    .array(z.unknown())
    .transform((items) => items.slice(0, most))
    .pipe(z.array(item));

/** The longest title of an article, in bytes (MediaWiki). */
const TITLE_MAX = 255;
const title = z.string().max(TITLE_MAX).transform(storable);
const searchAnswer = z.object({
  query: z.object({ search: first(ARTICLES_SHOWN, z.object({ title })) }),
});
const searchFailure = z.object({ error: z.object({ code: z.string() }) });
const viewsOfDay = z.object({
  timestamp: z.string().regex(/^\d{8}/),
  views: z.number().min(0).max(MOST_VIEWS),
});
const viewsAnswer = (most: number) => z.object({ items: first(most, viewsOfDay) });

/** The titles that a search found. Wikipedia's API answers its own failures with 200. */
function readTitles({ status, body }: WikimediaAnswer): string[] {
  const failure = searchFailure.safeParse(body);
  if (failure.success) {
    const { code } = failure.data.error;
    throw new InterestError(code === "ratelimited" ? "too-many" : "failed", `Wikipedia's search: ${code}`);
  }
  const answer = searchAnswer.safeParse(body);
  if (status !== 200 || !answer.success) {
    throw new InterestError("failed", `Wikipedia's search answered ${status} with something else`);
  }
  return answer.data.query.search.map(({ title }) => title);
}

/** The views of each day there are any, of `most` days; 404 says that the range holds nothing. */
function readViews({ status, body }: WikimediaAnswer, most: number): DailyCount[] {
  if (status === 404) return [];
  const answer = viewsAnswer(most).safeParse(body);
  if (!answer.success) {
    throw new InterestError("failed", `Wikimedia's page views answered ${status} with something else`);
  }
  return answer.data.items.map(({ timestamp, views }) => ({
    date: `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}-${timestamp.slice(6, 8)}`,
    value: views,
  }));
}

/** What CirrusSearch takes for operators: phrases, patterns, wildcards, nearness, `intitle:` and its like. */
const OPERATORS = /["“”„«»/\\*?~:^|()[\]{}<>]|&&|\p{Cc}/gu;
/** Before a word: leave out, or must be there. */
const BEFORE_A_WORD = /(^|\s)[-!+]+/g;
const BETWEEN_WORDS = /\b(?:AND|OR|NOT)\b/g;

/**
 * Words as Wikipedia's search shall look for them, as words: its operators would ask for something else, or for
 * a costly search that it refuses. Empty where nothing else was there.
 */
export function searchWords(text: string): string {
  return text
    .replace(OPERATORS, " ")
    .replace(BEFORE_A_WORD, "$1")
    .replace(BETWEEN_WORDS, (word) => word.toLowerCase())
    .replace(/\s+/g, " ")
    .trim();
}

interface InterestVars {
  WIKIMEDIA_CONTACT?: string;
  WIKIMEDIA_BASE_URL?: string;
  WIKIPEDIA_BASE_URL?: string;
}

/** What this deployment reads interest from; without articles there are none to choose from. */
export interface Interest {
  source: InterestSource;
  articles: ArticleSearch | null;
}

/** Wikimedia refuses requests that do not say who asks: without a contact, sample interest. */
export function chooseInterest(vars: InterestVars, timeLimits: TimeLimits): Interest {
  const contact = vars.WIKIMEDIA_CONTACT?.trim();
  if (!contact) return { source: sampleInterest, articles: null };
  const wikimedia = wikimediaInterest({
    contact,
    timeLimits,
    wikimediaUrl: vars.WIKIMEDIA_BASE_URL,
    wikipediaUrl: vars.WIKIPEDIA_BASE_URL,
  });
  return { source: wikimedia, articles: wikimedia };
}
