import { and, eq, exists, gt, notExists, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "../../app/numbers/days";
import type { Hub } from "../../app/services/jobs";
import type { Pushes } from "../../app/services/watch";
import { askHub, HubError, isOurs, openPush, type PushSettings, topicOf } from "../youtube/push";
import { namedBatch } from "./batch";
import type { Database } from "./database";
import { watchedChannels, watchedVideos, watches } from "./schema-watch";
import { readUploads } from "./watch-rows";
import { writeObserved } from "./watch-turns";

/** The hub checks within minutes, and tries for hours where it does not reach us. */
const CHECKS_WITHIN_MS = DAY_MS;
/** What it did not check by then is asked again. */
const ASKED_AGAIN_MS = 6 * HOUR_MS;
/** It said no: for a channel that it does not know. */
const DENIED_MS = DAY_MS;
/** Longer than any hub grants. */
const LONGEST_LEASE_MS = 15 * DAY_MS;
/** Of a lease, after which the next is asked for. */
const RENEWED_AT = 0.8;

interface Setup {
  db: Database;
  /** null where nothing is pushed. */
  settings: PushSettings | null;
  now: Date;
}

/** Who watches the channel of a row. */
const watchers = (db: Database) =>
  db.select({ one: sql`1` }).from(watches).where(eq(watches.channelId, watchedChannels.id));

/** Notifications and questions of the hub, over D1. */
export function openPushes({ db, settings, now }: Setup): Pushes {
  const of = (id: string) => eq(watchedChannels.id, id);
  const isAsked = gt(watchedChannels.pushAskedAt, new Date(now.getTime() - CHECKS_WITHIN_MS));
  return {
    async confirm(callback, { mode, topic, leaseSeconds }) {
      const { channel } = callback;
      if (!settings || topic !== topicOf(channel) || !(await isOurs(settings, callback))) return false;
      if (mode === "unsubscribe") {
        const { left } = await namedBatch(db, {
          deleted: db.delete(watchedChannels).where(and(of(channel), notExists(watchers(db)))),
          left: db.select({ one: sql`1` }).from(watches).where(eq(watches.channelId, channel)).limit(1),
        });
        return left.length === 0;
      }
      const leaseMs = Math.min(LONGEST_LEASE_MS, (leaseSeconds ?? 0) * 1000);
      if (mode === "subscribe" && leaseMs === 0) return false;
      // From when it was asked: the same answer once more changes nothing.
      const from = (ms: number) => sql`${watchedChannels.pushAskedAt} + ${Math.round(ms)}`;
      const next =
        mode === "subscribe"
          ? { pushedUntil: from(leaseMs), pushDueAt: from(leaseMs * RENEWED_AT) }
          : { pushedUntil: null, pushDueAt: from(DENIED_MS) };
      const { meta } = await db
        .update(watchedChannels)
        .set(next)
        .where(and(of(channel), isAsked, exists(watchers(db))));
      return meta.changes > 0;
    },

    open: (callback, notification) => openPush(settings, callback, { ...notification, at: now }),

    async channel(id) {
      const [row] = await db
        .select({
          seenAt: watchedChannels.seenAt,
          pushedUntil: watchedChannels.pushedUntil,
          uploads: watchedVideos.uploads,
          version: watchedVideos.version,
        })
        .from(watchedChannels)
        .leftJoin(watchedVideos, eq(watchedVideos.channelId, watchedChannels.id))
        .where(and(of(id), exists(watchers(db))));
      if (!row) return null;
      const { seenAt, pushedUntil, uploads, version } = row;
      const isPushed = pushedUntil !== null && pushedUntil > now;
      return { seenAt, isPushed, uploads: readUploads(uploads), version: version ?? 0 };
    },

    async save({ dueBy, ...written }, happened) {
      const writer = crypto.randomUUID();
      const { videos } = await namedBatch(db, {
        ...writeObserved(db, { writer, holder: null }, [{ ...written, happened }]),
        due: db
          .update(watchedChannels)
          .set({ dueAt: sql`min(${watchedChannels.dueAt}, ${dueBy.getTime()})` })
          .where(of(written.id)),
      });
      return videos.meta.changes > 0;
    },
  };
}

/** What is asked of the hub, by rows of D1. */
export function openHub(given: Setup & { most: number; timeoutMs: number }): Hub {
  const { db, settings, now, most, timeoutMs } = given;
  const at = now.getTime();
  const { id, pushDueAt, pushedUntil } = watchedChannels;
  return {
    async claim() {
      if (!settings || most < 1) return [];
      // Further ahead than any lease: a clock that was wrong said so.
      const isDue = sql`(${pushDueAt} <= ${at} or ${pushDueAt} > ${at + LONGEST_LEASE_MS})`;
      const isOfUse = sql`(${pushedUntil} > ${at} or ${exists(watchers(db))})`;
      const due = sql`(select ${id} from ${watchedChannels} where ${isDue} and ${isOfUse} order by ${pushDueAt} limit ${most})`;
      const claimed = await db
        .update(watchedChannels)
        .set({ pushAskedAt: now, pushDueAt: new Date(at + ASKED_AGAIN_MS) })
        .where(sql`${id} in ${due}`)
        .returning({ id, isWatched: sql<number>`${exists(watchers(db))}` });
      return claimed.map(({ id, isWatched }) => ({ id, mode: isWatched ? "subscribe" : "unsubscribe" }));
    },
    async ask(channel) {
      if (!settings) return null;
      try {
        await askHub(settings, channel, timeoutMs);
        return null;
      } catch (error) {
        if (!(error instanceof HubError)) throw error;
        return { error, isGeneral: error.isGeneral };
      }
    },
    async postpone(ids, until) {
      await db
        .update(watchedChannels)
        .set({ pushDueAt: until })
        .where(sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`);
    },
  };
}
