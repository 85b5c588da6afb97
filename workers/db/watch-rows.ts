import { and, asc, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { API_DATA_KEPT_MS, type Happened } from "../../app/engines/watch";
import { WATCH_KINDS } from "../../app/model/event";
import { type WatchedChannel, type WatchedUploads, watchedUploads } from "../../app/model/watch";
import { DAY_MS } from "../../app/numbers/days";
import type { Owners } from "../accounts/session";
import type { DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { NOTED_ANEW_AFTER_MS, noteAgain } from "./owners";
import { watchedChannels, watchedVideos, watches } from "./schema-watch";

/** An owner's channels, the first watched first: a statement for a batch. */
export function selectWatched(db: Database, ownerId: string) {
  return db
    .select({
      id: watches.channelId,
      title: watchedChannels.title,
      since: watches.since,
      readAt: watchedChannels.readAt,
      source: watchedChannels.source,
      state: watchedChannels.state,
      paceMs: watchedChannels.paceMs,
      isMuted: watches.isMuted,
      mutedKinds: watches.mutedKinds,
      seenAt: watchedChannels.seenAt,
    })
    .from(watches)
    .innerJoin(watchedChannels, eq(watchedChannels.id, watches.channelId))
    .where(eq(watches.ownerId, ownerId))
    .orderBy(asc(watches.since), asc(watches.channelId));
}

export type WatchedRow = Awaited<ReturnType<typeof selectWatched>>[number];

export function toWatched({ seenAt: _, since, readAt, mutedKinds, ...row }: WatchedRow): WatchedChannel {
  return {
    ...row,
    since: since.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    mutedKinds: WATCH_KINDS.filter((kind) => mutedKinds.includes(kind)),
  };
}

/** What is kept of a channel's uploads; null where this version cannot read it, and the next reading is a first one. */
export function readUploads(text: string | null | undefined): WatchedUploads | null {
  try {
    return text ? watchedUploads.parse(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}

/** Events as JSON: what SQL reads of `noted.value`. */
export const asNoted = (all: readonly Happened[]) =>
  JSON.stringify(all.map(({ key, event: { kind, at, facts } }) => ({ key, kind, at: at.getTime(), facts })));

/** Notes that an owner is here, or their feed reader, for all that they watch: statements for a batch. */
export function noteWatcher(db: Database, ownerId: string, now: Date) {
  const own = db.select({ id: watches.channelId }).from(watches).where(eq(watches.ownerId, ownerId));
  return [
    noteAgain(db, ownerId, now),
    db
      .update(watchedChannels)
      .set({
        seenAt: now,
        // One that was read rarely while nobody was here is read at once.
        dueAt: sql`case when ${watchedChannels.seenAt} < ${now.getTime() - 7 * DAY_MS} then min(${watchedChannels.dueAt}, ${now.getTime()}) else ${watchedChannels.dueAt} end`,
      })
      .where(
        and(
          inArray(watchedChannels.id, own),
          lt(watchedChannels.seenAt, new Date(now.getTime() - NOTED_ANEW_AFTER_MS)),
        ),
      ),
  ] as const;
}

/**
 * Forgets channels that nobody watches any more, all of them or one: statements for a batch. One that the hub pushes
 * stays until the hub was asked to end that, which is due now, or its lease ends.
 */
export function deleteUnwatched(db: Database, now: Date, channelId?: string) {
  const watchers = db.select({ one: sql`1` }).from(watches).where(eq(watches.channelId, watchedChannels.id));
  const isUnwatched = and(notExists(watchers), channelId ? eq(watchedChannels.id, channelId) : undefined);
  const isPushed = sql`coalesce(${watchedChannels.pushedUntil}, 0) > ${now.getTime()}`;
  return [
    db.delete(watchedChannels).where(and(isUnwatched, sql`not ${isPushed}`)),
    db.update(watchedChannels).set({ pushDueAt: now }).where(and(isUnwatched, isPushed)),
  ] as const;
}

/** Forgets uploads of channels that were not read for so long that they may be kept no longer: a statement for a batch. */
export function deleteUnreadUploads(db: Database, now: Date) {
  const stale = db
    .select({ id: watchedChannels.id })
    .from(watchedChannels)
    .where(lt(watchedChannels.readAt, new Date(now.getTime() - API_DATA_KEPT_MS)));
  return db.delete(watchedVideos).where(inArray(watchedVideos.channelId, stale));
}

/** What the watched channels of a request need beside their database. */
export interface WatchingSetup {
  owners: Pick<Owners, "owner" | "read" | "writer">;
  uses: Pick<DailyUses, "counting">;
  now: Date;
  /** How many channels the owner's plan allows. */
  most(): Promise<number>;
  report(error: unknown): void;
}

/** Reads the watched channels of a request, and what is kept of any. */
export function readingWatched(db: Database, { owners, now, report }: WatchingSetup) {
  async function list(): Promise<WatchedRow[]> {
    const read = await owners.read((ownerId) => selectWatched(db, ownerId).execute());
    if (!read) return [];
    const yesterday = now.getTime() - NOTED_ANEW_AFTER_MS;
    if (read.found.some(({ seenAt }) => seenAt.getTime() < yesterday)) {
      await db
        .batch(noteWatcher(db, read.owner.id, now))
        .then(() => read.owner.remember())
        .catch(report);
    }
    return read.found;
  }

  /** What is kept of these channels already, since others watch them. */
  async function kept(ids: string[]): Promise<Map<string, WatchedUploads>> {
    if (ids.length === 0) return new Map();
    const rows = await db.select().from(watchedVideos).where(inArray(watchedVideos.channelId, ids));
    return new Map(
      rows.flatMap(({ channelId, uploads: text }) => {
        const uploads = readUploads(text);
        return uploads ? [[channelId, uploads] as const] : [];
      }),
    );
  }

  return { list, kept };
}

export type WatchReading = ReturnType<typeof readingWatched>;
