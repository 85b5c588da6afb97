import { emailKey } from "../../app/functions/waitlist/join";
import type { Waitlist } from "../../app/services/waitlist";
import { type Database, isDatabaseError } from "./database";
import { waitlistEmails } from "./schema";

/** Adds a row, unless its key is there already. Resolves to whether it was added; throws what D1 throws. */
async function insertWaitlistEmail(
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

interface Setup {
  now: Date;
  report(error: unknown): void;
}

/** The waitlist in D1. What the database says is an outcome; anything else is thrown. */
export function d1Waitlist(db: Database, { now, report }: Setup): Waitlist {
  return {
    async add(email) {
      try {
        const added = await insertWaitlistEmail(db, { email, emailKey: emailKey(email), createdAt: now });
        return added ? "added" : "duplicate";
      } catch (error) {
        if (!isDatabaseError(error)) throw error;
        report(error);
        return "failed";
      }
    },
  };
}
