import { TRIES } from "../../app/functions/mail/kinds";
import type { Outbox } from "../../app/services/outbox";
import { readCeilings } from "../ceilings";
import { claimNotice, countingDay, releaseNotice } from "../db/daily-uses";
import type { Database } from "../db/database";
import { claimDue, countWaiting, noteDeliveries } from "../db/outbox";
import type { Env } from "../env";
import type { TimeLimits } from "../time-limits";
import { choosePost, type Post } from "./choose";
import { MailError } from "./mailers";

/** The outbox in D1, and what this deployment sends its mail by. */
export function openOutbox(
  env: Env,
  { db, now, timeLimits }: { db: Database; now: Date; timeLimits: TimeLimits },
): Outbox {
  const day = countingDay(now);
  // What is wrong with the var is said with each request.
  const { mails: perDay } = readCeilings(env.CEILINGS, () => {});
  const post = choosePost({
    url: env.MAIL_URL,
    key: env.MAIL_KEY,
    binding: env.EMAIL,
    from: env.MAIL_FROM,
    to: env.FEEDBACK_TO || env.SUPPORT_EMAIL,
    timeoutMs: timeLimits.mailCall,
  });
  return {
    claim: (wanted) => claimDue(db, { ...wanted, now, perDay, tries: TRIES }),
    send: sendBy(post),
    note: (outcome) => noteDeliveries(db, { ...outcome, now: new Date(), day }),
    newKey: () => crypto.randomUUID(),
    waiting: () => countWaiting(db, TRIES),
    async toTell() {
      const waiting = await countWaiting(db, TRIES);
      return waiting > 0 && (await claimNotice(db, day)) ? waiting : null;
    },
    untold: () => releaseNotice(db, day),
  };
}

/** Sends by a mailer; answers why a mail was not taken. */
function sendBy({ mailer, from, to }: Post): Outbox["send"] {
  return async (mail) => {
    try {
      await mailer.send({ ...mail, from, to: mail.to ?? to });
      return null;
    } catch (error) {
      if (error instanceof MailError) return error.message;
      throw error;
    }
  };
}
