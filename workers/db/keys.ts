import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import { MAX_KEYS } from "../../app/functions/key/messages";
import type { Scope } from "../../app/model/caller";
import { SESSION_DAYS } from "../../app/model/user";
import { DAY_MS, MINUTE_MS } from "../../app/numbers/days";
import type { ApiKey, Keys } from "../../app/services/keys";
import type { Owners } from "../accounts/session";
import { isSameHash, newKey } from "../keys/key-text";
import type { Uses } from "../keys/unwritten-uses";
import { namedBatch } from "./batch";
import { countingDay, type DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { declining, noteOwner } from "./owners";
import { users } from "./schema-accounts";
import { apiKeys, keyAnswers, keyUses } from "./schema-keys";

/** As long as the cookie of the demo's visitor who made it. */
const DEMO_KEY_MS = SESSION_DAYS * DAY_MS;
/** Days for which it is kept what a key was used for. */
const USE_DAYS = 30;
/** How long the answer to a call with an `Idempotency-Key` is kept. */
export const ANSWER_MS = DAY_MS;

/**
 * True in SQL while a key is good: an account's until it is revoked, unless the account is suspended; the demo's dies as
 * its visitor's cookie does, by a log-out, a deletion or 30 days. Written out, as `findBearer` is.
 */
function stands(now: Date) {
  return sql`coalesce(
    (select users.suspended_at is null from users where users.owner_id = api_keys.owner_id),
    api_keys.created_at >= ${now.getTime() - DEMO_KEY_MS} and not exists (
      select 1 from ended_sessions where session = api_keys.owner_id
        and (ended_at >= api_keys.created_at or is_deleted)))`;
}

/** An owner's keys, the oldest first: a statement for a batch. */
export const selectKeys = (db: Database, ownerId: string, now: Date) =>
  db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      createdAt: apiKeys.createdAt,
      lastUsedOn: apiKeys.lastUsedOn,
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.ownerId, ownerId), stands(now)))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));

/** What an owner's keys were used for, the newest day first: a statement for a batch. */
export const selectKeyUses = (db: Database, ownerId: string) =>
  db
    .select({ keyId: keyUses.keyId, day: keyUses.day, called: keyUses.called, times: keyUses.times })
    .from(keyUses)
    .innerJoin(apiKeys, eq(apiKeys.id, keyUses.keyId))
    .where(eq(apiKeys.ownerId, ownerId))
    .orderBy(desc(keyUses.day), asc(keyUses.called));

type KeyRow = Awaited<ReturnType<typeof selectKeys>>[number];
type UseRow = Awaited<ReturnType<typeof selectKeyUses>>[number];

export function toKeys(keys: KeyRow[], uses: UseRow[]): ApiKey[] {
  return keys.map((key) => ({
    ...key,
    uses: uses.filter(({ keyId }) => keyId === key.id).map(({ keyId: _, ...use }) => use),
  }));
}

/** Keeps a new key, unless its owner is gone or has as many as there may be: a statement for a batch. */
function keepKey(
  db: Database,
  { ownerId, id, name, scopes, hash, now }: Omit<typeof apiKeys.$inferInsert, "createdAt"> & { now: Date },
) {
  const standing = sql`select count(*) from ${apiKeys} where ${apiKeys.ownerId} = ${ownerId} and ${stands(now)}`;
  return db.insert(apiKeys).select(
    sql`select ${id}, id, ${name}, ${JSON.stringify(scopes)}, ${hash}, ${now.getTime()}, null, 0, 0
      from owners where id = ${ownerId} and (${standing}) < ${MAX_KEYS}`,
  );
}

interface Setup {
  owners: Pick<Owners, "owner" | "read" | "writer">;
  uses: Pick<DailyUses, "counting">;
  now: Date;
}

