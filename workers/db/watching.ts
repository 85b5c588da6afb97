import { and, eq, sql } from "drizzle-orm";
import { noteTime } from "../../app/model/watch";
import type { Watching } from "../../app/services/watch";
import { nextNote } from "../../app/watch/note-times";
import { namedBatch } from "./batch";
import type { Database } from "./database";
import { rescheduleNote } from "./note-mails";
import { declining, noteOwner } from "./owners";
import { owners as ownerRows } from "./schema";
import { events } from "./schema-plan";
import { watches } from "./schema-watch";
import { channelOf, ofWatched, watchNews } from "./watch-news";
import { deleteUnwatched, readingWatched, toWatched, type WatchingSetup } from "./watch-rows";
import { addingWatched } from "./watching-add";

/** The channels that the owner behind one request watches, in D1. */
export function d1Watching(db: Database, setup: WatchingSetup): Watching {
  const { most } = setup;
  const { list, kept } = readingWatched(db, setup);
  return {
    list: async () => (await list()).map(toWatched),
    most,
    add: addingWatched(db, { ...setup, list, kept }),
    ...changing(db, setup),
    events: watchNews(db, setup),
    ...noteTimes(db, setup),

    async channel(id) {
      // Asked for at once: one round trip. What is not the visitor's goes no further.
      const [watched, uploads] = await Promise.all([list(), kept([id])]);
      const own = watched.find((one) => one.id === id);
      return own ? { channel: toWatched(own), videos: uploads.get(id)?.videos ?? [] } : null;
    },
  };
}

function changing(db: Database, { owners, now }: WatchingSetup) {
  return {
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
  } satisfies Partial<Watching>;
}

function noteTimes(db: Database, { owners, uses, now }: WatchingSetup) {
  return {
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
  } satisfies Partial<Watching>;
}
