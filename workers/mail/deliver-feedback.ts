import { BRAND } from "../../app/brand";
import { feedbackMail } from "../../app/functions/feedback/mail";

import { isEmail } from "../../app/functions/waitlist/email";
import { formatCount } from "../../app/numbers/figures";
import type { claimDue, noteDeliveries } from "../db/feedback";
import type { Post } from "./choose";
import { MailError } from "./mailers";

/** So many at a time, so that a service which hangs holds up few. */
const AT_ONCE = 5;
/** Of one run: a Worker on the Free plan may call outside 50 times. */
const A_RUN = 40;

type Claims = Awaited<ReturnType<typeof claimDue>>;
type Claim = Claims["mails"][number];

export interface Delivery {
  /** Takes what is due; see claimDue. */
  claim(wanted: { limit: number; only?: string }): Promise<Claims>;
  note(outcome: Omit<Parameters<typeof noteDeliveries>[1], "now" | "day">): Promise<void>;
  post: Post;
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
 * (ceilings.ts) the rest waits for the next day, and one mail says how many wait. What became of a few is noted before
 * the next few go: a run that is cut off leaves no more than those to be sent again, each under its own key.
 *
 * @throws the first error that nobody foresaw, once every mail was tried and what became of it is noted; what cannot be
 *   noted at once, and the rest of the run is left for the next
 */
export async function deliverMail(delivery: Delivery, only?: string): Promise<Delivered> {
  const { claim, note, post } = delivery;
  const { mails, isFull } = await claim({ limit: A_RUN, only });
  if (mails.length === 0 && isFull) return tellThatMailsWait(delivery);
  const reasons = new Set<string>();
  const unforeseen: unknown[] = [];
  let [sent, failed] = [0, 0];

  /** Why it was not taken; null where it was. */
  async function send(row: Claim): Promise<string | null> {
    try {
      await post.mailer.send({
        key: row.id,
        to: post.to,
        from: post.from,
        // What is no address would have the mail refused, each time anew; the text names it all the same.
        replyTo: row.email && isEmail(row.email) ? row.email : null,
        ...feedbackMail({ ...row, email: row.email ?? "" }),
      });
      return null;
    } catch (error) {
      if (error instanceof MailError) return error.message;
      unforeseen.push(error);
      return "an unforeseen error";
    }
  }

  for (let start = 0; start < mails.length; start += AT_ONCE) {
    const tried = await Promise.all(
      mails.slice(start, start + AT_ONCE).map(async (row) => ({ id: row.id, failure: await send(row) })),
    );
    const outcome = {
      sent: tried.flatMap(({ id, failure }) => (failure === null ? [id] : [])),
      failed: tried.flatMap(({ id, failure }) => (failure === null ? [] : [{ id, failure }])),
    };
    await note(outcome);
    sent += outcome.sent.length;
    failed += outcome.failed.length;
    for (const { failure } of outcome.failed) reasons.add(failure);
  }
  if (unforeseen.length > 0) throw unforeseen[0];
  return { sent, failed, reasons: [...reasons] };
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
