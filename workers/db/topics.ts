import { desc, sql } from "drizzle-orm";
import type { Database } from "./database";
import { topics, trends } from "./schema";

/** Queues a keyword that has no trend record, or notes that it was asked again: a statement for a batch. */
export function askUnlessKnown(db: Database, keyword: string, askedAt: Date) {
  const known = sql`select 1 from ${trends} where ${trends.keyword} = ${keyword}`;
  return db
    .insert(topics)
    .select(sql`select ${keyword}, ${askedAt.getTime()} where not exists (${known})`)
    .onConflictDoUpdate({ target: topics.keyword, set: { askedAt } });
}

/** The keywords asked most recently, newest first, at most `limit`. */
export async function recentTopics(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ keyword: topics.keyword })
    .from(topics)
    .orderBy(desc(topics.askedAt), topics.keyword)
    .limit(limit);
  return rows.map((row) => row.keyword);
}
