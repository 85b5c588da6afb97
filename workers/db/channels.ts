import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { Accounts, Owner } from "../../app/account/accounts";
import type { Channel, ChannelSummary } from "../../app/channel/channel";
import { type KeptChannel, keepUntil, mergeLayers, withoutExpired } from "../../app/channel/kept-channel";
import type { OwnChannel } from "../../app/channel/own-channel";
import { packWithin, unpackChannel } from "../../app/channel/packed-channel";
import { IDLE_AFTER_MS, nextReading } from "../../app/channel/reading";
import { channelSummary, MAX_SUMMARY_BYTES, summarize } from "../../app/channel/summary";
import { CeilingReached } from "../../app/forms/ceiling";
import { DAY_MS } from "../../app/numbers/days";
import type { Limit } from "../middleware/limits";
import type { DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { isOneOwnerTooMany, NOTED_ANEW_AFTER_MS, noteAgain, noteOwner } from "./owners";
import { channelSummaries, channels } from "./schema";

/** A kept channel with the version of its row; `kept` is null where nobody can read the row any more. */
interface ChannelRow {
  ownerId: string;
  kept: KeptChannel | null;
  version: number;
}

/** The channels of these owners, in one query. */
export async function findChannels(db: Database, ownerIds: string[]): Promise<ChannelRow[]> {
  if (ownerIds.length === 0) return [];
  const rows = await db.select().from(channels).where(inArray(channels.ownerId, ownerIds));
  return rows.map(({ ownerId, packed, version }) => ({ ownerId, kept: unpackChannel(packed), version }));
}

/** What the other rows tell of an owner's channel; null without one. */
async function findSummary(db: Database, ownerId: string) {
  const [row = null] = await db
    .select({
      text: channelSummaries.summary,
      seenAt: channelSummaries.seenAt,
      keepUntil: channelSummaries.keepUntil,
    })
    .from(channelSummaries)
    .where(eq(channelSummaries.ownerId, ownerId));
  return row;
}

type Written = { packed: string; summary: string; readAt: Date | null; keepUntil: Date | null };

/** What a kept channel is as two rows; "too-large" if it is more than they take. */
function toRows(kept: KeptChannel, now: Date): Written | "too-large" {
  const packed = packWithin(kept);
  const summary = JSON.stringify(summarize(mergeLayers(kept)));
  if (packed === null || bytesOf(summary) > MAX_SUMMARY_BYTES) return "too-large";
  return { packed, summary, readAt: nextReading(kept, now), keepUntil: keepUntil(kept) };
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The statements that write both rows over a version, or nothing if that moved on; with none, new ones. */
function writeRows(
  db: Database,
  { ownerId, over, now }: { ownerId: string; over: number | null; now: Date },
  { packed, ...summary }: Written,
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

/** The statements that delete both rows; of a version, if one is named. */
function deleteRows(db: Database, ownerId: string, version?: number) {
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
  { ownerId, version }: Pick<ChannelRow, "ownerId" | "version">,
  next: KeptChannel | null,
  now: Date,
): Promise<"kept" | "conflict" | "too-large"> {
  const rows = next && toRows(next, now);
  if (rows === "too-large") return rows;
  const statements = rows
    ? writeRows(db, { ownerId, over: version, now }, rows)
    : deleteRows(db, ownerId, version);
  const [written] = await db.batch([...statements]);
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

interface Setup {
  accounts: Pick<Accounts, "owner" | "read" | "newOwner">;
  /** How often an address may change it: each change may be a file to read. */
  limit: Limit;
  uses: Pick<DailyUses, "visitor" | "newOwners" | "spend">;
  /** The size of what is sent, in bytes. */
  sentBytes: number;
  now: Date;
  /** Told of the channel after each change: cards of the plan may have become videos on it. */
  changed(ownerId: string, channel: Channel): Promise<unknown>;
  report(error: unknown): void;
}

/** So often a change is made anew when others write in between. */
const TRIES = 5;

/** The channel of the owner behind one request, in D1. */
export function d1OwnChannel(
  db: Database,
  { accounts, limit, uses, sentBytes, now, changed, report }: Setup,
): OwnChannel {
  let cookies: string[] = [];
  let summary: Promise<ChannelSummary | null> | undefined;
  let whole: Promise<Channel | null> | undefined;

  async function find(ownerId: string): Promise<ChannelRow | null> {
    const [row = null] = await findChannels(db, [ownerId]);
    if (row && !row.kept) report(new Error("a connected channel cannot be read"));
    return row;
  }

  async function readChannel(): Promise<Channel | null> {
    const kept = (await accounts.read(find))?.found?.kept;
    const left = kept && withoutExpired(kept, now);
    return left ? mergeLayers(left) : null;
  }

  function read(): Promise<Channel | null> {
    whole ??= readChannel();
    return whole;
  }

  async function readSummary(): Promise<ChannelSummary | null> {
    const found = await accounts.read((ownerId) => findSummary(db, ownerId));
    if (!found?.found) return null;
    const { owner, found: row } = found;
    if (now.getTime() - row.seenAt.getTime() > NOTED_ANEW_AFTER_MS) await noteReturn(owner);
    // The job sees to it a day before: this is for the day on which no job ran.
    if (row.keepUntil && row.keepUntil <= now) {
      const left = await read();
      return left && summarize(left);
    }
    return readBack(row.text);
  }

  function readBack(text: string): ChannelSummary | null {
    try {
      return channelSummary.parse(JSON.parse(text));
    } catch (error) {
      report(error);
      return null;
    }
  }

  /** A failure costs nothing but the note. */
  async function noteReturn(owner: Owner): Promise<void> {
    try {
      const yesterday = new Date(now.getTime() - NOTED_ANEW_AFTER_MS);
      await db.batch([
        noteAgain(db, owner.id, now),
        db
          .update(channelSummaries)
          .set({
            seenAt: now,
            // One that was parked while its owner was away is read at once.
            readAt: sql`case when ${channelSummaries.seenAt} < ${now.getTime() - IDLE_AFTER_MS} then min(${channelSummaries.readAt}, ${now.getTime()}) else ${channelSummaries.readAt} end`,
          })
          .where(and(eq(channelSummaries.ownerId, owner.id), lt(channelSummaries.seenAt, yesterday))),
      ]);
      cookies = owner.cookies;
    } catch (error) {
      report(error);
    }
  }

  /** Writes over what was found, with the owner: false if somebody wrote in between. One round trip. */
  async function write(owner: Owner, over: number | null, rows: Written): Promise<boolean> {
    const newcomers = { now, visitor: await uses.visitor(), newOwners: uses.newOwners };
    const statements = writeRows(db, { ownerId: owner.id, over, now }, rows);
    try {
      const [, , written] = await db.batch([...noteOwner(db, owner.id, newcomers), ...statements]);
      return written.meta.changes === 1;
    } catch (error) {
      throw isOneOwnerTooMany(error) ? new CeilingReached(now) : error;
    }
  }

  return {
    summary() {
      summary ??= readSummary();
      return summary;
    },

    read,

    async allowed() {
      if (!(await limit())) return false;
      await uses.spend("uploads", sentBytes);
      return true;
    },

    countConnection: () => uses.spend("connections"),

    async change(next) {
      const owner = (await accounts.owner()) ?? (await accounts.newOwner());
      for (let tries = 0; tries < TRIES; tries++) {
        const found = await find(owner.id);
        const kept = found?.kept ? withoutExpired(found.kept, now) : null;
        const written = next(kept);
        const rows = toRows(written, now);
        if (rows === "too-large") return rows;
        if (!(await write(owner, found?.version ?? null, rows))) continue;
        cookies = owner.cookies;
        summary = undefined;
        whole = undefined;
        // The channel is kept all the same: the next change or reading tells it again.
        await changed(owner.id, mergeLayers(written)).catch(report);
        return "kept";
      }
      throw new Error("a connected channel was written by others again and again");
    },

    async disconnect() {
      const owner = await accounts.owner();
      if (owner) await db.batch([...deleteRows(db, owner.id)]);
      summary = undefined;
      whole = undefined;
    },

    cookies: async () => cookies,
  };
}
