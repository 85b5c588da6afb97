import { and, desc, eq, gte, inArray, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { DEFAULT_TOPIC, topicKey } from "../../app/model/topic";
import { HOUR_MS } from "../../app/numbers/days";

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
    .values({ keyword: key, article, askedAt, unreadStatus: 0 })
    .onConflictDoUpdate({ target: topics.keyword, set: { askedAt }, setWhere: notedBefore(askedAt) });
}

/** When a topic was last noted as asked, and how its reading stands: a statement for a batch. */
export function selectNote(db: Database, key: string) {
  return db
    .select({ askedAt: topics.askedAt, unreadStatus: topics.unreadStatus })
    .from(topics)
    .where(eq(topics.keyword, key));
}

/** Whether a note need not be written anew. */
export function isFresh(note: { askedAt: Date } | undefined, askedAt: Date): boolean {
  return note !== undefined && note.askedAt.getTime() >= askedAt.getTime() - NOTED_ANEW_AFTER;
}

/** Keeps the HTTP status that a topic's reading ended in; nothing where the topic is not noted. */
export function noteFailure(db: Database, key: string, status: number) {
  return db.update(topics).set({ unreadStatus: status }).where(eq(topics.keyword, key));
}

/** Notes that topics were read: a statement for a batch. */
export function noteRead(db: Database, keys: string[]) {
  return db
    .update(topics)
    .set({ unreadStatus: null })
    .where(and(inArray(topics.keyword, keys), isNotNull(topics.unreadStatus)));
}

/** Topics asked since an instant that were not read yet, the newest first, at most `limit`. */
export function unreadTopics(db: Database, since: Date, limit: number): Promise<TopicKey[]> {
  return db
    .select({ key: topics.keyword, article: topics.article })
    .from(topics)
    .where(and(gte(topics.askedAt, since), isNotNull(topics.unreadStatus)))
    .orderBy(desc(topics.askedAt))
    .limit(limit);
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
