// Connected channels as a deployment keeps and reads them, with a database of its own and a stand-in for YouTube.

import type { D1Database } from "@cloudflare/workers-types";
import type { z } from "zod";
import { connectChannel } from "../../app/functions/channel/connect";
import { dropChannelData } from "../../app/functions/channel/own";
import { readDueChannels } from "../../app/functions/channel/read-due";
import { run } from "../../app/functions/run";
import type { KeptChannel } from "../../app/model/kept-channel";
import { UNITS_A_DAY, type UnitsByBucket } from "../../app/services/quota";
import type { ChannelReading, ChannelRow } from "../../app/services/readings";
import { migrate } from "../../commands/built-worker.ts";
import { databaseAlone, openD1 } from "../../commands/d1.ts";
import { JOB_CALLER } from "../../workers/caller";
import { findExpiringChannels, rewriteChannel } from "../../workers/db/channels";
import { openDatabase } from "../../workers/db/database";
import { d1OwnChannel } from "../../workers/db/own-channel";
import { openChannelReading, readBy } from "../../workers/jobs/channel-reading";
import { TIME_LIMITS } from "../../workers/time-limits";
import { openYoutube } from "../../workers/youtube/open";
import { someCaller } from "../support/caller";
import { ownedBy } from "../support/owned-by";
import { plenty } from "../support/plenty";

/** What D1 said of the statements it ran. */
interface Rows {
  read: number;
  written: number;
  queries: number;
}

/** The database with a count of the rows that its statements read and write. */
function counting(database: D1Database, rows: Rows): D1Database {
  const note = (meta: { rows_read: number; rows_written: number }) => {
    rows.queries += 1;
    rows.read += meta.rows_read;
    rows.written += meta.rows_written;
  };
  const statement = (inner: ReturnType<D1Database["prepare"]>): ReturnType<D1Database["prepare"]> =>
    new Proxy(inner, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values));
        if (name === "raw") {
          return async () => {
            const { results, meta } = await target.all<Record<string, unknown>>();
            note(meta);
            return results.map((row) => Object.values(row));
          };
        }
        if (name === "run" || name === "all") {
          return async () => {
            const answer = await target.all();
            note(answer.meta);
            return answer;
          };
        }
        if (name === "inner") return target;
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => statement(target.prepare(sql));
      if (name === "batch") {
        return async (all: { inner: ReturnType<D1Database["prepare"]> }[]) => {
          const answers = await target.batch(all.map(({ inner }) => inner));
          for (const { meta } of answers) note(meta);
          return answers;
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** @param feedUrl where there is no key: channels are then read by their feeds */
const ENGINES = "the engines under test";

export async function startChannels(baseUrl: string, feedUrl?: string) {
  const key = feedUrl ? "" : "a-key-for-tests-only";
  const mf = databaseAlone();
  const database = await openD1(mf);
  await migrate(database);
  const rows: Rows = { read: 0, written: 0, queries: 0 };
  const db = openDatabase(counting(database, rows));
  const reported: unknown[] = [];
  const begun: Promise<unknown>[] = [];
  const report = (error: unknown) => void reported.push(error);
  const timeLimits = { ...TIME_LIMITS, youtubeRetry: 10 };
  function own(id: string, now: Date) {
    return d1OwnChannel(db, {
      owners: ownedBy(id),
      uses: plenty(db, now),
      sentBytes: 0,
      now,
      engines: ENGINES,
      waitUntil: (work) => void begun.push(work),
      changed: async () => {},
      report,
    });
  }

  return {
    database,
    reported,
    /** Rows that `work` reads and writes. */
    async counted(work: () => Promise<unknown>): Promise<Rows> {
      const before = { ...rows };
      await work();
      const since = (name: keyof Rows) => rows[name] - before[name];
      return { read: since("read"), written: since("written"), queries: since("queries") };
    },
    own,
    /** Connects as an owner does. */
    connect(id: string, input: z.input<typeof connectChannel.input>, now = new Date()) {
      const { channels } = openYoutube({
        timeLimits,
        youtube: { key, baseUrl, feedUrl, limits: UNITS_A_DAY },
        db,
        request: { id: crypto.randomUUID(), now },
        searches: async () => true,
        readings: async () => true,
        uses: plenty(db, now),
        waitUntil: () => undefined,
        warn: () => undefined,
        report,
      });
      return run(connectChannel, input, someCaller(), {
        channel: own(id, now),
        channels,
        request: { now },
        report,
      });
    },
    /** The job that reads on, as if it were that time. */
    async readOn(
      now = new Date(),
      { limits = UNITS_A_DAY, most = 40, over = {}, key: atKey }: ReadOptions = {},
    ) {
      const clock = () => now;
      let thrown: unknown;
      const unforeseen = (error: unknown) => {
        thrown = error;
        report(error);
      };
      const youtube = { key: atKey ?? key, baseUrl, feedUrl, limits };
      const reading = openChannelReading({
        ...{ db, youtube, timeLimits, now, clock, most, report },
        engines: ENGINES,
      });
      const { api, ...changes } = over;
      const channelReading = { ...reading, ...(api && { read: readBy(api, now) }), ...changes };
      const ran = await run(readDueChannels, {}, JOB_CALLER, {
        channelReading,
        request: { now },
        report: unforeseen,
      });
      if ("done" in ran) return { ...ran.done, calls: ran.done.calls ?? 0 };
      throw thrown;
    },
    async dropExpired(now: Date) {
      const expiringChannels = {
        find: (at: Date, most: number) => findExpiringChannels(db, at, most),
        save: (row: ChannelRow, next: KeptChannel | null) => rewriteChannel(db, row, next, now),
      };
      const ran = await run(dropChannelData, {}, JOB_CALLER, { expiringChannels, request: { now }, report });
      return "done" in ran ? ran.done : ran.refused;
    },
    async units(): Promise<number> {
      const row = await database
        .prepare("select sum(units) as units from quota_ledger")
        .first<{ units: number }>();
      return row?.units ?? 0;
    },
    /** Empties the database. */
    async forget() {
      const tables = ["owners", "youtube_answers", "youtube_leases", "quota_ledger", "daily_uses"];
      await database.batch(tables.map((table) => database.prepare(`delete from ${table}`)));
      reported.length = 0;
    },
    stop: () => mf.dispose(),
  };
}

interface ReadOptions {
  /** That the operator has set since. */
  key?: string;
  limits?: UnitsByBucket;
  /** Calls that the run may make. */
  most?: number;
  over?: Partial<ChannelReading> & { api?: Parameters<typeof readBy>[0] };
}
