import { and, asc, eq } from "drizzle-orm";
import type { Database } from "./database";
import { passkeys } from "./schema-accounts";

/** The passkeys of a user, the oldest first. One round trip. */
export function listPasskeys(db: Database, userId: string) {
  return db
    .select({ id: passkeys.id, name: passkeys.name, since: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}

/** Removes a passkey of a user's; false where they have none of that id. */
export async function removePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
  return removed.meta.changes === 1;
}
