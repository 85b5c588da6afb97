import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { topicOfKey } from "../../app/model/article";
import { SAMPLE_INTEREST, type TrendRecord } from "../../app/model/trend";
import type { KeyedRecord, TopicKey } from "../../app/services/jobs";
import type { Database } from "./database";
import { topics, trends } from "./schema";
import { type Asker, isFresh, noteAsked, noteAskedAgain, noteAsker, noteRead, selectNote } from "./topics";
import type { TrendMemory } from "./trend-memory";

/** What there is of a topic. */
interface Found {
  record: TrendRecord | null;
  /** See the column of that name. */
  unreadStatus: number | null;
}

/** When a topic is asked, and by whom. */
export interface Asking {
  askedAt: Date;
  by: Asker;
}

/** Queues a topic for the jobs, as its visitor's one. */
export async function ask(db: Database, topic: TopicKey, { askedAt, by }: Asking): Promise<void> {
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
export async function findTrend(db: Database, key: string): Promise<TrendRecord | null> {
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
export async function findChosen(db: Database, key: string): Promise<Chosen | null> {
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
