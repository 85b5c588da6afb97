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

/** The last instant that a date can be. */
const NEVER_AGAIN = new Date(8.64e15);

/**
 * Until when whatever names a session is no good, by when it was issued: when it was last ended, and for good where its
 * owner's data was deleted. A request beside that one may have issued a cookie anew, a moment later. null where the session
 * was never ended. One round trip.
 */
export async function findEnd(db: Database, id: string): Promise<Date | null> {
  const [found] = await db
    .select({ endedAt: endedSessions.endedAt, isDeleted: endedSessions.isDeleted })
    .from(endedSessions)
    .where(eq(endedSessions.session, id));
  if (!found) return null;
  return found.isDeleted ? NEVER_AGAIN : found.endedAt;
}

/** True in SQL once an owner's data was deleted: a condition for a statement. */
export function isDeleted(ownerId: string) {
  return sql`exists (select 1 from ${endedSessions} where ${endedSessions.session} = ${ownerId}
    and ${endedSessions.isDeleted})`;
}

/** The same for what no statement writes. One round trip. */
export async function wasDeleted(db: Database, ownerId: string): Promise<boolean> {
  const [found] = await db
    .select({ isDeleted: endedSessions.isDeleted })
    .from(endedSessions)
    .where(eq(endedSessions.session, ownerId));
  return found?.isDeleted ?? false;
}

/** True in SQL while the session of a claim was not ended since: a condition for a statement. */
export function stillStands({ id, issuedAt }: Claim) {
  return sql`not exists (select 1 from ${endedSessions} where ${endedSessions.session} = ${id}
    and (${endedSessions.endedAt} >= ${issuedAt.getTime()} or ${endedSessions.isDeleted}))`;
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

/**
 * Ends a session for good, as its owner's data is deleted, where a condition holds and the claim still stands: a statement
 * for the batch that deletes.
 */
export function deleteSessionWhere(db: Database, claim: Claim, now: Date, condition: ReturnType<typeof sql>) {
  return db
    .insert(endedSessions)
    .select(sql`select ${claim.id}, ${now.getTime()}, 1 where ${and(condition, stillStands(claim))}`)
    .onConflictDoUpdate({ target: endedSessions.session, set: { endedAt: now, isDeleted: true } });
}

/** Forgets ends from before an instant, of which no cookie and no token is left: a statement for a batch. */
export function deleteEndsBefore(db: Database, instant: Date) {
  return db.delete(endedSessions).where(lt(endedSessions.endedAt, instant));
}
