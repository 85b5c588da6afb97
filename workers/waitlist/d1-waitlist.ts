import { emailKey, type Waitlist } from "../../app/waitlist/waitlist";
import { type Database, isDatabaseError } from "../db/database";
import { insertWaitlistEmail } from "../db/waitlist";
import type { Limit } from "../limits/limit";

interface Setup {
  limit: Limit;
  now: Date;
  report(error: unknown): void;
}

/** The waitlist in D1, limited an address. What the database says is an outcome; anything else is thrown. */
export function d1Waitlist(db: Database, { limit, now, report }: Setup): Waitlist {
  return {
    async add(email) {
      if (!(await limit())) return "too-many";
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
