import { eq, type SQL, sql } from "drizzle-orm";
import { topicOfKey } from "../../app/trends/articles";
import { SAMPLE_INTEREST, type TrendRecord } from "../../app/trends/trends";
import type { Database } from "./database";
import { topics, trends } from "./schema";
import { noteAsked, noteAskedAgain, type TopicKey } from "./topics";

/** A record with the key it is kept under. */
export interface KeyedRecord {
  key: string;
  record: TrendRecord;
}

/** The record of a topic, which counts as asked; null without one. One round trip. */
export async function findTrendAndAsk(
  db: Database,
  topic: TopicKey,
  askedAt: Date,
): Promise<TrendRecord | null> {
  const [[row]] = await db.batch([selectTrend(db, topic.key), noteAsked(db, topic, askedAt)]);
  return row ? readRow(row) : null;
}

/** The record of a topic, null without one, and nothing written. */
export async function findTrend(db: Database, key: string): Promise<TrendRecord | null> {
  const [row] = await selectTrend(db, key);
  return row ? readRow(row) : null;
}

/** The record of a topic somebody once chose, if it was read by now. */
export interface Chosen {
  record: TrendRecord | null;
}

/** What there is of a chosen topic, which counts as asked again; null where nobody chose it. One round trip. */
export async function findChosenAndAsk(db: Database, key: string, askedAt: Date): Promise<Chosen | null> {
  const [[row]] = await db.batch([selectChosen(db, key), noteAskedAgain(db, key, askedAt)]);
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
  return db
    .select()
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

/** Writes records over those of the same keys: a few statements in one batch, which is one round trip. */
export async function saveTrends(db: Database, records: KeyedRecord[]): Promise<void> {
  await saveIn(db, records, (some) => upsert(db, some));
}

/** Writes sample records where there is none, or a sample: what was once read is worth more, however old. */
export async function saveSamples(db: Database, records: KeyedRecord[]): Promise<void> {
  await saveIn(db, records, (some) => upsert(db, some, sql`${trends.source} = ${SAMPLE_INTEREST}`));
}

async function saveIn(
  db: Database,
  records: KeyedRecord[],
  statement: (some: KeyedRecord[]) => ReturnType<typeof upsert>,
): Promise<void> {
  const statements = [];
  for (let from = 0; from < records.length; from += ROWS_A_STATEMENT) {
    statements.push(statement(records.slice(from, from + ROWS_A_STATEMENT)));
  }
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
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
