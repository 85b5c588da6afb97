import { and, eq, lt, sql } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "../../app/numbers/days";
import { nextPacificMidnight, pacificDay } from "../../app/numbers/pacific-day";
import { isSpent, QUOTA_BUCKETS, type QuotaBucket, type UnitsByBucket } from "../../app/services/quota";
import type { Database } from "./database";
import { quotaLedger, youtubeLeases } from "./schema-youtube";

interface Units {
  bucket: QuotaBucket;
  units: number;
}

/** What is spent of each bucket on a day; buckets without a row are not among them: a statement for a batch. */
function selectUnits(db: Database, day: string) {
  const { bucket, units } = quotaLedger;
  return db.select({ bucket, units }).from(quotaLedger).where(eq(quotaLedger.day, day));
}

/** Adds units to the buckets of a day: one statement, for a batch. */
function addUnits(db: Database, day: string, spent: Units[]) {
  return db
    .insert(quotaLedger)
    .values(spent.map((row) => ({ day, ...row })))
    .onConflictDoUpdate({
      target: [quotaLedger.day, quotaLedger.bucket],
      set: { units: sql`${quotaLedger.units} + excluded.units` },
    });
}

/** Deletes the days before one: a statement for a batch. */
export function deleteDaysBefore(db: Database, day: string) {
  return db.delete(quotaLedger).where(lt(quotaLedger.day, day));
}

/** The leases under this name stand for buckets that YouTube calls spent, whoever asks what. */
const KIND = "bucket";
const REFUSED = "refused";

interface Refusal {
  bucket: QuotaBucket;
  until: Date;
}

/** What YouTube said of the buckets, believed until then or not any more: a statement for a batch. */
function selectRefusals(db: Database) {
  return db
    .select({ bucket: youtubeLeases.key, until: youtubeLeases.expiresAt })
    .from(youtubeLeases)
    .where(eq(youtubeLeases.kind, KIND));
}

/** Writes down that YouTube calls a bucket spent: a statement for a batch. */
function saveRefusal(db: Database, { bucket, until }: Refusal) {
  const row = { holder: REFUSED, expiresAt: until };
  return db
    .insert(youtubeLeases)
    .values({ kind: KIND, key: bucket, ...row })
    .onConflictDoUpdate({ target: [youtubeLeases.kind, youtubeLeases.key], set: row });
}

/** Takes over a refusal that is believed no longer. Returns a row to the one who did: a statement for a batch. */
function takeRefusal(db: Database, { bucket, until }: Refusal, holder: string, now: Date) {
  return db
    .update(youtubeLeases)
    .set({ holder, expiresAt: until })
    .where(and(isBucket(bucket), lt(youtubeLeases.expiresAt, now)))
    .returning({ bucket: youtubeLeases.key });
}

/** Forgets a refusal, if it is still the holder's who tried: a statement for a batch. */
export function forgetRefusal(db: Database, bucket: QuotaBucket, holder: string) {
  return db.delete(youtubeLeases).where(and(isBucket(bucket), eq(youtubeLeases.holder, holder)));
}

function isBucket(bucket: QuotaBucket) {
  return and(eq(youtubeLeases.kind, KIND), eq(youtubeLeases.key, bucket));
}

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
export function shareLimits(limits: UnitsByBucket, share: number): UnitsByBucket {
  const part = (bucket: QuotaBucket) => Math.ceil(limits[bucket] * share);
  return { search: part("search"), general: part("general"), stats: part("stats") };
}

/**
 * Whether there is something left of all these buckets, and which of them the holder tries for everyone: after
 * YouTube's word on a bucket has had its time, one asker at a time may see whether it still holds.
 */
export async function admitRun(
  { db, limits, holder, leaseMs }: { db: Database; limits: UnitsByBucket; holder: string; leaseMs: number },
  buckets: readonly QuotaBucket[],
  now: Date,
): Promise<{ tries: QuotaBucket[]; spent: UnitsByBucket } | null> {
  const { spent, doubted } = await readSpent(db, limits, now);
  if (buckets.some((bucket) => isSpent(spent, limits, bucket))) return null;
  const tries = buckets.filter((bucket) => doubted.includes(bucket));
  // Whoever tries has as long as any run; meanwhile the bucket stays refused for others.
  const until = new Date(now.getTime() + leaseMs);
  for (const bucket of tries) {
    const taken = await takeRefusal(db, { bucket, until }, holder, now);
    if (taken.length === 0) return null;
  }
  return { tries, spent };
}

/**
 * How long YouTube's word that a bucket is spent is believed: an hour, and 15 minutes in the first hour of a
 * Pacific day, when it may still speak of yesterday. Never beyond midnight.
 */
export function newRefusal(bucket: QuotaBucket, now: Date): Refusal {
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
