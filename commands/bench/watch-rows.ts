import type { D1Database } from "@cloudflare/workers-types";
import "../product-modules.ts";
import { HOUR_MS } from "../../app/numbers/days.ts";
import type { WatchReading } from "../../app/services/readings.ts";
import { ownedBy } from "../../tests/support/owned-by.ts";
import { countRows } from "../../tests/support/rows.ts";
import { say } from "../run.ts";
import { table } from "../table.ts";

const CREATORS = 1000;
const EACH = 10;
/** Some channels have many who watch them. */
const CHANNELS = 4000;
const UPLOADS = 20;
const DAY_MS = 24 * HOUR_MS;
/** Cron comes as often. */
const TICK_MS = 5 * 60_000;
const START = Date.parse("2026-11-01T00:00:00Z");

const idOf = (channel: number) => `UC${String(channel).padStart(22, "0")}`;

/** A channel's newest uploads at an instant: one each one to seven days, by its number. */
function newest(channel: number, at: number) {
  const gap = (1 + (channel % 7)) * DAY_MS;
  const last = Math.floor((at - channel * 60_000) / gap);
  return Array.from({ length: UPLOADS }, (_, back) => {
    const published = (last - back) * gap + channel * 60_000;
    return {
      ...{ id: `${channel}-${last - back}`, title: `Upload ${last - back}` },
      ...{ publishedAt: new Date(published).toISOString(), seconds: 600, isShort: false },
      ...{ views: Math.floor((at - published) / HOUR_MS) * 10, thumbnail: null },
    };
  });
}

/**
 * What 1,000 creators who watch ten channels each cost in D1 on their second day: by the job, and by their visits to the
 * desk and the note. YouTube is a function of time here; statements are the product's.
 */
export async function readWatchRows(binding: D1Database): Promise<string> {
  const { openDatabase } = await import("../../workers/db/database.ts");
  const { d1Watching } = await import("../../workers/db/watching.ts");
  const { leaseWatched, saveTurns } = await import("../../workers/db/watch-turns.ts");
  const { WATCH_CALLS } = await import("../../workers/jobs/watch-reading.ts");
  const { readWatchedChannels } = await import("../../app/functions/watch/read-due.ts");
  const { JOB_CALLER } = await import("../../workers/caller.ts");
  const { run } = await import("../../app/functions/run.ts");
  const { plenty } = await import("../../tests/support/plenty.ts");

  const watchingOf = (of: D1Database, creator: number, now: Date) => {
    const db = openDatabase(of);
    const name = `owner-${creator}`;
    const [owners, uses] = [ownedBy(name), plenty(db, now, name)];
    return d1Watching(db, { owners, uses, now, most: async () => EACH, report: fail });
  };
  const counts: { name: string; of: ReturnType<typeof countRows>; times: number }[] = [];
  const counting = (name: string, times: number) => {
    const of = countRows(binding);
    counts.push({ name, of, times });
    return of.db;
  };

  say(`${CREATORS} creators watch ${EACH} of ${CHANNELS} channels each`);
  const adding = counting("a creator adds ten", CREATORS);
  for (let creator = 0; creator < CREATORS; creator++) {
    const channels = Array.from({ length: EACH }, (_, at) => (creator * 7 + at * 397) % CHANNELS);
    const found = channels.map((one) => ({ id: idOf(one), title: "", playlist: "UU", page: null }));
    await watchingOf(adding, creator, new Date(START)).add(found);
  }

  const byDay = [binding, counting("the job, a day", 1)];
  let [runs, readings, mostQueries] = [0, 0, 0];
  for (const [day, of] of byDay.entries()) {
    for (let at = START + day * DAY_MS; at < START + (day + 1) * DAY_MS; at += TICK_MS) {
      const inRun = countRows(of);
      const db = openDatabase(inRun.db);
      const [now, holder] = [new Date(at), String(at)];
      let calls = 0;
      const watchReading: WatchReading = {
        admit: async () => ({ units: Number.POSITIVE_INFINITY, tellsById: true, end: async () => {} }),
        lease: (most, until) => leaseWatched(db, { holder, now, until, most }),
        located: async (channels) => channels,
        async newest({ id }) {
          calls += 1;
          const videos = newest(Number(id.slice(2)), at);
          return { page: { source: "api", at, videos, isWhole: true, missing: [] }, title: null };
        },
        look: async () => ({ thumbnail: null }),
        async details(ids) {
          calls += Math.ceil(ids.length / 50);
          return null;
        },
        save: (turns) => saveTurns(db, { holder, now }, turns),
        left: () => WATCH_CALLS - calls,
        made: () => calls,
        clock: () => now,
      };
      const ran = await run(readWatchedChannels, {}, JOB_CALLER, {
        watchReading,
        request: { now },
        report: fail,
      });
      if ("refused" in ran) throw new Error(ran.refused.message);
      if (day === 0) continue;
      runs += 1;
      readings += ran.done.read;
      mostQueries = Math.max(mostQueries, inRun.queries());
    }
  }

  const visiting = counting("a visit to desk or note", CREATORS);
  for (let creator = 0; creator < CREATORS; creator++) {
    const watching = watchingOf(visiting, creator, new Date(START + 2 * DAY_MS));
    await Promise.all([watching.list(), watching.events({ most: 100 })]);
  }
  const rows = counts.map(({ name, of, times }) => [
    name,
    ...[of.rowsRead(), of.rowsWritten(), of.queries()].map((n) =>
      (n / times).toLocaleString("en-US", { maximumFractionDigits: 1 }),
    ),
  ]);
  say(`${readings} readings in ${runs} runs of ${mostQueries} queries at most`);
  return table(["watching", "rows read", "rows written", "queries"], rows);
}

function fail(error: unknown): never {
  throw error;
}
