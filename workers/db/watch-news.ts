import { and, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import { type WatchEvent, watchEvent } from "../../app/model/event";
import type { Watching } from "../../app/services/watch";
import type { Database } from "./database";
import { toKeptEvent } from "./events";
import { events } from "./schema-plan";
import { watches } from "./schema-watch";
import type { WatchingSetup } from "./watch-rows";

/** Of an event: the watched channel it is about, and whether it is about one. */
export const channelOf = sql`${events.facts} ->> 'channel'`;
export const ofWatched = sql`${events.kind} like 'watched-%'`;

/** What happened on the channels watched, and seasons that began, without what is muted. */
export function watchNews(db: Database, { owners }: Pick<WatchingSetup, "owners">): Watching["events"] {
  return async function list({ most: newest, channel, kind }) {
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
  };
}
