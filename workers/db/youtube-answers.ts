import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database";
import { youtubeAnswers, youtubeLeases } from "./schema-youtube";

export interface AnswerKey {
  kind: string;
  key: string;
}

/** A row as it is kept; `json` is null where it is the very row the reader knows already. */
export interface AnswerRow {
  json: string | null;
  fetchedAt: Date;
}

/**
 * The row of an answer, at most one: a statement for a batch. One that was fetched at `known` comes without
 * its text, which the reader still has.
 */
export function selectAnswer(db: Database, { kind, key }: AnswerKey, known?: Date) {
  const { answer, fetchedAt } = youtubeAnswers;
  const json: SQL<string | null> =
    sql`case when ${fetchedAt} = ${known?.getTime() ?? -1} then null else ${answer} end`;
  return db
    .select({ json: json.as("json"), fetchedAt })
    .from(youtubeAnswers)
    .where(and(eq(youtubeAnswers.kind, kind), eq(youtubeAnswers.key, key)))
    .limit(1);
}

/** Writes an answer over the one of the same key: a statement for a batch. */
export function saveAnswer(db: Database, { kind, key }: AnswerKey, answer: unknown, fetchedAt: Date) {
  return db
    .insert(youtubeAnswers)
    .values({ kind, key, answer, fetchedAt })
    .onConflictDoUpdate({
      target: [youtubeAnswers.kind, youtubeAnswers.key],
      set: { answer: sql`excluded.answer`, fetchedAt },
    });
}

/** Deletes what was fetched before an instant: a statement for a batch. */
export function deleteAnswersBefore(db: Database, instant: Date) {
  return db.delete(youtubeAnswers).where(lt(youtubeAnswers.fetchedAt, instant));
}

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
