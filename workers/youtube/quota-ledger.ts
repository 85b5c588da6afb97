import { pacificDay } from "../../app/sources/pacific-day";
import { isSpent, QUOTA_BUCKETS, type QuotaBucket, UNITS_A_DAY } from "../../app/sources/quota";
import type { Database } from "../db/database";
import { addUnits, raiseUnits, selectUnits } from "../db/quota-ledger";

/** What is spent of each bucket today, by the Pacific day of `now`. One read. */
export async function spentToday(db: Database, now: Date): Promise<Record<QuotaBucket, number>> {
  const rows = await selectUnits(db, pacificDay(now));
  const spent = { search: 0, general: 0, stats: 0 };
  for (const { bucket, units } of rows) spent[bucket] = units;
  return spent;
}

/** Whether any of the buckets has nothing left today. */
export async function anySpent(db: Database, buckets: readonly QuotaBucket[], now: Date): Promise<boolean> {
  const spent = await spentToday(db, now);
  return buckets.some((bucket) => isSpent(spent, bucket));
}

/** What one run takes out of the buckets, written down at its end in at most two statements. */
export function runTally() {
  const taken: Record<QuotaBucket, number> = { search: 0, general: 0, stats: 0 };
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

    /** Statements that add what was taken, and fill the bucket that YouTube called spent. */
    statements(db: Database, day: string, spentUp: QuotaBucket | null) {
      const rows = QUOTA_BUCKETS.filter((bucket) => taken[bucket] > 0).map((bucket) => ({
        bucket,
        units: taken[bucket],
      }));
      return [
        ...(rows.length > 0 ? [addUnits(db, day, rows)] : []),
        // YouTube's word goes over our count: other programs may share the key's project.
        ...(spentUp ? [raiseUnits(db, day, { bucket: spentUp, units: UNITS_A_DAY[spentUp] })] : []),
      ];
    },
  };
}
