import { z } from "zod";
import { isCharged, type Subscription } from "../../model/subscription-plan";
import { NO_SESSION } from "../../services/accounts";
import { BillingRefused, SubscriptionUnread } from "../../services/billing";
import { define } from "../define";
import { Refused } from "../refused";
import { BILLING_MESSAGES, cancelFailed, portalFailed } from "./messages";

const record: z.ZodType<Subscription> = z.object({
  subscription_id: z.string().nullable(),
  subscription_status: z.string(),
  price_id: z.string().nullable(),
  current_period_end: z.number().nullable(),
  cancel_at_period_end: z.boolean(),
  payment_method_brand: z.string().nullable(),
  payment_method_last4: z.string().nullable(),
});

/** The caller's Subscription record (spec section 3), null without one. A demo user's is not fetched (section 6). */
export const readSubscription = define({
  name: "billing.subscription",
  about: "Reads the caller's subscription as the payment provider last described it.",
  input: z.object({}),
  output: z.object({ subscription: record.nullable() }),
  scope: "read",
  uses: ["billing.subscription"],
  failed: BILLING_MESSAGES.fetchUnexpected,
  examples: { good: {} },
  async run(_input, caller, { billing, report }) {
    const user = await caller.user();
    if (!user) throw new Refused(401, NO_SESSION);
    if (user.isDemo) return { subscription: null };
    const subscription = await billing.subscription().catch((error: unknown) => {
      if (!(error instanceof SubscriptionUnread)) throw error;
      report(error);
      throw new Refused(503, BILLING_MESSAGES.fetchFailed);
    });
    return { subscription };
  },
});

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
        ({ status, message, isNone }) => new Refused(status, isNone ? message : cancelFailed(message)),
      ),
    );
  },
});

/** The caller's billing portal (spec section 8, Portal). */
export const openPortal = define({
  name: "billing.portal",
  about: "Opens the page on which the caller manages what they pay.",
  input: z.object({}),
  output: z.object({ url: z.string() }),
  scope: "write",
  limit: { name: "billing", tooMany: portalFailed(BILLING_MESSAGES.tooMany) },
  uses: ["billing.portal"],
  failed: portalFailed(BILLING_MESSAGES.unexpected),
  examples: { good: {} },
  async run(_input, caller, { billing }) {
    const user = await caller.user();
    if (!user) throw new Refused(401, NO_SESSION);
    if (user.isDemo) throw new Refused(403, BILLING_MESSAGES.signUp);
    return billing
      .portal()
      .catch(worded(({ status, message }) => new Refused(status, portalFailed(message))));
  },
});

/** For `catch`: the provider's refusal in the function's words. Anything else is a failure and goes on as it is. */
export function worded(says: (refusal: BillingRefused) => Refused): (error: unknown) => never {
  return (error) => {
    throw error instanceof BillingRefused ? says(error) : error;
  };
}
