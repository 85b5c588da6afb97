import { and, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { observe, pastOutliers } from "../../app/engines/watch";
import { WATCH_KINDS, type WatchEvent, watchEvent } from "../../app/model/event";
import { noteTime, type WatchedUploads } from "../../app/model/watch";
import type { FoundChannel, Watching } from "../../app/services/watch";
import { nextNote } from "../../app/watch/note-times";
import type { Owners } from "../accounts/session";
import { namedBatch } from "./batch";
import type { DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { toKeptEvent } from "./events";
import { rescheduleNote } from "./note-mails";
import { declining, NOTED_ANEW_AFTER_MS, noteOwner } from "./owners";
import { owners as ownerRows } from "./schema";
import { events } from "./schema-plan";
import { watchedChannels, watchedVideos, watches } from "./schema-watch";
import {
  asNoted,
  deleteUnwatched,
  noteWatcher,
  readUploads,
  selectWatched,
  toWatched,
  type WatchedRow,
} from "./watch-rows";

/** What a channel's uploads grow to, counted when somebody is the first to watch it. */
const CHANNEL_BYTES = 15_000;
/** A channel's pace before it was read. */
const FIRST_PACE_MS = 6 * 60 * 60 * 1000;

const channelOf = sql`${events.facts} ->> 'channel'`;
const ofWatched = sql`${events.kind} like 'watched-%'`;

interface Setup {
  owners: Pick<Owners, "owner" | "read" | "writer">;
  uses: Pick<DailyUses, "counting">;
  now: Date;
  /** How many channels the owner's plan allows. */
  most(): Promise<number>;
  report(error: unknown): void;
}

/** The channels that the owner behind one request watches, in D1. */
export function d1Watching(db: Database, { owners, uses, now, most, report }: Setup): Watching {
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

  /** The statements that watch these, the third of which tells how many found room. */
  function watch(
    ownerId: string,
    found: { channel: FoundChannel; uploads: WatchedUploads | null; isRead: boolean }[],
    muted: WatchedRow["mutedKinds"],
    allowed: number,
  ) {
    const rows = JSON.stringify(
      found.map(({ channel: { id, title, playlist, page }, uploads, isRead }) => ({
        ...{ id, title, playlist, uploads: uploads && JSON.stringify(uploads) },
        ...{ state: isRead ? "read" : "new", source: isRead ? page?.source : null },
        readAt: isRead ? page?.at : null,
      })),
    );
    const past = found.flatMap(({ channel: { id }, uploads }) =>
      uploads ? pastOutliers(id, uploads, now) : [],
    );
    const at = now.getTime();
    const own = sql`(select count(*) from ${watches} where ${watches.ownerId} = ${ownerId})`;
    return {
      channels: db
        .insert(watchedChannels)
        .select(
          sql`select one.value ->> 'id', one.value ->> 'title', one.value ->> 'playlist', one.value ->> 'state',
              one.value ->> 'source', one.value ->> 'readAt', ${at}, ${FIRST_PACE_MS}, 0, null, null, ${at}, null, null, ${at}, null
            from json_each(${rows}) as one where true`,
        )
        .onConflictDoUpdate({ target: watchedChannels.id, set: { seenAt: now } }),
      videos: db
        .insert(watchedVideos)
        .select(
          sql`select one.value ->> 'id', one.value ->> 'uploads', 1, '' from json_each(${rows}) as one
            where one.value ->> 'uploads' is not null`,
        )
        .onConflictDoNothing(),
      watches: db
        .insert(watches)
        .select(
          sql`select ${ownerId}, one.value ->> 'id', ${at} + one.key, 0, ${JSON.stringify(muted)}
            from json_each(${rows}) as one where ${own} + one.key < ${allowed}`,
        )
        .onConflictDoNothing(),
      events: db
        .insert(events)
        .select(
          sql`select null, noted.value ->> 'kind', ${ownerId}, null, noted.value ->> 'at', noted.value -> 'facts', null,
              noted.value ->> 'key'
            from json_each(${asNoted(past)}) as noted
            where exists (select 1 from ${watches} as own
              where own.owner_id = ${ownerId} and own.channel_id = noted.value ->> '$.facts.channel')`,
        )
        .onConflictDoNothing(),
    };
  }

  return {
    list: async () => (await list()).map(toWatched),
    most,

    async add(channels) {
      const [own, allowed] = await Promise.all([list(), most()]);
      const fresh = channels.filter(({ id }) => !own.some((one) => one.id === id));
      const chosen = fresh.slice(0, Math.max(0, allowed - own.length));
      const already = channels.length - fresh.length;
      const full = fresh.length - chosen.length;
      if (chosen.length === 0) return { added: 0, already, full, most: allowed };
      const owner = await owners.writer();
      const ids = chosen.map(({ id }) => id);
      const known = await kept(ids);
      const count = await uses.counting();
      // A kind that is muted on each of them is muted on the next, too.
      const muted =
        own.length === 0
          ? []
          : WATCH_KINDS.filter((kind) => own.every((one) => one.mutedKinds.includes(kind)));
      const growth = sql`(select ${CHANNEL_BYTES} * (${ids.length} - count(*)) from ${watchedChannels} where ${inArray(watchedChannels.id, ids)})`;
      const found = chosen.map((channel) => {
        const uploads = known.get(channel.id);
        if (uploads || !channel.page) return { channel, uploads: uploads ?? null, isRead: false };
        return { channel, uploads: observe(channel.id, null, channel.page).uploads, isRead: true };
      });
      const statements = {
        owner: noteOwner(db, owner.id, { now, count }),
        storage: count("storage", growth),
        ...watch(owner.id, found, muted, allowed),
      };
      const done = await namedBatch(db, statements).catch(declining(now));
      await owner.remember();
      const added = done.watches.meta.changes;
      return { added, already, full: full + chosen.length - added, most: allowed };
    },

    async remove(channelId) {
      const owner = await owners.owner();
      if (!owner) return false;
      const { removed } = await namedBatch(db, {
        removed: db
          .delete(watches)
          .where(and(eq(watches.ownerId, owner.id), eq(watches.channelId, channelId))),
        events: db
          .delete(events)
          .where(and(eq(events.ownerId, owner.id), ofWatched, sql`${channelOf} = ${channelId}`)),
        unwatched: deleteUnwatched(db, now, channelId),
      });
      return removed.meta.changes > 0;
    },

    async mute({ channel, kind }, isMuted) {
      const owner = await owners.owner();
      if (!owner) return 0;
      const kinds = sql`(select json_group_array(value) from (
        select value from json_each(${watches.mutedKinds}) where value <> ${kind}
        union all select ${kind} where ${isMuted ? 1 : 0}))`;
      const { meta } = await db
        .update(watches)
        .set(kind ? { mutedKinds: kinds } : { isMuted })
        .where(
          and(
            eq(watches.ownerId, owner.id),
            channel === undefined ? undefined : eq(watches.channelId, channel),
          ),
        );
      return meta.changes;
    },

    async events({ most: newest, channel, kind }) {
      const isLoud = sql`not ${watches.isMuted} and not exists (
        select 1 from json_each(${watches.mutedKinds}) where value = ${events.kind})`;
      const isSeason = eq(events.kind, "season-begun");
      // Of no channel: muted where it is on each of them.
      const isHeard = (
        ownerId: string,
      ) => sql`(not exists (select 1 from ${watches} as own where own.owner_id = ${ownerId})
        or exists (select 1 from ${watches} as own where own.owner_id = ${ownerId} and not exists (
          select 1 from json_each(own.muted_kinds) where value = ${events.kind})))`;
      const read = await owners.read((ownerId) =>
        db
          .select({ event: events })
          .from(events)
          .leftJoin(watches, and(eq(watches.ownerId, ownerId), eq(watches.channelId, channelOf)))
          .where(
            and(
              eq(events.ownerId, ownerId),
              kind ? eq(events.kind, kind) : or(ofWatched, isSeason),
              channel === undefined ? undefined : eq(watches.channelId, channel),
              or(and(isNotNull(watches.channelId), isLoud), and(isSeason, isHeard(ownerId))),
            ),
          )
          .orderBy(desc(events.id))
          .limit(newest)
          .execute(),
      );
      return (read?.found ?? []).flatMap(({ event }): WatchEvent[] => {
        const { success, data } = watchEvent.safeParse(toKeptEvent(event));
        return success ? [data] : [];
      });
    },

    async noteTime() {
      const read = await owners.read((ownerId) =>
        db
          .select({ noteTime: ownerRows.noteTime })
          .from(ownerRows)
          .where(eq(ownerRows.id, ownerId))
          .execute(),
      );
      return noteTime.safeParse(read?.found[0]?.noteTime).data ?? null;
    },

    async setNoteTime(time) {
      const owner = await owners.writer();
      const newcomers = { now, count: await uses.counting() };
      const set = db.update(ownerRows).set({ noteTime: time }).where(eq(ownerRows.id, owner.id));
      const moved = rescheduleNote(db, owner.id, nextNote(time, now).at);
      await db.batch([...noteOwner(db, owner.id, newcomers), set, moved]).catch(declining(now));
      await owner.remember();
    },

    async channel(id) {
      // Asked for at once: one round trip. What is not the visitor's goes no further.
      const [watched, uploads] = await Promise.all([list(), kept([id])]);
      const own = watched.find((one) => one.id === id);
      return own ? { channel: toWatched(own), videos: uploads.get(id)?.videos ?? [] } : null;
    },
  };
}
