import { type ChosenArticle, type FoundArticles, recordKey } from "../../app/trends/articles";
import { type Trends, topicKey } from "../../app/trends/trend";
import type { Database } from "../db/database";
import { noteAsked } from "../db/topics";
import { findTrendAndAsk, saveTrends } from "../db/trends";
import type { Interest } from "../interest/choose";
import { InterestError } from "../interest/interest";
import type { Limit } from "../limits/limit";

interface Setup {
  now: Date;
  /** The article that this visitor chose, and for which topic. */
  chosen: ChosenArticle | null;
  interest: Interest;
  /** Asked before somebody else's service is asked for a visitor. */
  limit: Limit;
  report(error: unknown): void;
}

/** Trend records in D1, which the daily job keeps; each topic asked is queued for it. */
export function d1Trends(db: Database, { now, chosen, interest, limit, report }: Setup): Trends {
  const { source, articles: search } = interest;

  async function find(words: string): Promise<FoundArticles> {
    if (!search) return { ok: false, problem: "sample" };
    if (!(await limit())) return { ok: false, problem: "too-many" };
    try {
      const found = await search.find(words);
      return found.length > 0 ? { ok: true, articles: found } : { ok: false, problem: "none" };
    } catch (error) {
      report(error);
      return { ok: false, problem: "unreachable" };
    }
  }

  return {
    async forTopic(topic) {
      const article = chosen?.topic === topicKey(topic) ? chosen.article : null;
      return findTrendAndAsk(db, { key: recordKey(topic, article), article }, now);
    },

    async ask(topic) {
      await noteAsked(db, { key: recordKey(topic, null), article: null }, now);
    },

    articles: find,

    async choose({ topic, article, words }) {
      const found = await find(words);
      if (!found.ok) return found.problem;
      if (!found.articles.includes(article)) return "not-found";
      const key = recordKey(topic, article);
      if (await findTrendAndAsk(db, { key, article }, now)) return null;
      try {
        const record = await source.read({ keyword: topicKey(topic), article }, now);
        if (record) await saveTrends(db, [{ key, record }]);
      } catch (error) {
        // It is queued by now: the job reads it within the day.
        if (!(error instanceof InterestError)) throw error;
        report(error);
      }
      return null;
    },
  };
}
