import { type ChosenArticle, type FoundArticles, recordKey } from "../../app/model/article";
import { SAMPLE_INTEREST, type TrendRecord, topicKey, WIKIPEDIA_INTEREST } from "../../app/model/trend";
import { DAY_MS } from "../../app/numbers/days";
import { InterestError, TrendFetchError, type Trends } from "../../app/services/trends";
import { isSampleSubject } from "../interest/sample";
import type { Interest } from "../interest/wikimedia";
import type { Limit } from "../middleware/limits";
import type { Database } from "./database";
import { type Asker, noteFailure } from "./topics";
import type { TrendMemory } from "./trend-memory";
import {
  type Asking,
  ask,
  findChosen,
  findChosenAndAsk,
  findTrend,
  findTrendAndAsk,
  saveSamples,
  saveTrends,
} from "./trend-rows";

/** A record younger than this is not read anew: page views are counted by the day. */
const YOUNG_MS = DAY_MS;

/** A topic whose article the search is to find. */
const unsettled = (topic: string) => ({ keyword: topicKey(topic), article: null });

interface Setup {
  memory: TrendMemory;
  now: Date;
  /** The article that this visitor chose, and for which topic. */
  chosen: ChosenArticle | null;
  interest: Interest;
  /** Asked before somebody else's service is asked for a visitor. */
  limit: Limit;
  /** The visitor, as topicAskers knows them. */
  asker(): Promise<Asker>;
  report(error: unknown): void;
}

/**
 * Trend records in D1, which the daily job keeps; each topic asked is queued for it. One shown in the last minute is
 * shown from memory. An article that a cookie names is taken only where it once was chosen here: anybody can write a
 * cookie.
 */
export function d1Trends(
  db: Database,
  { memory, now, chosen, interest, limit, asker, report }: Setup,
): Trends {
  const { source, articles: search } = interest;
  const asking = async (): Promise<Asking> => ({ askedAt: now, by: await asker() });

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

  function remember(key: string, record: TrendRecord | null): TrendRecord | null {
    if (record) memory.keep(key, record, now);
    return record;
  }

  return {
    isSample: search === null,

    async forTopic(topic) {
      if (chosen && chosen.topic === topicKey(topic)) {
        const key = recordKey(topic, chosen.article);
        const kept = memory.find(key, now);
        if (kept) return kept;
        const own = await evenUnnoted(
          async () => findChosenAndAsk(db, key, await asking()),
          () => findChosen(db, key),
        );
        if (own) return remember(key, own.record);
      }
      const key = recordKey(topic, null);
      const kept = memory.find(key, now);
      if (kept) return kept;
      const { record, unreadStatus } = await evenUnnoted(
        async () => findTrendAndAsk(db, { key, article: null }, await asking()),
        async () => ({ record: await findTrend(db, key), unreadStatus: null }),
      );
      if (!record && unreadStatus) throw new TrendFetchError(unreadStatus);
      return remember(key, record);
    },

    async ask(topic) {
      await ask(db, { key: recordKey(topic, null), article: null }, await asking());
    },

    async recall(topic) {
      const there = await findTrend(db, recordKey(topic, null));
      if (there && there.source !== SAMPLE_INTEREST) return there;
      return !search && isSampleSubject(topic, now) ? source.read(unsettled(topic), now) : null;
    },

    async lookUp(topic) {
      const key = recordKey(topic, null);
      const there = await findTrend(db, key);
      if (
        there &&
        there.source !== SAMPLE_INTEREST &&
        now.getTime() - Date.parse(there.last_updated) < YOUNG_MS
      )
        return { ok: true, record: there };
      if (search && !(await limit())) return { ok: false, problem: "too-many" };
      try {
        const record = await source.read(unsettled(topic), now);
        if (record) await (search ? saveTrends : saveSamples)({ db, memory }, [{ key, record }]);
        return { ok: true, record };
      } catch (error) {
        if (!(error instanceof InterestError)) throw error;
        report(error);
        if (error.status !== undefined) await noteFailure(db, key, error.status);
        return { ok: false, problem: error.problem === "too-many" ? "too-many" : "unreachable" };
      }
    },

    articles: find,

    async choose({ topic, article, words }) {
      const found = await find(words);
      if (!found.ok) return found.problem;
      if (!found.articles.includes(article)) return "not-found";
      const key = recordKey(topic, article);
      // A sample may be there, where the job could not read it.
      const { record: there } = await findTrendAndAsk(db, { key, article }, await asking());
      if (there?.source === WIKIPEDIA_INTEREST) return null;
      try {
        const record = await source.read({ keyword: topicKey(topic), article }, now);
        if (record) await saveTrends({ db, memory }, [{ key, record }]);
      } catch (error) {
        // It is queued by now: the job reads it within the day.
        if (!(error instanceof InterestError)) throw error;
        report(error);
      }
      return null;
    },
  };
}
