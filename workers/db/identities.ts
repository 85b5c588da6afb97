import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./database";
import { authAccounts, users } from "./schema-accounts";

const GOOGLE = "google";

/** Which user a Google account signs in; null where it is nobody's. */
export async function findIdentity(db: Database, sub: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: authAccounts.userId })
    .from(authAccounts)
    .where(and(eq(authAccounts.providerId, GOOGLE), eq(authAccounts.accountId, sub)));
  return found?.userId ?? null;
}

interface NewIdentity {
  id: string;
  userId: string;
  /** Google's id of them. */
  sub: string;
  now: Date;
}

/** Joins a Google account to a user who has none, where it is nobody's: a statement for a batch. */
export function insertIdentity(db: Database, { id, userId, sub, now }: NewIdentity) {
  const at = now.getTime();
  return db
    .insert(authAccounts)
    .select(
      sql`select ${id}, ${GOOGLE}, ${sub}, ${userId}, null, null, null, null, null, null, null, ${at}, ${at}
        where exists (select 1 from ${users} where ${users.id} = ${userId})
        and not exists (select 1 from ${authAccounts} where ${authAccounts.userId} = ${userId}
          and ${authAccounts.providerId} = ${GOOGLE})`,
    )
    .onConflictDoNothing();
}

/** Takes Google away from a user: a statement for a batch. */
export function deleteIdentity(db: Database, userId: string) {
  return db
    .delete(authAccounts)
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, GOOGLE)));
}

/** Which ways in a user has beside mail and passkeys. One round trip. */
export async function otherWaysOf(
  db: Database,
  userId: string,
): Promise<{ password: boolean; google: boolean }> {
  const found = await db
    .select({ provider: authAccounts.providerId })
    .from(authAccounts)
    .where(eq(authAccounts.userId, userId));
  const has = (name: string) => found.some(({ provider }) => provider === name);
  return { password: has("credential"), google: has(GOOGLE) };
}