/** The keys of the owner behind one request, in D1. */
export function d1Keys(db: Database, { owners, uses, now }: Setup): Keys {
  return {
    async list() {
      const read = await owners.read((ownerId) =>
        db.batch([selectKeys(db, ownerId, now), selectKeyUses(db, ownerId)]),
      );
      return read ? toKeys(...read.found) : [];
    },

    async make({ name, scopes }) {
      const owner = await owners.writer();
      const { text, id, hash } = await newKey();
      const newcomers = { now, count: await uses.counting() };
      const { kept } = await namedBatch(db, {
        owner: noteOwner(db, owner.id, newcomers),
        kept: keepKey(db, { ownerId: owner.id, id, name, scopes, hash, now }),
      }).catch(declining(now));
      await owner.remember();
      return kept.meta.changes === 1 ? { key: text } : "full";
    },

    async revoke(id) {
      const owner = await owners.owner();
      if (!owner) return false;
      const gone = await db.delete(apiKeys).where(and(eq(apiKeys.id, id), eq(apiKeys.ownerId, owner.id)));
      // What goes with it counts as well.
      return gone.meta.changes > 0;
    },
  };
}

/** Whoever bears a key. */
export interface Bearer {
  keyId: string;
  ownerId: string;
  scopes: Scope[];
  /** Calls of this minute so far. */
  calls: number;
  /** The user's account, where there is one. */
  account: { userId: string; email: string; primaryTopic: string; youtubeChannel: string } | null;
}

/** A key with its owner's account, as columns are called. */
interface BearerRow {
  key_id: string;
  hash: string;
  owner_id: string;
  scopes: string;
  minute: number;
  calls: number;
  user_id: string | null;
  email: string;
  primary_topic: string;
  youtube_channel: string;
}

/**
 * Who bears a key; null for one that was revoked or ended, or that nobody has. One round trip. Its statement is written
 * out: built of columns with every call it takes as long as a short function does.
 *
 * @param key as `readKey` reads it
 */
export async function findBearer(
  db: Database,
  key: { id: string; hash: string },
  now: Date,
): Promise<Bearer | null> {
  // In a batch D1 answers rows by the names of their columns.
  const [found] = await db.all<BearerRow>(sql`
    select api_keys.id as key_id, hash, api_keys.owner_id, scopes, minute, calls,
      users.id as user_id, email, primary_topic, youtube_channel
    from api_keys left join users on users.owner_id = api_keys.owner_id
    where api_keys.id = ${key.id} and ${stands(now)}`);
  if (!found || !isSameHash(found.hash, key.hash)) return null;
  const { user_id: userId, email, primary_topic: primaryTopic, youtube_channel: youtubeChannel } = found;
  return {
    keyId: found.key_id,
    ownerId: found.owner_id,
    scopes: JSON.parse(found.scopes),
    calls: found.minute === Math.floor(now.getTime() / MINUTE_MS) ? found.calls : 0,
    account: userId === null ? null : { userId, email, primaryTopic, youtubeChannel },
  };
}

/** Writes what a key was used for; nothing of one that is gone by now. One round trip. */
export async function writeKeyUses(db: Database, id: string, { minute, calls, day, called }: Uses) {
  await db.batch([
    db
      .update(apiKeys)
      .set({
        lastUsedOn: day,
        minute,
        calls: sql`case when ${apiKeys.minute} = ${minute} then ${apiKeys.calls} + ${calls} else ${calls} end`,
      })
      .where(eq(apiKeys.id, id)),
    db
      .insert(keyUses)
      .select(
        sql`select ${apiKeys.id}, value ->> 'day', value ->> 'called', value ->> 'times'
          from ${apiKeys}, json_each(${JSON.stringify(called)}) where ${apiKeys.id} = ${id}`,
      )
      .onConflictDoUpdate({
        target: [keyUses.keyId, keyUses.day, keyUses.called],
        set: { times: sql`${keyUses.times} + excluded.times` },
      }),
  ]);
}

/** Forgets keys that ended by themselves, what keys were used for, and answers: statements for a batch. */
export function deleteOldKeys(db: Database, now: Date) {
  const aMonthAgo = new Date(now.getTime() - USE_DAYS * DAY_MS);
  return [
    db
      .delete(apiKeys)
      .where(
        sql`not (${stands(now)}) and not exists (select 1 from ${users} where ${users.ownerId} = ${apiKeys.ownerId})`,
      ),
    db.delete(keyUses).where(lt(keyUses.day, countingDay(aMonthAgo))),
    db.delete(keyAnswers).where(lt(keyAnswers.at, new Date(now.getTime() - ANSWER_MS))),
  ] as const;
}
