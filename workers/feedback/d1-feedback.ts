import type { Accounts } from "../../app/account/accounts";
import type { FeedbackBox } from "../../app/feedback/feedback";
import type { Database } from "../db/database";
import { insertFeedback } from "../db/feedback";
import type { Limit } from "../limits/limit";
import { feedbackId } from "./feedback-id";

interface Setup {
  accounts: Pick<Accounts, "owner" | "newOwner">;
  limit: Limit;
  now: Date;
  /** Tries the mail of feedback that was just kept; it goes on after the answer. */
  deliver(id: string): void;
}

/** Feedback in D1: the row is there before any mail is tried, and the visitor does not wait for the mail. */
export function d1Feedback(db: Database, { accounts, limit, now, deliver }: Setup): FeedbackBox {
  return {
    newFormId: () => crypto.randomUUID(),

    allowed: limit,

    async keep(feedback, formId) {
      const [owner, id] = await Promise.all([
        accounts.owner().then((known) => known ?? accounts.newOwner()),
        feedbackId({ formId, category: feedback.category, message: feedback.message }),
      ]);
      const isNew = await insertFeedback(db, { ...feedback, id, ownerId: owner.id, createdAt: now });
      if (isNew) deliver(id);
      return { cookies: owner.cookies };
    },
  };
}
