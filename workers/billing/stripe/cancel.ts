import type { Stripe } from "stripe";
import { BillingRefused } from "../../../app/billing/billing";
import { BILLING_MESSAGES } from "../../../app/billing/messages";
import { isCharged } from "../../../app/billing/subscription";
import type { Database } from "../../db/database";
import { type DescribedSubscription, keepSubscriptions } from "../../db/subscriptions";
import { isInvalidRequest } from "./client";
import { describeSubscription, EXPANDED } from "./describe";

interface Setup {
  stripe: Stripe;
  db: Database;
  clock(): Date;
}

/**
 * Ends a subscription with the period that is paid, and keeps how it stands then. Throws `BillingRefused` where it
 * turns out to be over: what was lost of that is kept, too.
 */
export async function cancelAtPeriodEnd(
  { stripe, db, clock }: Setup,
  id: string,
): Promise<DescribedSubscription> {
  try {
    const answer = await stripe.subscriptions.update(id, { cancel_at_period_end: true, expand: EXPANDED });
    const ended = describeSubscription(answer);
    // By the moment of the answer: what was asked for while it was on its way may not know of it. The page that comes
    // next shows it; the webhook says the same a moment later.
    await keepSubscriptions(db, [ended], clock());
    return ended;
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
    const readAt = clock();
    const given = await stripe.subscriptions.retrieve(id, { expand: EXPANDED });
    await keepSubscriptions(db, [describeSubscription(given)], readAt);
    if (isCharged(given.status)) throw error;
    throw new BillingRefused(BILLING_MESSAGES.noSubscription, { status: 404 });
  }
}
