import { and, desc, eq, inArray, lt, ne, not, type SQL, sql } from "drizzle-orm";
import { HOUR_MS } from "../../app/numbers/days";
import { DEFAULT_TOPIC, topicKey } from "../../app/trends/topic";

import type { Database } from "./database";
import { topics, trends } from "./schema";

/** What a record is kept under (see recordKey), and the article that was chosen for it, if one was. */
export interface TopicKey {
  key: string;
  article: string | null;
}

/** An hour's difference does not change which topics the daily job reads, and each write costs. */
const NOTED_ANEW_AFTER = HOUR_MS;

/** Notes that a topic was asked, again or for the first time: a statement for a batch. */
export function noteAsked(db: Database, { key, article }: TopicKey, askedAt: Date) {
  return db
    .insert(topics)
    .values({ keyword: key, article, askedAt })
    .onConflictDoUpdate({ target: topics.keyword, set: { askedAt }, setWhere: notedBefore(askedAt) });
}

/** A row where a topic is noted as asked and need not be noted anew: a statement for a batch. */
export function selectNoted(db: Database, key: string, askedAt: Date) {
  return db
    .select({ askedAt: topics.askedAt })
    .from(topics)
    .where(and(eq(topics.keyword, key), not(notedBefore(askedAt))));
}

/** Notes that a topic was asked again; one that never was stays unknown: a statement for a batch. */
export function noteAskedAgain(db: Database, key: string, askedAt: Date) {
  return db
    .update(topics)
    .set({ askedAt })
    .where(and(eq(topics.keyword, key), notedBefore(askedAt)));
}

function notedBefore(askedAt: Date) {
  return lt(topics.askedAt, new Date(askedAt.getTime() - NOTED_ANEW_AFTER));
}

/** Of the topics of a run, so many may be ones with an article that somebody chose. */
const CHOSEN_SHARE = 1 / 4;

/**
 * The topics asked most recently, newest first, at most `limit`, each with the article to read about: the one
 * chosen, else the one its record was read by last. Visitors' own choices come last and are a quarter at most,
 * so that no number of them keeps a topic from being read.
 */
export async function recentTopics(db: Database, limit: number): Promise<TopicKey[]> {
  // A key with an article has a line end before it (recordKey). Each question has an index of its own.
  const lineEnd = sql`instr(${topics.keyword}, char(10))`;
  const [plain, chosen] = await db.batch([
    newest(db, limit, sql`${lineEnd} = 0`),
    newest(db, Math.floor(limit * CHOSEN_SHARE), sql`${lineEnd} > 0`),
  ]);
  return [...plain.slice(0, limit - chosen.length), ...chosen];
}

function newest(db: Database, limit: number, where: SQL) {
  return db
    .select({
      key: topics.keyword,
      article: sql<string | null>`coalesce(${topics.article}, ${trends.article})`,
    })
    .from(topics)
    .leftJoin(trends, eq(trends.keyword, topics.keyword))
    .where(where)
    .orderBy(desc(topics.askedAt), topics.keyword)
    .limit(limit);
}

/** Deletes the records of topics not asked since an instant: a statement for a batch, before the topics' own. */
export function deleteTrendsAskedBefore(db: Database, instant: Date) {
  const forgotten = db.select({ keyword: topics.keyword }).from(topics).where(askedBefore(instant));
  return db.delete(trends).where(inArray(trends.keyword, forgotten));
}

/** Deletes topics not asked since an instant: a statement for a batch. */
export function deleteTopicsAskedBefore(db: Database, instant: Date) {
  return db.delete(topics).where(askedBefore(instant));
}

/** Never the topic that every new creator starts with. */
function askedBefore(instant: Date) {
  return and(lt(topics.askedAt, instant), ne(topics.keyword, topicKey(DEFAULT_TOPIC)));
}
