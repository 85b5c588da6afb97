import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database";
import { youtubeAnswers } from "./schema";

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
