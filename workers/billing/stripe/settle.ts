import type { Stripe } from "stripe";
import { isCharged } from "../../../app/billing/subscription";
import type { Database } from "../../db/database";
import { keepSubscriptions } from "../../db/subscriptions";
import { closeCheckout } from "./close-checkout";
import { describeSubscription, EXPANDED } from "./describe";

interface Setup {
  stripe: Stripe;
  db: Database;
  clock(): Date;
}

/** More than a customer has open or running at once. */
const MOST_READ = 100;

/**
 * Closes whatever a customer could still pay, and answers whether any subscription of theirs would go on being
 * charged, by Stripe's word; what Stripe says is kept here, too.
 */
export async function settleCustomer(
  { stripe, db, clock }: Setup,
  customer: string,
): Promise<"free" | "charged"> {
  const open = await stripe.checkout.sessions.list({ customer, status: "open", limit: MOST_READ });
  // One that is paid in this moment is among the subscriptions that are asked for next.
  await Promise.all(open.data.map(({ id }) => closeCheckout(stripe, id)));
  const readAt = clock();
  const { data } = await stripe.subscriptions.list({
    customer,
    status: "all",
    limit: MOST_READ,
    expand: EXPANDED.map((path) => `data.${path}`),
  });
  const described = data.map(describeSubscription);
  await keepSubscriptions(db, described, readAt);
  const charged = described.some(({ status, cancelAtPeriodEnd }) => isCharged(status) && !cancelAtPeriodEnd);
  return charged ? "charged" : "free";
}
