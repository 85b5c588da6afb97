import { z } from "zod";
import { BRAND } from "../../brand";
import { formatCount } from "../../numbers/figures";
import type { Outbox, WaitingMessage } from "../../services/outbox";
import { defineJob } from "../define";
import { sendMessage } from "./kinds";

/** So many at a time, so that a service which hangs holds up few. */
const AT_ONCE = 5;
/** Of one run: a Worker on the Free plan may call outside 50 times. */
const A_RUN = 40;

/** What became of the mails of a run, and why some were not taken, each reason once. */
const delivered = z.object({ sent: z.number(), failed: z.number(), reasons: z.array(z.string()) });
type Delivered = z.infer<typeof delivered>;

/**
 * Sends what waits in the outbox: what is due, or one message that has just come. One that is not taken stays there and is
 * tried again by cron, later each time (see NEXT_TRY_SECONDS), as often as its kind says (kinds.ts). Each kind has its share of the
 * day's mails (ceilings.ts); the rest waits for the next day, and of feedback one mail says how many wait. What became of a few is noted before
 * the next few go: a run that is cut off leaves no more than those to be sent again, each under its own key.
 *
 * Fails with the first error that nobody foresaw, once every mail was tried and what became of it is noted; what cannot be
 * noted fails at once, and the rest of the run is left for the next.
 */
export const deliverMail = defineJob({
  name: "mail.deliver",
  about: "Sends the mail that waits.",
  input: z.object({
    /** The one mail to send. */
    only: z.string().optional(),
  }),
  /** `waiting` is how many are left, where all that is due was sent. */
  output: delivered.extend({ waiting: z.number().optional() }),
  scope: "write",
  uses: [
    "outbox.claim",
    "outbox.send",
    "outbox.note",
    "outbox.newKey",
    "outbox.waiting",
    "outbox.toTell",
    "outbox.untold",
  ],
  failed: "The mail could not be sent.",
  examples: { good: {} },
  async run({ only }, _caller, { outbox, report }) {
    const done = await deliver(outbox, only);
    if (only !== undefined) return done;
    // What was sent counts against the run's calls, though nobody can say what is left.
    const waiting = await outbox.waiting().catch(report);
    return { ...done, ...(waiting !== undefined && { waiting }) };
  },
});

const NOTHING: Delivered = { sent: 0, failed: 0, reasons: [] };

async function deliver(outbox: Outbox, only: string | undefined): Promise<Delivered> {
  const { messages, full } = await outbox.claim({ limit: A_RUN, only });
  const told = full.includes("feedback") ? await tellThatMailsWait(outbox) : NOTHING;
  const reasons = new Set(told.reasons);
  const unforeseen: unknown[] = [];
  let { sent, failed } = told;

  /** Why it was not taken; null where it was. */
  async function send(message: WaitingMessage): Promise<string | null> {
    try {
      return await sendMessage(message, outbox);
    } catch (error) {
      unforeseen.push(error);
      return "an unforeseen error";
    }
  }

  for (let start = 0; start < messages.length; start += AT_ONCE) {
    const tried = await Promise.all(
      messages
        .slice(start, start + AT_ONCE)
        .map(async (one) => ({ id: one.id, kind: one.kind, failure: await send(one) })),
    );
    const outcome = {
      sent: tried.flatMap(({ id, failure }) => (failure === null ? [id] : [])),
      failed: tried.flatMap(({ id, kind, failure }) => (failure === null ? [] : [{ id, kind, failure }])),
    };
    await outbox.note(outcome);
    sent += outcome.sent.length;
    failed += outcome.failed.length;
    for (const { failure } of outcome.failed) reasons.add(failure);
  }
  if (unforeseen.length > 0) throw unforeseen[0];
  return { sent, failed, reasons: [...reasons] };
}

async function tellThatMailsWait(outbox: Outbox): Promise<Delivered> {
  const waiting = await outbox.toTell();
  if (!waiting) return NOTHING;
  const messages = `${formatCount(waiting)} ${waiting === 1 ? "message waits" : "messages wait"}`;
  try {
    const failure = await outbox.send({
      key: outbox.newKey(),
      to: null,
      replyTo: null,
      subject: `${BRAND.name} feedback: ${messages}`,
      body: `Today's mails have all been sent. ${messages} in the outbox and will follow from midnight UTC.`,
    });
    if (failure === null) return { sent: 1, failed: 0, reasons: [] };
    await outbox.untold();
    return { sent: 0, failed: 1, reasons: [failure] };
  } catch (error) {
    await outbox.untold();
    throw error;
  }
}
