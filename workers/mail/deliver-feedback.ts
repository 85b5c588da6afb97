import { BRAND } from "../../app/brand";
import { feedbackMail } from "../../app/feedback/feedback";
import { formatCount } from "../../app/numbers/figures";
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
  /** How many mails may still go to the team today. */
  left(): Promise<number>;
  /** How many wait, for the one run a day that tells the team so; null for the others. */
  toTell(): Promise<number | null>;
  /** Lets another run tell them, where this one could not. */
  untold(): Promise<void>;
}

interface Delivered {
  sent: number;
  failed: number;
  /** Why, each reason once. */
  reasons: string[];
}

/**
 * Sends feedback that waits: what is due, or one that has just come. A mail that is not taken stays in the
 * outbox and is tried again by cron, later each time (see NEXT_TRY_SECONDS), without end. After the day's mails
 * (ceilings.ts) the rest waits for the next day, and one mail says how many wait.
 *
 * @throws the first error that nobody foresaw, once every mail was tried and what became of it is noted
 */
export async function deliverMail(delivery: Delivery, only?: string): Promise<Delivered> {
  const { claim, note, post } = delivery;
  const room = Math.max(0, await delivery.left());
  if (room === 0) return tellThatMailsWait(delivery);
  const claimed = await claim({ limit: Math.min(A_RUN, room), only });
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

async function tellThatMailsWait({ post, toTell, untold }: Delivery): Promise<Delivered> {
  const waiting = await toTell();
  if (!waiting) return { sent: 0, failed: 0, reasons: [] };
  const messages = `${formatCount(waiting)} ${waiting === 1 ? "message waits" : "messages wait"}`;
  try {
    await post.mailer.send({
      key: crypto.randomUUID(),
      to: post.to,
      from: post.from,
      replyTo: null,
      subject: `${BRAND.name} feedback: ${messages}`,
      body: `Today's mails have all been sent. ${messages} in the outbox and will follow from midnight UTC.`,
    });
    return { sent: 1, failed: 0, reasons: [] };
  } catch (error) {
    await untold();
    if (!(error instanceof MailError)) throw error;
    return { sent: 0, failed: 1, reasons: [error.message] };
  }
}
