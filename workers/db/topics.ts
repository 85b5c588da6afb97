import { desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "./database";
import { topics, trends } from "./schema";

/** What a record is kept under (see recordKey), and the article that was chosen for it, if one was. */
export interface TopicKey {
  key: string;
  article: string | null;
}

/** An hour's difference does not change which topics the daily job reads, and each write costs. */
const NOTED_ANEW_AFTER = 60 * 60 * 1000;

/** Notes that a topic was asked, again or for the first time: a statement for a batch. */
export function noteAsked(db: Database, { key, article }: TopicKey, askedAt: Date) {
  return db
    .insert(topics)
    .values({ keyword: key, article, askedAt })
    .onConflictDoUpdate({
      target: topics.keyword,
      set: { askedAt },
      setWhere: lt(topics.askedAt, new Date(askedAt.getTime() - NOTED_ANEW_AFTER)),
    });
}

/**
 * The topics asked most recently, newest first, at most `limit`, each with the article to read about: the one
 * chosen, else the one its record was read by last.
 */
export async function recentTopics(db: Database, limit: number): Promise<TopicKey[]> {
  return db
    .select({
      key: topics.keyword,
      article: sql<string | null>`coalesce(${topics.article}, ${trends.article})`,
    })
    .from(topics)
    .leftJoin(trends, eq(trends.keyword, topics.keyword))
    .orderBy(desc(topics.askedAt), topics.keyword)
    .limit(limit);
}
