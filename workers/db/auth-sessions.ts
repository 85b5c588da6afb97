import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "./database";
import { authSessions, users } from "./schema-accounts";

/** Who is signed in: what a session's cookie leads to. */
export interface SignedIn {
  sessionId: string;
  /** When they signed in. */
  since: Date;
  userId: string;
  ownerId: string;
  email: string;
  primaryTopic: string;
  youtubeChannel: string;
}

/** A session with its user and owner; null once it expired or was ended, and while its user is suspended. One round trip. */
export async function findSession(
  db: Database,
  by: { token: string } | { id: string },
  now: Date,
): Promise<SignedIn | null> {
  const [found] = await db
    .select({
      // In a batch D1 answers rows by the names of their columns.
      sessionId: sql<string>`${authSessions.id}`.as("session_id"),
      since: sql`${authSessions.createdAt}`.mapWith(authSessions.createdAt).as("session_since"),
      userId: authSessions.userId,
      ownerId: users.ownerId,
      email: users.email,
      primaryTopic: users.primaryTopic,
      youtubeChannel: users.youtubeChannel,
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(
      and(
        "token" in by ? eq(authSessions.token, by.token) : eq(authSessions.id, by.id),
        gt(authSessions.expiresAt, now),
        isNull(users.suspendedAt),
      ),
    );
  return found ?? null;
}

/**
 * A session and its user as better-auth reads them; null for one that was ended, and while its user is suspended. One round
 * trip.
 */
export async function findSessionRows(db: Database, token: string) {
  const ofToken = eq(authSessions.token, token);
  const userId = db.select({ id: authSessions.userId }).from(authSessions).where(ofToken);
  const [[session], [user]] = await db.batch([
    db.select().from(authSessions).where(ofToken),
    db
      .select()
      .from(users)
      .where(and(inArray(users.id, userId), isNull(users.suspendedAt))),
  ]);
  return session && user ? { ...session, user } : null;
}

/** Ends one session; whoever has its cookie is signed out with their next request. */
export async function endAuthSession(db: Database, by: { id: string } | { token: string }): Promise<void> {
  await db
    .delete(authSessions)
    .where("id" in by ? eq(authSessions.id, by.id) : eq(authSessions.token, by.token));
}

/** Where a user is signed in, the newest first. One round trip. */
export function listSessions(db: Database, userId: string, now: Date) {
  return db
    .select({
      id: authSessions.id,
      device: authSessions.userAgent,
      since: authSessions.createdAt,
    })
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, now)))
    .orderBy(desc(authSessions.createdAt));
}

/** Ends one session of a user's, or all. */
export async function endSessionsOf(
  db: Database,
  userId: string,
  which: { id: string } | "all",
): Promise<void> {
  const one = which === "all" ? undefined : eq(authSessions.id, which.id);
  await db.delete(authSessions).where(and(eq(authSessions.userId, userId), one));
}
