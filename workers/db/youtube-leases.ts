import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "./database";
import { youtubeLeases } from "./schema";
import type { AnswerKey } from "./youtube-answers";

/** Takes the lease of an answer, unless it is held. Returns a row when it was taken: a statement for a batch. */
export function takeLease(db: Database, key: AnswerKey, holder: string, now: Date, expiresAt: Date) {
  return db
    .insert(youtubeLeases)
    .values({ kind: key.kind, key: key.key, holder, expiresAt })
    .onConflictDoUpdate({
      target: [youtubeLeases.kind, youtubeLeases.key],
      set: { holder: sql`excluded.holder`, expiresAt: sql`excluded.expires_at` },
      setWhere: lt(youtubeLeases.expiresAt, now),
    })
    .returning({ holder: youtubeLeases.holder });
}

/** Who holds the lease and until when, at most one row: a statement for a batch. */
export function selectLease(db: Database, { kind, key }: AnswerKey) {
  return db
    .select({ holder: youtubeLeases.holder, expiresAt: youtubeLeases.expiresAt })
    .from(youtubeLeases)
    .where(and(eq(youtubeLeases.kind, kind), eq(youtubeLeases.key, key)));
}

/** Gives the lease back, if it is still the holder's: a statement for a batch. */
export function releaseLease(db: Database, key: AnswerKey, holder: string) {
  return db.delete(youtubeLeases).where(heldBy(key, holder));
}

/** Hands the lease on to another name until an instant, if it is still the holder's: a statement for a batch. */
export function handOnLease(db: Database, key: AnswerKey, holder: string, next: string, expiresAt: Date) {
  return db.update(youtubeLeases).set({ holder: next, expiresAt }).where(heldBy(key, holder));
}

/** Deletes leases that expired before an instant: a statement for a batch. */
export function deleteLeasesBefore(db: Database, instant: Date) {
  return db.delete(youtubeLeases).where(lt(youtubeLeases.expiresAt, instant));
}

function heldBy({ kind, key }: AnswerKey, holder: string) {
  return and(eq(youtubeLeases.kind, kind), eq(youtubeLeases.key, key), eq(youtubeLeases.holder, holder));
}
