import { nextPacificMidnight, pacificDay } from "../../app/sources/pacific-day";
import { isSpent, QUOTA_BUCKETS, type QuotaBucket, type UnitsByBucket } from "../../app/sources/quota";
import type { Database } from "../db/database";
import { addUnits, selectUnits } from "../db/quota-ledger";
import { type Refusal, saveRefusal, selectRefusals, takeRefusal } from "../db/youtube-refusals";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Whoever tries a refused bucket again has so long, as any run; meanwhile it stays refused for others. */
const TRY_MS = 10_000;

/** What is spent of each bucket today: by our count, or all of it where YouTube said so lately. One round trip. */
export async function spentToday(db: Database, limits: UnitsByBucket, now: Date): Promise<UnitsByBucket> {
  return (await readSpent(db, limits, now)).spent;
}

async function readSpent(db: Database, limits: UnitsByBucket, now: Date) {
  const [units, refusals] = await db.batch([selectUnits(db, pacificDay(now)), selectRefusals(db)]);
  const spent = { search: 0, general: 0, stats: 0 };
  for (const row of units) spent[row.bucket] = row.units;
  const doubted: QuotaBucket[] = [];
  for (const bucket of QUOTA_BUCKETS) {
    const refusal = refusals.find((row) => row.bucket === bucket);
    if (!refusal) continue;
    if (refusal.until < now) doubted.push(bucket);
    // YouTube's word goes over our count: other programs may share the key's project.
    else spent[bucket] = Math.max(spent[bucket], limits[bucket]);
  }
  return { spent, doubted };
}

/** A share of the limit of each bucket, in whole units. */
export function shared(limits: UnitsByBucket, share: number): UnitsByBucket {
  const part = (bucket: QuotaBucket) => Math.ceil(limits[bucket] * share);
  return { search: part("search"), general: part("general"), stats: part("stats") };
}

/**
 * Whether there is something left of all these buckets, and which of them the holder tries for everyone: after
 * YouTube's word on a bucket has had its time, one asker at a time may see whether it still holds.
 */
export async function admit(
  { db, limits, holder }: { db: Database; limits: UnitsByBucket; holder: string },
  buckets: readonly QuotaBucket[],
  now: Date,
): Promise<{ tries: QuotaBucket[] } | null> {
  const { spent, doubted } = await readSpent(db, limits, now);
  if (buckets.some((bucket) => isSpent(spent, limits, bucket))) return null;
  const tries = buckets.filter((bucket) => doubted.includes(bucket));
  const until = new Date(now.getTime() + TRY_MS);
  for (const bucket of tries) {
    const taken = await takeRefusal(db, { bucket, until }, holder, now);
    if (taken.length === 0) return null;
  }
  return { tries };
}

/**
 * How long YouTube's word that a bucket is spent is believed: an hour, and 15 minutes in the first hour of a
 * Pacific day, when it may still speak of yesterday. Never beyond midnight.
 */
export function refusalOf(bucket: QuotaBucket, now: Date): Refusal {
  const isDayNew = pacificDay(new Date(now.getTime() - HOUR_MS)) !== pacificDay(now);
  const until = now.getTime() + (isDayNew ? 15 * MINUTE_MS : HOUR_MS);
  return { bucket, until: new Date(Math.min(until, nextPacificMidnight(now).getTime())) };
}

/** What one run takes out of the buckets, written down at its end in at most two statements. */
export function runTally() {
  const taken: UnitsByBucket = { search: 0, general: 0, stats: 0 };
  let last: QuotaBucket | null = null;

  return {
    spent(bucket: QuotaBucket, units: number): void {
      taken[bucket] += units;
      last = bucket;
    },

    /** The bucket of the newest call: the one that was refused, when the run ended by a refusal. */
    get last(): QuotaBucket | null {
      return last;
    },

    /** Statements that add what was taken, and write down which bucket YouTube called spent. */
    statements(db: Database, day: string, refusal: Refusal | null) {
      const rows = QUOTA_BUCKETS.filter((bucket) => taken[bucket] > 0).map((bucket) => ({
        bucket,
        units: taken[bucket],
      }));
      return [
        ...(rows.length > 0 ? [addUnits(db, day, rows)] : []),
        ...(refusal ? [saveRefusal(db, refusal)] : []),
      ];
    },
  };
}
