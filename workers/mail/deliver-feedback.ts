import { feedbackMail } from "../../app/feedback/feedback";
import { isEmail } from "../../app/waitlist/email";
import type { claimDue, noteDeliveries } from "../db/feedback";
import type { Post } from "./choose";
import { MailError } from "./mailers";

/** So many at a time, so that a service which hangs holds up few. */
const AT_ONCE = 5;
/** Of one run: a Worker on the Free plan may call outside 50 times. */
const A_RUN = 40;

type Claim = Awaited<ReturnType<typeof claimDue>>[number];

export interface Delivery {
  /** Takes what is due; see claimDue. */
  claim(wanted: { limit: number; only?: string }): Promise<Claim[]>;
  note(outcome: Omit<Parameters<typeof noteDeliveries>[1], "now">): Promise<void>;
  post: Post;
}

interface Delivered {
  sent: number;
  failed: number;
  /** Why, each reason once. */
  reasons: string[];
}

/**
 * Sends feedback that waits: what is due, or one that has just come. A mail that is not taken stays in the
 * outbox and is tried again by cron, later each time (see NEXT_TRY_SECONDS), without end.
 *
 * @throws the first error that nobody foresaw, once every mail was tried and what became of it is noted
 */
export async function deliverMail({ claim, note, post }: Delivery, only?: string): Promise<Delivered> {
  const claimed = await claim({ limit: A_RUN, only });
  const sent: string[] = [];
  const failed: { id: string; failure: string }[] = [];
  const unforeseen: unknown[] = [];

  async function deliver(row: Claim): Promise<void> {
    try {
      await post.mailer.send({
        key: row.id,
        to: post.to,
        from: post.from,
        // What is no address would have the mail refused, each time anew; the text names it all the same.
        replyTo: row.email && isEmail(row.email) ? row.email : null,
        ...feedbackMail({ ...row, email: row.email ?? "" }),
      });
      sent.push(row.id);
    } catch (error) {
      const foreseen = error instanceof MailError;
      failed.push({ id: row.id, failure: foreseen ? error.message : "an unforeseen error" });
      if (!foreseen) unforeseen.push(error);
    }
  }

  for (let start = 0; start < claimed.length; start += AT_ONCE) {
    await Promise.all(claimed.slice(start, start + AT_ONCE).map(deliver));
  }
  await note({ sent, failed });
  if (unforeseen.length > 0) throw unforeseen[0];
  return {
    sent: sent.length,
    failed: failed.length,
    reasons: [...new Set(failed.map(({ failure }) => failure))],
  };
}
