import { and, eq, lt } from "drizzle-orm";
import type { QuotaBucket } from "../../app/sources/quota";
import type { Database } from "./database";
import { youtubeLeases } from "./schema";

/** The leases under this name stand for buckets that YouTube calls spent, whoever asks what. */
const KIND = "bucket";
const REFUSED = "refused";

export interface Refusal {
  bucket: QuotaBucket;
  until: Date;
}

/** What YouTube said of the buckets, believed until then or not any more: a statement for a batch. */
export function selectRefusals(db: Database) {
  return db
    .select({ bucket: youtubeLeases.key, until: youtubeLeases.expiresAt })
    .from(youtubeLeases)
    .where(eq(youtubeLeases.kind, KIND));
}

/** Writes down that YouTube calls a bucket spent: a statement for a batch. */
export function saveRefusal(db: Database, { bucket, until }: Refusal) {
  const row = { holder: REFUSED, expiresAt: until };
  return db
    .insert(youtubeLeases)
    .values({ kind: KIND, key: bucket, ...row })
    .onConflictDoUpdate({ target: [youtubeLeases.kind, youtubeLeases.key], set: row });
}

/** Takes over a refusal that is believed no longer. Returns a row to the one who did: a statement for a batch. */
export function takeRefusal(db: Database, { bucket, until }: Refusal, holder: string, now: Date) {
  return db
    .update(youtubeLeases)
    .set({ holder, expiresAt: until })
    .where(and(ofBucket(bucket), lt(youtubeLeases.expiresAt, now)))
    .returning({ bucket: youtubeLeases.key });
}

/** Forgets a refusal, if it is still the holder's who tried: a statement for a batch. */
export function forgetRefusal(db: Database, bucket: QuotaBucket, holder: string) {
  return db.delete(youtubeLeases).where(and(ofBucket(bucket), eq(youtubeLeases.holder, holder)));
}

function ofBucket(bucket: QuotaBucket) {
  return and(eq(youtubeLeases.kind, KIND), eq(youtubeLeases.key, bucket));
}
