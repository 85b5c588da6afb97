import { eq, ne, or, sql } from "drizzle-orm";
import type { IdeasKept } from "../../app/services/own-channel";
import { bytesOf } from "./channels";
import type { Database } from "./database";
import { channelIdeas, channelSummaries, channels } from "./schema-channel";

/** What is kept of ideas for an owner's channel, with the version it has now; null without a channel. */
export async function findIdeas(db: Database, ownerId: string, engines: string) {
  const [row = null] = await db
    .select({
      version: channelSummaries.version,
      of: channelIdeas.version,
      by: channelIdeas.engines,
      list: channelIdeas.list,
      weeks: channelIdeas.weeks,
    })
    .from(channelSummaries)
    .leftJoin(channelIdeas, eq(channelIdeas.ownerId, channelSummaries.ownerId))
    .where(eq(channelSummaries.ownerId, ownerId));
  if (!row) return null;
  const isOfNow = row.of === row.version && row.by === engines;
  return { version: row.version, kept: { list: isOfNow ? row.list : null, weeks: row.weeks } };
}

/** More is not kept, and worked out each time. */
const MAX_IDEAS_BYTES = 250_000;

/** A version of an owner's channel, and the engines that judge it. */
export type IdeasOf = { ownerId: string; version: number; engines: string };

/** The statement that adds a row of ideas, unless another version of the channel was written in between. */
function insertIdeas(db: Database, { ownerId, version, engines }: IdeasOf, list: string, weeks: string) {
  return db
    .insert(channelIdeas)
    .select(
      sql`select ${ownerId}, ${version}, ${engines}, ${list}, ${weeks} where exists (select 1 from ${channels} where ${channels.ownerId} = ${ownerId} and ${channels.version} = ${version})`,
    );
}

/** Keeps the list of a version of a channel, and leaves the weeks as they are. */
export async function writeIdeas(db: Database, of: IdeasOf, ideas: IdeasKept["list"]): Promise<void> {
  const list = JSON.stringify(ideas);
  await insertIdeas(db, of, bytesOf(list) > MAX_IDEAS_BYTES ? "null" : list, "null").onConflictDoUpdate({
    target: channelIdeas.ownerId,
    set: {
      version: sql`excluded.of_version`,
      engines: sql`excluded.engines`,
      list: sql`excluded.list`,
    },
  });
}

/** Keeps the weeks in place of those that were read, unless others were written in between; leaves the list as it is. */
export async function writeWeeks(
  db: Database,
  of: IdeasOf,
  { read, weeks }: { read: unknown; weeks: unknown },
): Promise<void> {
  await insertIdeas(db, of, "null", JSON.stringify(weeks)).onConflictDoUpdate({
    target: channelIdeas.ownerId,
    set: { weeks: sql`excluded.weeks` },
    setWhere: sql`${channelIdeas.weeks} = ${JSON.stringify(read)}`,
  });
}

/**
 * Drops every list, which is good for one day alone, and the weeks up to a day: a statement for the daily batch. So neither
 * outlives what it was made of by more than a day.
 */
export function dropIdeasUntil(db: Database, day: string) {
  const weeks = sql`json_each(case when json_valid(${channelIdeas.weeks}) then ${channelIdeas.weeks} else '[]' end)`;
  const isOver = sql`(case when type = 'object' then json_extract(value, '$.day') <= ${day} else 0 end)`;
  return db
    .update(channelIdeas)
    .set({
      list: sql`'null'`,
      weeks: sql`(select json_group_array(json(value)) from ${weeks} where type = 'object' and not ${isOver})`,
    })
    .where(or(ne(sql`${channelIdeas.list}`, "null"), sql`exists (select 1 from ${weeks} where ${isOver})`));
}
