import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type ChosenArticle, type FoundArticles, recordKey, topicOfKey } from "../../app/model/article";
import { SAMPLE_INTEREST, type TrendRecord, topicKey, WIKIPEDIA_INTEREST } from "../../app/model/trend";
import { DAY_MS } from "../../app/numbers/days";
import type { KeyedRecord, TopicKey } from "../../app/services/jobs";
import { InterestError, TrendFetchError, type Trends } from "../../app/services/trends";
import { isSampleSubject } from "../interest/sample";
import type { Interest } from "../interest/wikimedia";
import type { Limit } from "../middleware/limits";
import type { Database } from "./database";
import { topics, trends } from "./schema";
import {
  type Asker,
  isFresh,
  noteAsked,
  noteAskedAgain,
  noteAsker,
  noteFailure,
  noteRead,
  selectNote,
} from "./topics";
import type { TrendMemory } from "./trend-memory";

/** What there is of a topic. */
interface Found {
  record: TrendRecord | null;
  /** See the column of that name. */
  unreadStatus: number | null;
}

/** When a topic is asked, and by whom. */
interface Asking {
  askedAt: Date;
  by: Asker;
}

/** Queues a topic for the jobs, as its visitor's one. */
async function ask(db: Database, topic: TopicKey, { askedAt, by }: Asking): Promise<void> {
  await db.batch([noteAsked(db, topic, askedAt), noteAsker(db, by, topic.key, askedAt)]);
}

/**
 * What there is of a topic, which counts as asked. One round trip, and once an hour another that notes it: a statement
 * that may write costs D1 several times what a read does, even where it writes nothing.
 */
export async function findTrendAndAsk(
  db: Database,
  topic: TopicKey,
  { askedAt, by }: Asking,
): Promise<Found> {
  const [[row], [note]] = await db.batch([selectTrend(db, topic.key), selectNote(db, topic.key, by.asker)]);
  if (!isFresh(note, askedAt)) await ask(db, topic, { askedAt, by });
  return { record: row ? readRow(row) : null, unreadStatus: note?.unreadStatus ?? null };
}

/** The record of a topic, null without one, and nothing written. */
async function findTrend(db: Database, key: string): Promise<TrendRecord | null> {
  const [row] = await selectTrend(db, key);
  return row ? readRow(row) : null;
}

/** The record of a topic somebody once chose, if it was read by now. */
interface Chosen {
  record: TrendRecord | null;
}

/**
 * What there is of a chosen topic, which counts as asked again; null where nobody chose it. As of any other topic, one
 * round trip, and once an hour another.
 */
export async function findChosenAndAsk(
  db: Database,
  key: string,
  { askedAt, by }: Asking,
): Promise<Chosen | null> {
  const [[row], [note]] = await db.batch([selectChosen(db, key), selectNote(db, key, by.asker)]);
  if (row && !isFresh(note, askedAt)) {
    await db.batch([noteAskedAgain(db, key, askedAt), noteAsker(db, by, key, askedAt)]);
  }
  return row ? { record: row.trends && readRow(row.trends) } : null;
}

/** The same, and nothing written. */
async function findChosen(db: Database, key: string): Promise<Chosen | null> {
  const [row] = await selectChosen(db, key);
  return row ? { record: row.trends && readRow(row.trends) } : null;
}

function selectTrend(db: Database, key: string) {
  return db.select().from(trends).where(eq(trends.keyword, key)).limit(1);
}

function selectChosen(db: Database, key: string) {
  // Not the topic's own columns beside them: a batch answers rows as objects, in which two of one name are one.
  return db
    .select({ trends: getTableColumns(trends) })
    .from(topics)
    .leftJoin(trends, eq(trends.keyword, topics.keyword))
    .where(eq(topics.keyword, key))
    .limit(1);
}

function readRow(row: typeof trends.$inferSelect): TrendRecord {
  return {
    keyword: topicOfKey(row.keyword),
    trend_signal: row.signal,
    trend_velocity: row.velocity,
    seasonal_peak_month: row.seasonalPeakMonth,
    interest_over_time: row.interestOverTime,
    last_updated: row.lastUpdated.toISOString(),
    source: row.source,
    article: row.article,
  };
}

/** D1 binds at most 100 values a statement (platform limits), and a row has eight. */
const ROWS_A_STATEMENT = 12;

/** The database that records are written to, and what is remembered of it. */
interface Kept {
  db: Database;
  memory: TrendMemory;
}

/**
 * Writes records over those of the same keys, whose topics then count as read: a few statements in one batch, which is
 * one round trip.
 */
export async function saveTrends({ db, memory }: Kept, records: KeyedRecord[]): Promise<void> {
  const readKeys = (some: KeyedRecord[]) => some.map(({ key }) => key);
  await saveIn({ db, memory }, records, (some) => [upsert(db, some), noteRead(db, readKeys(some))]);
}

/** Writes sample records, but never over one that was read: that is worth more, however old. */
export async function saveSamples({ db, memory }: Kept, records: KeyedRecord[]): Promise<void> {
  await saveIn({ db, memory }, records, (some) => [
    upsert(db, some, sql`${trends.source} = ${SAMPLE_INTEREST}`),
  ]);
}

async function saveIn(
  { db, memory }: Kept,
  records: KeyedRecord[],
  write: (some: KeyedRecord[]) => (ReturnType<typeof upsert> | ReturnType<typeof noteRead>)[],
): Promise<void> {
  const statements = [];
  for (let from = 0; from < records.length; from += ROWS_A_STATEMENT) {
    statements.push(...write(records.slice(from, from + ROWS_A_STATEMENT)));
  }
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
  memory.forget(records.map(({ key }) => key));
}

function upsert(db: Database, records: KeyedRecord[], where?: SQL) {
  const rows = records.map(({ key, record }) => ({
    keyword: key,
    signal: record.trend_signal,
    velocity: record.trend_velocity,
    seasonalPeakMonth: record.seasonal_peak_month,
    interestOverTime: record.interest_over_time,
    source: record.source,
    article: record.article,
    lastUpdated: new Date(record.last_updated),
  }));
  return db
    .insert(trends)
    .values(rows)
    .onConflictDoUpdate({
      target: trends.keyword,
      setWhere: where,
      set: {
        signal: sql`excluded.trend_signal`,
        velocity: sql`excluded.trend_velocity`,
        seasonalPeakMonth: sql`excluded.seasonal_peak_month`,
        interestOverTime: sql`excluded.interest_over_time`,
        source: sql`excluded.source`,
        article: sql`excluded.article`,
        lastUpdated: sql`excluded.last_updated`,
      },
    });
}

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
