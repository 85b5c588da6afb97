import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from "drizzle-orm";
import { keepPasts } from "../../app/engines/ideas";
import { channelEvents } from "../../app/functions/channel/events";
import { keepUntil, mergeLayers } from "../../app/functions/channel/kept-channel";
import { packWithin, unpackChannel } from "../../app/functions/channel/packed-channel";
import { IDLE_AFTER_MS, nextReading } from "../../app/functions/channel/reading";
import { MAX_SUMMARY_BYTES, summarize } from "../../app/functions/channel/summary";
import { type Channel, countedLast } from "../../app/model/channel";
import type { KeptChannel } from "../../app/model/kept-channel";
import { DAY_MS } from "../../app/numbers/days";
import type { ChannelRow } from "../../app/services/readings";
import type { Database } from "./database";
import { noteChannelEvents } from "./events";
import { channelIdeas, channelPasts, channelSummaries, channels } from "./schema-channel";

/** The channels of these owners, in one query. */
export async function findChannels(db: Database, ownerIds: string[]): Promise<ChannelRow[]> {
  if (ownerIds.length === 0) return [];
  const rows = await db.select().from(channels).where(inArray(channels.ownerId, ownerIds));
  return rows.map(({ ownerId, packed, version }) => ({ ownerId, kept: unpackChannel(packed), version }));
}

/** The channel of an owner with what was worked out of this version of it by these engines; null pasts where nothing was. */
export async function findWithPasts(db: Database, ownerId: string, engines: string) {
  const { packed, version } = channels;
  const [row = null] = await db
    .select({ packed, version, pasts: channelPasts.pasts })
    .from(channels)
    .leftJoin(
      channelPasts,
      and(
        eq(channelPasts.ownerId, channels.ownerId),
        eq(channelPasts.version, version),
        eq(channelPasts.engines, engines),
      ),
    )
    .where(eq(channels.ownerId, ownerId));
  return row && { ownerId, kept: unpackChannel(row.packed), version: row.version, pasts: row.pasts };
}

/** More is not kept, and worked out each time: titles of many letters in scripts without spaces. */
const MAX_PASTS_BYTES = 1_500_000;

/** Works out what is kept of a version of a channel, and keeps it unless another version was written in between. */
export async function writePasts(
  db: Database,
  { ownerId, version }: Pick<ChannelRow, "ownerId" | "version">,
  channel: Channel,
  engines: string,
): Promise<void> {
  const asOf = countedLast(channel);
  const pasts = asOf && JSON.stringify(keepPasts(channel.uploads, asOf));
  if (pasts === null || bytesOf(pasts) > MAX_PASTS_BYTES) return;
  await db
    .insert(channelPasts)
    .select(
      sql`select ${ownerId}, ${version}, ${engines}, ${pasts} where exists (select 1 from ${channels} where ${channels.ownerId} = ${ownerId} and ${channels.version} = ${version})`,
    )
    .onConflictDoUpdate({
      target: channelPasts.ownerId,
      set: {
        version: sql`excluded.of_version`,
        engines: sql`excluded.engines`,
        pasts: sql`excluded.pasts`,
      },
    });
}

export type WrittenChannel = { packed: string; summary: string; readAt: Date | null; keepUntil: Date | null };

/** What a kept channel is as two rows; "too-large" if it is more than they take. */
export function toRows(kept: KeptChannel, now: Date): WrittenChannel | "too-large" {
  const packed = packWithin(kept);
  const summary = JSON.stringify(summarize(mergeLayers(kept)));
  if (packed === null || bytesOf(summary) > MAX_SUMMARY_BYTES) return "too-large";
  return { packed, summary, readAt: nextReading(kept, now), keepUntil: keepUntil(kept) };
}

export const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The statements that write both rows over a version, or nothing if that moved on; with none, new ones. */
export function writeRows(
  db: Database,
  { ownerId, over, now }: { ownerId: string; over: number | null; now: Date },
  { packed, ...summary }: WrittenChannel,
) {
  if (over === null) {
    const version = now.getTime();
    return [
      db.insert(channels).values({ ownerId, packed, version }).onConflictDoNothing(),
      db
        .insert(channelSummaries)
        .values({ ownerId, ...summary, version, updatedAt: now, seenAt: now })
        .onConflictDoNothing(),
    ] as const;
  }
  const version = over + 1;
  return [
    db
      .update(channels)
      .set({ packed, version })
      .where(and(eq(channels.ownerId, ownerId), eq(channels.version, over))),
    db
      .update(channelSummaries)
      .set({ ...summary, version, updatedAt: now })
      .where(and(eq(channelSummaries.ownerId, ownerId), eq(channelSummaries.version, over))),
  ] as const;
}

