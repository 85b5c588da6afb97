import { and, eq, gte, isNull, lt, ne, or } from "drizzle-orm";
import { KIND_RULES } from "../../app/functions/mail/kinds";
import type { Database } from "./database";
import { outbox } from "./schema";

/** The kinds that leave nothing behind. */
export const FORGOTTEN = new Map([...KIND_RULES].filter(([, { isForgotten }]) => isForgotten));

/** Forgets wholly what of those kinds was given up: statements for a batch. What was sent went at once. */
export function forgetGivenUp(db: Database) {
  return Array.from(FORGOTTEN, ([kind, { tries }]) =>
    db
      .delete(outbox)
      .where(
        and(
          eq(outbox.kind, kind),
          isNull(outbox.sentAt),
          gte(outbox.attempts, tries ?? Number.MAX_SAFE_INTEGER),
        ),
      ),
  );
}

/** Forgets what was sent, or given up, before an instant: a statement for a batch. Feedback's stays as long as its feedback. */
export function deleteOutboxBefore(db: Database, instant: Date) {
  return db
    .delete(outbox)
    .where(
      and(
        ne(outbox.kind, "feedback"),
        or(lt(outbox.sentAt, instant), and(isNull(outbox.sentAt), lt(outbox.dueAt, instant))),
      ),
    );
}
