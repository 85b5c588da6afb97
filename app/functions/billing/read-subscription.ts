import { z } from "zod";
import type { Subscription } from "../../model/subscription";
import { NO_SESSION } from "../../services/accounts";
import { SubscriptionUnread } from "../../services/billing";
import { define } from "../define";
import { Refused } from "../refused";
import { BILLING_MESSAGES } from "./messages";

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
