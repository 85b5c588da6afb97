import type { Database } from "./database";
import { waitlistEmails } from "./schema";

/** Adds a row, unless its key is there already. Resolves to whether it was added; throws what D1 throws. */
export async function insertWaitlistEmail(
  db: Database,
  row: { email: string; emailKey: string; createdAt: Date },
): Promise<boolean> {
  const added = await db
    .insert(waitlistEmails)
    .values(row)
    .onConflictDoNothing({ target: waitlistEmails.emailKey })
    .returning({ id: waitlistEmails.id });
  return added.length === 1;
}
