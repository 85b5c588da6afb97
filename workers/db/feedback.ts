import type { Feedback } from "../../app/feedback/feedback";
import type { Database } from "./database";
import { noteOwner } from "./owners";
import { feedback, outbox } from "./schema";

export interface KeptFeedback extends Feedback {
  id: string;
  ownerId: string;
  createdAt: Date;
}

/**
 * Keeps feedback and puts its mail into the outbox, both or neither, in one round trip; false where it was
 * there already.
 */
export async function insertFeedback(db: Database, row: KeptFeedback): Promise<boolean> {
  const [, kept] = await db.batch([
    noteOwner(db, row.ownerId, row.createdAt),
    db.insert(feedback).values(row).onConflictDoNothing(),
    db.insert(outbox).values({ id: row.id, dueAt: row.createdAt }).onConflictDoNothing(),
  ]);
  return kept.meta.changes === 1;
}
