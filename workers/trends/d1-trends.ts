import { type ChosenArticle, type FoundArticles, recordKey } from "../../app/trends/articles";
import { topicKey } from "../../app/trends/topic";
import { type Trends, WIKIPEDIA_INTEREST } from "../../app/trends/trends";
import type { Database } from "../db/database";
import { noteAsked } from "../db/topics";
import { findChosen, findChosenAndAsk, findTrend, findTrendAndAsk, saveTrends } from "../db/trends";
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

/**
 * Trend records in D1, which the daily job keeps; each topic asked is queued for it. An article that a cookie
 * names is taken only where it once was chosen here: anybody can write a cookie.
 */
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

  /** A record that is there is shown although noting that it was asked for failed. */
  async function evenUnnoted<T>(readAndNote: () => Promise<T>, read: () => Promise<T>): Promise<T> {
    try {
      return await readAndNote();
    } catch (error) {
      report(error);
      return read();
    }
  }

  return {
    async forTopic(topic) {
      if (chosen && chosen.topic === topicKey(topic)) {
        const key = recordKey(topic, chosen.article);
        const own = await evenUnnoted(
          () => findChosenAndAsk(db, key, now),
          () => findChosen(db, key),
        );
        if (own) return own.record;
      }
      const key = recordKey(topic, null);
      return evenUnnoted(
        () => findTrendAndAsk(db, { key, article: null }, now),
        () => findTrend(db, key),
      );
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
      // A sample may be there, where the job could not read it.
      const there = await findTrendAndAsk(db, { key, article }, now);
      if (there?.source === WIKIPEDIA_INTEREST) return null;
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
