import { eq, lt, sql } from "drizzle-orm";
import type { QuotaBucket } from "../../app/sources/quota";
import type { Database } from "./database";
import { quotaLedger } from "./schema";

export interface Units {
  bucket: QuotaBucket;
  units: number;
}

/** What is spent of each bucket on a day; buckets without a row are not among them: a statement for a batch. */
export function selectUnits(db: Database, day: string) {
  const { bucket, units } = quotaLedger;
  return db.select({ bucket, units }).from(quotaLedger).where(eq(quotaLedger.day, day));
}

/** Adds units to the buckets of a day: one statement, for a batch. */
export function addUnits(db: Database, day: string, spent: Units[]) {
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
