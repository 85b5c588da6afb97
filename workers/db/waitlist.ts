import type { Waitlist } from "../../app/services/outbox";
import { emailKey } from "../../app/words/email";

import { type Counting, type DailyUses, overCeiling } from "./daily-uses";
import { type Database, isDatabaseError } from "./database";
import { waitlistEmails } from "./schema";

/**
 * Adds a row, unless its key is there already, and counts the try. Resolves to whether it was added; throws what D1
 * throws. One round trip.
 */
async function insertWaitlistEmail(
  db: Database,
  row: { email: string; emailKey: string; createdAt: Date },
  count: Counting,
): Promise<boolean> {
  const added = db
    .insert(waitlistEmails)
    .values(row)
    .onConflictDoNothing({ target: waitlistEmails.emailKey })
    .returning({ id: waitlistEmails.id });
  const [rows] = await db.batch([added, count("waitlist")]);
  return rows.length === 1;
}

interface Setup {
  uses: Pick<DailyUses, "counting">;
  now: Date;
  report(error: unknown): void;
}

/** The waitlist in D1. What the database says is an outcome; anything else is thrown. */
export function d1Waitlist(db: Database, { uses, now, report }: Setup): Waitlist {
  return {
    async add(email) {
      try {
        const added = await insertWaitlistEmail(
          db,
          { email, emailKey: emailKey(email), createdAt: now },
          await uses.counting(),
        );
        return added ? "added" : "duplicate";
      } catch (error) {
        const over = overCeiling(error, now);
        if (over || !isDatabaseError(error)) throw over ?? error;
        report(error);
        return "failed";
      }
    },
  };
}
