import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "./database";
import { endedSessions } from "./schema";

/**
 * A session by its owner's id, and when the cookie or token that names it was issued: whatever was issued before a session
 * was ended does not count any more (docs/decisions/0021-ended-sessions.md).
 */
export interface Claim {
  id: string;
  issuedAt: Date;
}

/** When a session was last ended; null where it never was. One round trip. */
export async function findEnd(db: Database, id: string): Promise<Date | null> {
  const [found] = await db
    .select({ endedAt: endedSessions.endedAt })
    .from(endedSessions)
    .where(eq(endedSessions.session, id));
  return found?.endedAt ?? null;
}

/** True in SQL while the session of a claim was not ended since: a condition for a statement. */
export function stillStands({ id, issuedAt }: Claim) {
  return sql`not exists (select 1 from ${endedSessions} where ${endedSessions.session} = ${id}
    and ${endedSessions.endedAt} >= ${issuedAt.getTime()})`;
}

/** Ends a session for all that was issued so far. False, and nothing is done, for a claim that was ended before. */
export async function endSession(db: Database, { id, issuedAt }: Claim, now: Date): Promise<boolean> {
  const ended = await db
    .insert(endedSessions)
    .values({ session: id, endedAt: now })
    .onConflictDoUpdate({
      target: endedSessions.session,
      set: { endedAt: now },
      setWhere: lt(endedSessions.endedAt, issuedAt),
    });
  return ended.meta.changes === 1;
}

/** The same as a statement for a batch, where a condition holds and the claim still stands. */
export function endSessionWhere(db: Database, claim: Claim, now: Date, condition: ReturnType<typeof sql>) {
  return db
    .insert(endedSessions)
    .select(sql`select ${claim.id}, ${now.getTime()} where ${and(condition, stillStands(claim))}`)
    .onConflictDoUpdate({ target: endedSessions.session, set: { endedAt: now } });
}

/** Forgets ends from before an instant, of which no cookie and no token is left: a statement for a batch. */
export function deleteEndsBefore(db: Database, instant: Date) {
  return db.delete(endedSessions).where(lt(endedSessions.endedAt, instant));
}
