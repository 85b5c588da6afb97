import { z } from "zod";
import { isCharged } from "../../model/subscription";
import { NO_SESSION } from "../../services/accounts";
import { define } from "../define";
import { Refused } from "../refused";
import { BILLING_MESSAGES, cancelFailed } from "./messages";
import { worded } from "./worded";

const { noSubscription, tooMany, unexpected } = BILLING_MESSAGES;

/** Cancels the caller's subscription at the end of the period that is paid (spec sections 7 and 8, Cancel). */
export const cancelSubscription = define({
  name: "billing.cancel",
  about: "Ends the caller's subscription with the period that is paid.",
  input: z.object({
    /** The provider is asked only for a subscription that is kept here; else it says itself whether there is one. */
    onlyKept: z.boolean().default(false),
  }),
  /** The provider's message. */
  output: z.object({ message: z.string() }),
  scope: "write",
  limit: { name: "billing", tooMany: cancelFailed(tooMany) },
  uses: ["billing.subscription", "billing.cancel"],
  failed: cancelFailed(unexpected),
  examples: { good: {} },
  async run({ onlyKept }, caller, { billing }) {
    const user = await caller.user();
    if (!user) throw new Refused(401, NO_SESSION);
    // A demo user has no subscription to fetch (section 6).
    if (user.isDemo) throw new Refused(404, noSubscription);
    if (onlyKept) {
      const kept = await billing.subscription();
      if (!kept?.subscription_id || !isCharged(kept.subscription_status))
        throw new Refused(404, noSubscription);
    }
    return billing.cancel().catch(
      worded(
        // "No active subscription found." gets no prefix.
        ({ status, message }) =>
          new Refused(status, message === noSubscription ? message : cancelFailed(message)),
      ),
    );
  },
});
