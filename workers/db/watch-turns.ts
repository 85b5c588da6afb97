import { sql } from "drizzle-orm";
import type { Happened } from "../../app/engines/watch";
import type { WatchedUploads } from "../../app/model/watch";
import { DAY_MS, HOUR_MS } from "../../app/numbers/days";
import type { LeasedChannel, WatchTurn } from "../../app/services/readings";
import { namedBatch } from "./batch";
import type { Database } from "./database";
import { events } from "./schema-plan";
import { watchedChannels, watchedVideos, watches } from "./schema-watch";
import { asNoted, readUploads } from "./watch-rows";

/** Nothing is due or leased further ahead: a clock that was wrong said so. */
const FURTHEST_DUE_MS = 2 * DAY_MS;
const LONGEST_LEASE_MS = HOUR_MS;

interface Lease {
  /** Names this run alone. */
  holder: string;
  now: Date;
}

/**
 * Takes channels that are due and that nobody holds, those that wait longest first, with what is kept of them: two runs
 * at once never have the same. Two round trips.
 */
export async function leaseWatched(
  db: Database,
  { holder, now, until, most }: Lease & { until: Date; most: number },
): Promise<LeasedChannel[]> {
  const at = now.getTime();
  const { id, dueAt, heldUntil } = watchedChannels;
  const isDue = sql`(${dueAt} <= ${at} or ${dueAt} > ${at + FURTHEST_DUE_MS})`;
  const isFree = sql`(${heldUntil} is null or ${heldUntil} <= ${at} or ${heldUntil} > ${at + LONGEST_LEASE_MS})`;
  const isWatched = sql`exists (select 1 from ${watches} as watch where watch.channel_id = ${id})`;
  const due = sql`(select ${id} from ${watchedChannels} where ${isDue} and ${isFree} and ${isWatched} order by ${dueAt} limit ${most})`;
  const leased = await db
    .update(watchedChannels)
    .set({ holder, heldUntil: until })
    .where(sql`${id} in ${due}`)
    .returning({
      id,
      title: watchedChannels.title,
      playlist: watchedChannels.playlist,
      seenAt: watchedChannels.seenAt,
      pushedUntil: watchedChannels.pushedUntil,
      failures: watchedChannels.failures,
    });
  if (leased.length === 0) return [];
  const ids = JSON.stringify(leased.map((one) => one.id));
  const rows = await db
    .select()
    .from(watchedVideos)
    .where(sql`${watchedVideos.channelId} in (select value from json_each(${ids}))`);
  const kept = new Map(rows.map((row) => [row.channelId, row]));
  return leased.map(({ pushedUntil, ...row }) => ({
    ...row,
    uploads: readUploads(kept.get(row.id)?.uploads),
    version: kept.get(row.id)?.version ?? 0,
    isPushed: pushedUntil !== null && pushedUntil > now,
  }));
}

interface Written {
  id: string;
  uploads: WatchedUploads;
  /** Of what it was made of; 0 for nothing. */
  version: number;
  happened: Happened[];
}

/**
 * Writes uploads over the version they were made of, and for each who watches what happened, unless another wrote in
 * between: two statements for a named batch. Under a lease only as long as it is held.
 */
export function writeObserved(
  db: Database,
  { writer, holder }: { writer: string; holder: string | null },
  all: Written[],
) {
  const rows = JSON.stringify(
    all.map(({ id, uploads, version }) => ({ id, version, uploads: JSON.stringify(uploads) })),
  );
  const isHeld = holder === null ? sql`true` : sql`channel.holder = ${holder}`;
  return {
    videos: db
      .insert(watchedVideos)
      .select(
        sql`select channel.id, one.value ->> 'uploads', (one.value ->> 'version') + 1, ${writer}
          from json_each(${rows}) as one, ${watchedChannels} as channel
          where channel.id = one.value ->> 'id' and ${isHeld}`,
      )
      .onConflictDoUpdate({
        target: watchedVideos.channelId,
        set: { uploads: sql`excluded.uploads`, version: sql`excluded.version`, writer: sql`excluded.writer` },
        setWhere: sql`${watchedVideos.version} = excluded.version - 1`,
      }),
    events: db
      .insert(events)
      .select(
        sql`select null, noted.value ->> 'kind', watch.owner_id, null, noted.value ->> 'at', noted.value -> 'facts', null,
            noted.value ->> 'key'
          from json_each(${asNoted(all.flatMap(({ happened }) => happened))}) as noted, ${watchedVideos} as video,
            ${watches} as watch
          where video.channel_id = noted.value ->> '$.facts.channel' and video.writer = ${writer}
            and watch.channel_id = video.channel_id`,
      )
      .onConflictDoNothing(),
  };
}

/** Keeps what a run made of its channels and lets them go, in one transaction; see WatchReading.save. */
export async function saveTurns(db: Database, { holder, now }: Lease, turns: WatchTurn[]): Promise<number> {
  const writer = crypto.randomUUID();
  const read = turns.flatMap(({ id, read }) => (read ? [{ id, ...read }] : []));
  const rows = JSON.stringify(
    turns.map(({ id, state, paceMs, dueAt, failures, read }) => ({
      ...{ id, state, paceMs, failures, dueAt: dueAt.getTime() },
      ...(read && {
        title: read.title,
        playlist: read.playlist,
        source: read.page.source,
        readAt: read.page.at,
      }),
    })),
  );
  const of = (field: string) => sql`turn.value ->> ${sql.raw(`'${field}'`)}`;
  const isLost = sql`${of("readAt")} is not null and not exists (select 1 from ${watchedVideos} as video
    where video.channel_id = turn.value ->> 'id' and video.writer = ${writer})`;
  const written = await namedBatch(db, {
    ...writeObserved(db, { writer, holder }, read),
    turns: db
      .update(watchedChannels)
      .set({
        state: of("state"),
        paceMs: of("paceMs"),
        failures: of("failures"),
        title: sql`coalesce(${of("title")}, ${watchedChannels.title})`,
        playlist: sql`coalesce(${of("playlist")}, ${watchedChannels.playlist})`,
        source: sql`coalesce(${of("source")}, ${watchedChannels.source})`,
        readAt: sql`case when ${isLost} then ${watchedChannels.readAt} else coalesce(${of("readAt")}, ${watchedChannels.readAt}) end`,
        dueAt: sql`case when ${isLost} then ${now.getTime()} else ${of("dueAt")} end`,
        holder: null,
        heldUntil: null,
      })
      .from(sql`json_each(${rows}) as turn`)
      .where(sql`${watchedChannels.id} = turn.value ->> 'id' and ${watchedChannels.holder} = ${holder}`),
  });
  return written.events.meta.changes;
}
