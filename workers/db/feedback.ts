import type { Feedback } from "../../app/model/feedback";
import type { FeedbackBox } from "../../app/services/outbox";
import type { Owners } from "../accounts/session";
import { fingerprint } from "../secrets";
import { namedBatch } from "./batch";
import type { Counting, DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { putInOutbox } from "./outbox";
import { declining, noteOwner } from "./owners";
import { feedback } from "./schema";

interface FeedbackRow extends Feedback {
  id: string;
  ownerId: string;
  createdAt: Date;
}

/**
 * Keeps feedback and puts its mail into the outbox, both or neither, in one round trip; false where it was
 * there already.
 */
export async function insertFeedback(db: Database, row: FeedbackRow, count: Counting): Promise<boolean> {
  const { kept } = await namedBatch(db, {
    owner: noteOwner(db, row.ownerId, { now: row.createdAt, count }),
    kept: db.insert(feedback).values(row).onConflictDoNothing(),
    mail: putInOutbox(
      db,
      "feedback",
      { id: row.id, ownerId: row.ownerId, to: null, payload: row },
      row.createdAt,
    ),
  }).catch(declining(row.createdAt));
  return kept.meta.changes === 1;
}

interface Setup {
  owners: Pick<Owners, "owner" | "writer">;
  uses: Pick<DailyUses, "counting" | "spend">;
  now: Date;
  /** Tries the mail of feedback that was just kept; it goes on after the answer. */
  deliver(id: string): void;
}

/** Feedback in D1: the row is there before any mail is tried, and the visitor does not wait for the mail. */
export function d1Feedback(db: Database, { owners, uses, now, deliver }: Setup): FeedbackBox {
  return {
    async keep(feedback, formId = crypto.randomUUID()) {
      // Who it is from is asked for in the same round trip.
      await Promise.all([uses.spend(["feedbacks"]), owners.owner()]);
      const [owner, id] = await Promise.all([
        owners.writer(),
        feedbackId({ formId, category: feedback.category, message: feedback.message }),
      ]);
      const row = { ...feedback, id, ownerId: owner.id, createdAt: now };
      const isNew = await insertFeedback(db, row, await uses.counting());
      if (isNew) deliver(id);
      await owner.remember();
    },
  };
}

/**
 * The id of feedback: a fingerprint of the form that sent it and what stood in it. The same text from the
 * same form is the same feedback, however often it is sent; a page that was gone back to and filled in anew
 * sends another.
 */
function feedbackId(sent: Record<"formId" | "category" | "message", string>): Promise<string> {
  const { formId, category, message } = sent;
  return fingerprint(JSON.stringify([formId, category, message]));
}
