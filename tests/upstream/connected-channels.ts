// Connected channels as a deployment keeps and reads them, with a database of its own and a stand-in for YouTube.
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { z } from "zod";
import { connectChannel } from "../../app/functions/channel/connect";
import { withoutExpired } from "../../app/functions/channel/kept-channel";
import { run } from "../../app/functions/run";
import { UNITS_A_DAY, type UnitsByBucket } from "../../app/services/quota";
import { migrate } from "../../commands/built-worker.ts";
import {
  claimDueChannels,
  findChannels,
  findExpiringChannels,
  postponeReading,
  rewriteChannel,
} from "../../workers/db/channels";
import { openDatabase } from "../../workers/db/database";
import { d1OwnChannel } from "../../workers/db/own-channel";
import { dropChannelData, type ReadChannels, readChannels } from "../../workers/jobs/read-channels";
import { TIME_LIMITS } from "../../workers/time-limits";
import { openJobApi } from "../../workers/youtube/job";
import { openYoutube } from "../../workers/youtube/open";
import { someCaller } from "../support/caller";
import { ownedBy } from "../support/owned-by";
import { plenty } from "../support/plenty";

/** What D1 said of the statements it ran. */
export interface Rows {
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

export async function startChannels(baseUrl: string) {
  const script = "export default { fetch: () => new Response() }";
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      workers: [{ name: "db", modules: true, script, d1Databases: { DB: "DB" } }],
    }),
  );
  await migrate(mf, "db");
  const database = (await mf.getD1Database("DB", "db")) as unknown as D1Database;
  const rows: Rows = { read: 0, written: 0, queries: 0 };
  const db = openDatabase(counting(database, rows));
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const timeLimits = { ...TIME_LIMITS, youtubeRetry: 10 };
  function own(id: string, now: Date) {
    return d1OwnChannel(db, {
      owners: ownedBy(id),
      uses: plenty(db, now),
      sentBytes: 0,
      now,
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
        youtube: { key: "a-key-for-tests-only", baseUrl, limits: UNITS_A_DAY },
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
    async readOn(now = new Date(), { limits = UNITS_A_DAY, most = 40, over = {} }: ReadOptions = {}) {
      const clock = () => now;
      const youtube = { key: "a-key-for-tests-only", baseUrl, limits };
      const { api, admit, calls } = openJobApi({
        db,
        youtube,
        timeLimits,
        holder: crypto.randomUUID(),
        clock,
      });
      const done = await readChannels({
        admit,
        api,
        claim: (wanted) => claimDueChannels(db, { now, ...wanted }),
        find: (ownerIds) => findChannels(db, ownerIds),
        save: (row, next) => rewriteChannel(db, row, next, now),
        postpone: (ownerId, until) => postponeReading(db, ownerId, until),
        left: () => most - calls(),
        now,
        clock,
        report,
        ...over,
      });
      return { ...done, calls: calls() };
    },
    dropExpired: (now: Date) =>
      dropChannelData({
        find: (at, most) => findExpiringChannels(db, at, most),
        left: withoutExpired,
        save: (row, next) => rewriteChannel(db, row, next, now),
        now,
      }),
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
  limits?: UnitsByBucket;
  /** Calls that the run may make. */
  most?: number;
  over?: Partial<ReadChannels>;
}
