import { readCeilings } from "../ceilings";
import { claimNotice, countingDay, releaseNotice } from "../db/daily-uses";
import type { Database } from "../db/database";
import { claimDue, countWaiting, nextTry, noteDeliveries } from "../db/feedback";
import type { Env } from "../env";
import type { TimeLimits } from "../time-limits";
import { choosePost } from "./choose";
import type { Delivery } from "./deliver-feedback";

/** What sends the mail in the outbox. */
export function openDelivery(
  env: Env,
  { db, now, timeLimits }: { db: Database; now: Date; timeLimits: TimeLimits },
): Delivery {
  const day = countingDay(now);
  // What is wrong with the var is said with each request.
  const { mails: perDay } = readCeilings(env.CEILINGS, () => {});
  return {
    async toTell() {
      const waiting = await countWaiting(db);
      return waiting > 0 && (await claimNotice(db, day)) ? waiting : null;
    },
    untold: () => releaseNotice(db, day),
    claim: (wanted) => claimDue(db, { ...wanted, now, perDay, nextDue: nextTry(now) }),
    note: (outcome) => noteDeliveries(db, { ...outcome, now: new Date(), day }),
    post: choosePost({
      url: env.MAIL_URL,
      key: env.MAIL_KEY,
      binding: env.EMAIL,
      from: env.MAIL_FROM,
      to: env.FEEDBACK_TO || env.SUPPORT_EMAIL,
      timeoutMs: timeLimits.mailCall,
    }),
  };
}
