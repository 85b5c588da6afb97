// Channels and comments as a deployment reads them, with a database of its own and a stand-in for YouTube.

import { HOUR_MS } from "../../app/numbers/days.ts";
import { UNITS_A_DAY, type UnitsByBucket } from "../../app/services/quota";
import { migrate } from "../../commands/built-worker.ts";
import { databaseAlone, openD1 } from "../../commands/d1.ts";
import { openDatabase } from "../../workers/db/database";
import { TIME_LIMITS, type TimeLimits } from "../../workers/time-limits";
import { openYoutube } from "../../workers/youtube/open";

interface Visit {
  key?: string;
  limits?: Partial<UnitsByBucket>;
  /** Whether the visitor's address may still have something read anew. */
  allowed?: boolean;
  timeLimits?: Partial<TimeLimits>;
}

export type Readings = Awaited<ReturnType<typeof startReadings>>;

/** A deployment's services for one visit after another; `warnings` are the operator's. */
export async function startReadings(baseUrl: string) {
  const mf = databaseAlone();
  const database = await openD1(mf);
  await migrate(database);
  const warnings: string[] = [];
  const reported: unknown[] = [];

  return {
    database,
    warnings,
    reported,
    visit({ key = "a-key-for-tests-only", limits = {}, allowed = true, timeLimits = {} }: Visit = {}) {
      return openYoutube({
        timeLimits: { ...TIME_LIMITS, youtubeRetry: 10, ...timeLimits },
        youtube: { key, baseUrl, limits: { ...UNITS_A_DAY, ...limits } },
        db: openDatabase(database),
        request: { id: crypto.randomUUID(), now: new Date() },
        searches: async () => allowed,
        readings: async () => allowed,
        uses: { spend: async () => undefined },
        waitUntil: () => undefined,
        warn: (text) => void warnings.push(text),
        report: (error) => void reported.push(error),
      });
    },
    /** As if everything kept had been asked so much earlier, and no failure stood any more. */
    async later(hours: number) {
      const ms = hours * HOUR_MS;
      await database.prepare("update youtube_answers set fetched_at = fetched_at - ?").bind(ms).run();
      await database.prepare("delete from youtube_leases where kind <> 'bucket'").run();
    },
    async units(): Promise<Record<string, number>> {
      const { results } = await database
        .prepare("select bucket, sum(units) as units from quota_ledger group by bucket")
        .all<{ bucket: string; units: number }>();
      return Object.fromEntries(results.map(({ bucket, units }) => [bucket, units]));
    },
    /** Empties the database, and forgets what was told the operator. */
    async forget() {
      const tables = ["youtube_answers", "youtube_leases", "quota_ledger"];
      await database.batch(tables.map((table) => database.prepare(`delete from ${table}`)));
      warnings.length = 0;
      reported.length = 0;
    },
    stop: () => mf.dispose(),
  };
}
