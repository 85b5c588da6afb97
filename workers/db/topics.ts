import { desc } from "drizzle-orm";
import type { Database } from "./database";
import { topics } from "./schema";

/** Queues a topic for the trend job, or notes that it was asked again. */
export async function askTopic(db: Database, keyword: string, askedAt: Date): Promise<void> {
  await db
    .insert(topics)
    .values({ keyword, askedAt })
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
