import { eq, lt, sql } from "drizzle-orm";
import type { QuotaBucket } from "../../app/sources/quota";
import type { Database } from "./database";
import { quotaLedger } from "./schema";

export interface Units {
  bucket: QuotaBucket;
  units: number;
}

/** What is spent of each bucket on a day; buckets without a row are not among them. */
export function selectUnits(db: Database, day: string): Promise<Units[]> {
  const { bucket, units } = quotaLedger;
  return db.select({ bucket, units }).from(quotaLedger).where(eq(quotaLedger.day, day)).all();
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

/** Raises a bucket of a day to at least so many units: a statement for a batch. */
export function raiseUnits(db: Database, day: string, { bucket, units }: Units) {
  return db
    .insert(quotaLedger)
    .values({ day, bucket, units })
    .onConflictDoUpdate({
      target: [quotaLedger.day, quotaLedger.bucket],
      set: { units: sql`max(${quotaLedger.units}, excluded.units)` },
    });
}

/** Deletes the days before one: a statement for a batch. */
export function deleteDaysBefore(db: Database, day: string) {
  return db.delete(quotaLedger).where(lt(quotaLedger.day, day));
}
