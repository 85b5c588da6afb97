import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { DEFAULT_TOPIC, topicKey } from "../../app/model/trend";
import { HOUR_MS } from "../../app/numbers/days";
import type { TopicKey } from "../../app/services/jobs";

import { fingerprint } from "../secrets";
import type { Database } from "./database";
import { isDeleted } from "./ended-sessions";
import { topicAskers, topics, trends } from "./schema";

/** An hour's difference does not change which topics the daily job reads, and each write costs. */
const NOTED_ANEW_AFTER = HOUR_MS;

/** Notes that a topic was asked, again or for the first time: a statement for a batch. */
export function noteAsked(db: Database, { key, article }: TopicKey, askedAt: Date) {
  return db
    .insert(topics)
    .values({ keyword: key, article, askedAt, unreadStatus: 0 })
    .onConflictDoUpdate({ target: topics.keyword, set: { askedAt }, setWhere: notedBefore(askedAt) });
}

/** A visitor as topicAskers knows them, and the owner that their cookie names; null without one. */
export interface Asker {
  asker: string;
  owner: string | null;
}

/**
 * Notes whose topic it is, in place of the one they had before; who waits for the same keeps their place, and of a deleted
 * owner nothing is noted: a statement for a batch.
 */
export function noteAsker(db: Database, { asker, owner }: Asker, key: string, since: Date) {
  const stays = owner === null ? sql`true` : sql`not ${isDeleted(owner)}`;
  return db
    .insert(topicAskers)
    .select(sql`select ${asker}, ${key}, ${since.getTime()} where ${stays}`)
    .onConflictDoUpdate({
      target: topicAskers.asker,
      set: { keyword: key, since },
      setWhere: ne(topicAskers.keyword, key),
    });
}

/** When a topic was last noted as asked, whether for this visitor, and how its reading stands: a statement for a batch. */
export function selectNote(db: Database, key: string, asker: string) {
  return db
    .select({
      askedAt: topics.askedAt,
      unreadStatus: topics.unreadStatus,
      isTheirs:
        sql<number>`exists (select 1 from ${topicAskers} where topic_askers.asker = ${asker} and topic_askers.keyword = topics.keyword)`.as(
          "is_theirs",
        ),
    })
    .from(topics)
    .where(eq(topics.keyword, key));
}

/** Whether a note need not be written anew. */
export function isFresh(note: { askedAt: Date; isTheirs: number } | undefined, askedAt: Date): boolean {
  return note?.isTheirs === 1 && note.askedAt.getTime() >= askedAt.getTime() - NOTED_ANEW_AFTER;
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

/**
 * Topics asked since an instant that were not read yet, at most `limit`: one a visitor, who waits longest first, so that
 * each has their turn. A topic that its visitor replaced, and that nobody else waits for, is left out.
 */
export function unreadTopics(db: Database, since: Date, limit: number): Promise<TopicKey[]> {
  const waiting = sql`(select min(${topicAskers.since}) from ${topicAskers} where ${topicAskers.keyword} = ${topics.keyword})`;
  return (
    db
      .select({ key: topics.keyword, article: topics.article })
      .from(topics)
      .where(and(gte(topics.askedAt, since), isNotNull(topics.unreadStatus), IS_WANTED))
      // One that could not be read lets the others go first.
      .orderBy(sql`${topics.unreadStatus} <> 0`, asc(waiting), desc(topics.askedAt))
      .limit(limit)
  );
}

/** Somebody's newest topic. */
const IS_WANTED = sql`exists (select 1 from ${topicAskers} where ${topicAskers.keyword} = ${topics.keyword})`;

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
 * so that no number of them keeps a topic from being read. Each visitor counts with one topic, their newest.
 */
export async function recentTopics(db: Database, limit: number): Promise<TopicKey[]> {
  // A key with an article has a line end before it (recordKey). Each question has an index of its own.
  const lineEnd = sql`instr(${topics.keyword}, char(10))`;
  const [plain, chosen] = await db.batch([
    newest(db, limit, sql`${lineEnd} = 0 and ${IS_WANTED}`),
    newest(db, Math.floor(limit * CHOSEN_SHARE), sql`${lineEnd} > 0 and ${IS_WANTED}`),
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

/** Forgets who waited for topics not asked since an instant: a statement for a batch, before the topics' own. */
export function deleteAskersBefore(db: Database, instant: Date) {
  const forgotten = db.select({ keyword: topics.keyword }).from(topics).where(askedBefore(instant));
  return db.delete(topicAskers).where(inArray(topicAskers.keyword, forgotten));
}

/** Never the topic that every new creator starts with. */
function askedBefore(instant: Date) {
  return and(lt(topics.askedAt, instant), ne(topics.keyword, topicKey(DEFAULT_TOPIC)));
}

/**
 * A visitor as topicAskers knows them: a hash of its own of the owner that their cookie names, so that no other table
 * leads here. All without a cookie are one.
 */
export async function topicAsker(owner: string | null): Promise<Asker> {
  return { asker: owner === null ? "" : await fingerprint(JSON.stringify(["topic", owner])), owner };
}

/** Forgets the topic that a visitor waits for: a statement for a batch. */
export function deleteAsker(db: Database, { asker }: Asker, where: SQL | undefined) {
  return db.delete(topicAskers).where(and(eq(topicAskers.asker, asker), where));
}
