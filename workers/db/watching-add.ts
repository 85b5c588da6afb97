import { inArray, sql } from "drizzle-orm";
import { observe, pastOutliers } from "../../app/engines/watch";
import { WATCH_KINDS } from "../../app/model/event";
import type { WatchedUploads } from "../../app/model/watch";
import type { FoundChannel, Watching } from "../../app/services/watch";
import { namedBatch } from "./batch";
import type { Database } from "./database";
import { declining, noteOwner } from "./owners";
import { events } from "./schema-plan";
import { watchedChannels, watchedVideos, watches } from "./schema-watch";
import { asNoted, type WatchedRow, type WatchingSetup, type WatchReading } from "./watch-rows";

/** What a channel's uploads grow to, counted when somebody is the first to watch it. */
const CHANNEL_BYTES = 15_000;
/** A channel's pace before it was read. */
const FIRST_PACE_MS = 6 * 60 * 60 * 1000;

type Setup = WatchingSetup & WatchReading;

/** Watches channels that were found, as far as there is room. */
export function addingWatched(db: Database, { owners, uses, now, most, list, kept }: Setup): Watching["add"] {
  return async function add(channels) {
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
      own.length === 0 ? [] : WATCH_KINDS.filter((kind) => own.every((one) => one.mutedKinds.includes(kind)));
    const growth = sql`(select ${CHANNEL_BYTES} * (${ids.length} - count(*)) from ${watchedChannels} where ${inArray(watchedChannels.id, ids)})`;
    const found = chosen.map((channel) => {
      const uploads = known.get(channel.id);
      if (uploads || !channel.page) return { channel, uploads: uploads ?? null, isRead: false };
      return { channel, uploads: observe(channel.id, null, channel.page).uploads, isRead: true };
    });
    const statements = {
      owner: noteOwner(db, owner.id, { now, count }),
      storage: count("storage", growth),
      ...watchAll(db, now, owner.id, found, muted, allowed),
    };
    const done = await namedBatch(db, statements).catch(declining(now));
    await owner.remember();
    const added = done.watches.meta.changes;
    return { added, already, full: full + chosen.length - added, most: allowed };
  };
}

/** The statements that watch these: `watches` tells how many found room. */
function watchAll(
  db: Database,
  now: Date,
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