/** The statements that drop what was worked out of a version of the uploads, which goes with them; last in their batch. */
export function dropWorkedOut(db: Database, ownerId: string, version: number | null) {
  const of = version ?? 0;
  return [
    db.delete(channelPasts).where(and(eq(channelPasts.ownerId, ownerId), lte(channelPasts.version, of))),
    db
      .update(channelIdeas)
      .set({ list: sql`'null'` })
      .where(and(eq(channelIdeas.ownerId, ownerId), lte(channelIdeas.version, of))),
  ] as const;
}

/** By how many bytes an owner's rows grow where these are written over a version: SQL, to be asked before they are. */
export function growth(ownerId: string, over: number | null, { packed, summary }: WrittenChannel) {
  const bytes = bytesOf(packed) + bytesOf(summary);
  const before = sql`length(cast(${channels.packed} as blob))`;
  return over === null
    ? sql`(select ${bytes} where not exists (select 1 from ${channels} where ${channels.ownerId} = ${ownerId}))`
    : sql`(select ${bytes} - ${before} from ${channels}
        where ${channels.ownerId} = ${ownerId} and ${channels.version} = ${over})`;
}

/** The statements that delete both rows; of a version, if one is named. */
export function deleteRows(db: Database, ownerId: string, version?: number) {
  return [
    db
      .delete(channels)
      .where(
        and(eq(channels.ownerId, ownerId), version === undefined ? undefined : eq(channels.version, version)),
      ),
    db
      .delete(channelSummaries)
      .where(
        and(
          eq(channelSummaries.ownerId, ownerId),
          version === undefined ? undefined : eq(channelSummaries.version, version),
        ),
      ),
  ] as const;
}

/**
 * Writes what the job made of a channel, or deletes it if nothing is left, unless somebody wrote in between: false
 * then. Its owner counts as seen no later for it. One round trip.
 */
export async function rewriteChannel(
  db: Database,
  { ownerId, version, kept }: ChannelRow,
  next: KeptChannel | null,
  now: Date,
): Promise<"kept" | "conflict" | "too-large"> {
  const rows = next && toRows(next, now);
  if (rows === "too-large") return rows;
  const statements = rows
    ? writeRows(db, { ownerId, over: version, now }, rows)
    : deleteRows(db, ownerId, version);
  const noted = next && kept ? noteChannelEvents(db, ownerId, channelEvents(kept, next)) : [];
  const [written] = await db.batch([...statements, ...noted, ...dropWorkedOut(db, ownerId, version)]);
  return written.meta.changes === 1 ? "kept" : "conflict";
}

/** Lets the job read a channel not before an instant. */
export async function postponeReading(db: Database, ownerId: string, until: Date): Promise<void> {
  await db.update(channelSummaries).set({ readAt: until }).where(eq(channelSummaries.ownerId, ownerId));
}

/** Far beyond the time that an idle owner's rows stay. */
const PARKED_MS = 60 * DAY_MS;

/** Takes channels of owners who have not come back out of the queue, until they do: a statement for a batch. */
export function parkIdleChannels(db: Database, now: Date) {
  return db
    .update(channelSummaries)
    .set({ readAt: new Date(now.getTime() + PARKED_MS) })
    .where(
      and(
        lte(channelSummaries.readAt, now),
        lt(channelSummaries.seenAt, new Date(now.getTime() - IDLE_AFTER_MS)),
      ),
    );
}

/**
 * Takes channels that are due to be read, those of owners who were here last first, and moves each on to when another
 * run may take it: two runs at once never read the same, and one that was cut off is followed by the next.
 */
export async function claimDueChannels(
  db: Database,
  { now, most, nextTry }: { now: Date; most: number; nextTry: Date },
): Promise<string[]> {
  const due = db
    .select({ ownerId: channelSummaries.ownerId })
    .from(channelSummaries)
    .where(
      and(
        lte(channelSummaries.readAt, now),
        gte(channelSummaries.seenAt, new Date(now.getTime() - IDLE_AFTER_MS)),
      ),
    )
    .orderBy(desc(channelSummaries.seenAt))
    .limit(most);
  const claimed = await db
    .update(channelSummaries)
    .set({ readAt: nextTry })
    .where(inArray(channelSummaries.ownerId, due))
    .returning({ ownerId: channelSummaries.ownerId, seenAt: channelSummaries.seenAt });
  const lastFirst = claimed.sort((a, b) => b.seenAt.getTime() - a.seenAt.getTime());
  return lastFirst.map(({ ownerId }) => ownerId);
}

/** Channels that hold something that has to be gone at that instant, those first that wait longest. */
export async function findExpiringChannels(db: Database, at: Date, most: number): Promise<ChannelRow[]> {
  const found = await db
    .select({ ownerId: channelSummaries.ownerId })
    .from(channelSummaries)
    .where(lte(channelSummaries.keepUntil, at))
    .orderBy(asc(channelSummaries.keepUntil))
    .limit(most);
  return findChannels(
    db,
    found.map(({ ownerId }) => ownerId),
  );
}
