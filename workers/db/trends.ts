import { eq, sql } from "drizzle-orm";
import type { TrendRecord } from "../../app/trends/trend";
import type { Database } from "./database";
import { trends } from "./schema";
import { askUnlessKnown } from "./topics";

/** The record of one keyword; without one, null, and the keyword is queued for the job. One round trip. */
export async function findTrendOrAsk(
  db: Database,
  keyword: string,
  askedAt: Date,
): Promise<TrendRecord | null> {
  const [[row]] = await db.batch([
    db.select().from(trends).where(eq(trends.keyword, keyword)).limit(1),
    askUnlessKnown(db, keyword, askedAt),
  ]);
  if (!row) return null;
  return {
    keyword: row.keyword,
    trend_signal: row.signal,
    trend_velocity: row.velocity,
    seasonal_peak_month: row.seasonalPeakMonth,
    interest_over_time: row.interestOverTime,
    last_updated: row.lastUpdated.toISOString(),
    source: row.source,
  };
}

/** D1 binds at most 100 values a statement (platform limits), and a row has seven. */
const ROWS_A_STATEMENT = 14;

/** Writes records over those of the same keywords: a few statements in one batch, which is one round trip. */
export async function saveTrends(db: Database, records: TrendRecord[]): Promise<void> {
  const statements = [];
  for (let from = 0; from < records.length; from += ROWS_A_STATEMENT) {
    statements.push(upsert(db, records.slice(from, from + ROWS_A_STATEMENT)));
  }
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}

function upsert(db: Database, records: TrendRecord[]) {
  const rows = records.map((record) => ({
    keyword: record.keyword,
    signal: record.trend_signal,
    velocity: record.trend_velocity,
    seasonalPeakMonth: record.seasonal_peak_month,
    interestOverTime: record.interest_over_time,
    source: record.source,
    lastUpdated: new Date(record.last_updated),
  }));
  return db
    .insert(trends)
    .values(rows)
    .onConflictDoUpdate({
      target: trends.keyword,
      set: {
        signal: sql`excluded.trend_signal`,
        velocity: sql`excluded.trend_velocity`,
        seasonalPeakMonth: sql`excluded.seasonal_peak_month`,
        interestOverTime: sql`excluded.interest_over_time`,
        source: sql`excluded.source`,
        lastUpdated: sql`excluded.last_updated`,
      },
    });
}
