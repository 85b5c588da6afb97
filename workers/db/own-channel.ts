import { and, eq, lt, sql } from "drizzle-orm";
import { offerPasts } from "../../app/engines/ideas";
import { channelEvents } from "../../app/functions/channel/events";
import { mergeLayers, withoutExpired } from "../../app/functions/channel/kept-channel";
import { IDLE_AFTER_MS } from "../../app/functions/channel/reading";
import { channelSummary, summarize } from "../../app/functions/channel/summary";
import type { Channel, ChannelSummary } from "../../app/model/channel";
import type { NewEvent } from "../../app/model/event";
import type { OwnChannel } from "../../app/services/own-channel";
import type { ChannelRow } from "../../app/services/readings";
import type { Owner, Owners } from "../accounts/session";
import { namedBatch } from "./batch";
import { findIdeas, type IdeasOf, writeIdeas, writeWeeks } from "./channel-ideas";
import {
  deleteRows,
  dropWorkedOut,
  findChannels,
  findWithPasts,
  growth,
  toRows,
  type WrittenChannel,
  writePasts,
  writeRows,
} from "./channels";
import type { DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { noteChannelEvents } from "./events";
import { declining, NOTED_ANEW_AFTER_MS, noteAgain, noteOwner } from "./owners";
import { channelSummaries } from "./schema-channel";

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

interface Setup {
  owners: Pick<Owners, "owner" | "read" | "writer">;
  uses: Pick<DailyUses, "counting" | "spend">;
  /** The size of what is sent, in bytes. */
  sentBytes: number;
  now: Date;
  /** Which engines are built. */
  engines: string;
  /** Lets work go on after the answer. */
  waitUntil(work: Promise<unknown>): void;
  /** Told of the channel after each change: cards of the plan may have become videos on it. */
  changed(ownerId: string, channel: Channel): Promise<unknown>;
  report(error: unknown): void;
}

/** So often a change is made anew when others write in between. */
const TRIES = 5;

/** The channel of the owner behind one request, in D1. */
export function d1OwnChannel(db: Database, setup: Setup): OwnChannel {
  const { uses, sentBytes } = setup;
  const { forget, ...reading } = readingChannel(db, setup);
  return {
    ...reading,
    ...keptIdeas(db, setup),
    ...changingChannel(db, { ...setup, forget }),

    countUpload: () => uses.spend(["uploads", sentBytes]),

    countConnection: () => uses.spend(["connections"]),
  };
}

function readingChannel(db: Database, { owners, now, engines, waitUntil, report }: Setup) {
  let summary: Promise<ChannelSummary | null> | undefined;
  let whole: Promise<Channel | null> | undefined;

  async function readChannel(): Promise<Channel | null> {
    const row = (await owners.read((ownerId) => findWithPasts(db, ownerId, engines)))?.found;
    if (row && !row.kept) report(new Error("a connected channel cannot be read"));
    const left = row?.kept && withoutExpired(row.kept, now);
    const channel = left ? mergeLayers(left) : null;
    if (row?.pasts) offerPasts(row.pasts);
    // After what is under way, which may have worked it out already.
    else if (row && channel) waitUntil(keepPastsOf(row, channel));
    return channel;
  }

  async function keepPastsOf(row: ChannelRow, channel: Channel): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    await writePasts(db, row, channel, engines).catch(report);
  }

  function read(): Promise<Channel | null> {
    whole ??= readChannel();
    return whole;
  }

  async function readSummary(): Promise<ChannelSummary | null> {
    const found = await owners.read((ownerId) => findSummary(db, ownerId));
    if (!found?.found) return null;
    const { owner, found: row } = found;
    if (now.getTime() - row.seenAt.getTime() > NOTED_ANEW_AFTER_MS) await noteReturn(owner);
    // The job sees to it a day before: this is for the day on which no job ran, and for a summary of another shape.
    const isOver = row.keepUntil !== null && row.keepUntil <= now;
    const kept = isOver ? null : readBack(row.text);
    if (kept) return kept;
    const left = await read();
    return left && summarize(left);
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
      await owner.remember();
    } catch (error) {
      report(error);
    }
  }

  return {
    summary() {
      summary ??= readSummary();
      return summary;
    },

    read,

    /** What was read is not so any more. */
    forget() {
      summary = undefined;
      whole = undefined;
    },
  };
}

/** What the engines worked out for a channel, kept until it changes. */
function keptIdeas(db: Database, { owners, engines, waitUntil, report }: Setup) {
  /** Of which version ideas were asked for, whose, and the weeks found. */
  let asked: { of: IdeasOf; weeks: unknown } | undefined;

  return {
    async ideas() {
      const read = await owners.read((ownerId) => findIdeas(db, ownerId, engines));
      if (!read?.found) return null;
      const { version, kept } = read.found;
      asked = { of: { ownerId: read.owner.id, version, engines }, weeks: kept.weeks };
      return kept;
    },

    keepIdeas(list) {
      if (asked) waitUntil(writeIdeas(db, asked.of, list).catch(report));
    },

    keepWeeks(weeks) {
      if (asked) waitUntil(writeWeeks(db, asked.of, { read: asked.weeks, weeks }).catch(report));
    },
  } satisfies Partial<OwnChannel>;
}

function changingChannel(
  db: Database,
  { owners, uses, now, changed, forget, report }: Setup & { forget(): void },
) {
  async function find(ownerId: string): Promise<ChannelRow | null> {
    const [row = null] = await findChannels(db, [ownerId]);
    if (row && !row.kept) report(new Error("a connected channel cannot be read"));
    return row;
  }

  /** Writes over what was found, with the owner: false if somebody wrote in between. One round trip. */
  async function write(
    owner: Owner,
    over: number | null,
    rows: WrittenChannel,
    happened: readonly NewEvent[],
  ): Promise<boolean> {
    const count = await uses.counting();
    const statements = writeRows(db, { ownerId: owner.id, over, now }, rows);
    const { channel } = await namedBatch(db, {
      owner: noteOwner(db, owner.id, { now, count }),
      storage: count("storage", growth(owner.id, over, rows)),
      channel: statements,
      events: noteChannelEvents(db, owner.id, happened),
      workedOut: dropWorkedOut(db, owner.id, over),
    }).catch(declining(now));
    return channel[0].meta.changes === 1;
  }

  return {
    async change(next) {
      const owner = await owners.writer();
      for (let tries = 0; tries < TRIES; tries++) {
        const found = await find(owner.id);
        const kept = found?.kept ? withoutExpired(found.kept, now) : null;
        const written = next(kept);
        const rows = toRows(written, now);
        if (rows === "too-large") return rows;
        const happened = channelEvents(found?.kept ?? null, written);
        if (!(await write(owner, found?.version ?? null, rows, happened))) continue;
        await owner.remember();
        forget();
        // The channel is kept all the same: the next change or reading tells it again.
        await changed(owner.id, mergeLayers(written)).catch(report);
        return "kept";
      }
      throw new Error("a connected channel was written by others again and again");
    },

    async disconnect() {
      const owner = await owners.owner();
      if (owner) await db.batch([...deleteRows(db, owner.id)]);
      forget();
    },
  } satisfies Partial<OwnChannel>;
}
