import type { Stripe } from "stripe";
import { BILLING_MESSAGES, cancelledMessage } from "../../../app/functions/billing/messages";
import { periodEnd } from "../../../app/functions/billing/summary";
import { isCharged } from "../../../app/model/subscription-plan";
import { type Billing, BillingRefused } from "../../../app/services/billing";
import type { Owners } from "../../accounts/session";
import { findCustomer, findCustomerSeen } from "../../db/customers";
import type { Database } from "../../db/database";
import { noteSeen } from "../../db/owners";
import { type DescribedSubscription, findCancellable, saveSubscriptions } from "../../db/subscriptions";
import { closeCheckout, openCheckout } from "./checkout";
import {
  firstOf,
  isInvalidRequest,
  isMissing,
  isMissingCustomer,
  openStripe,
  type StripeAccess,
} from "./client";
import { describeSubscription, EXPANDED, type Prices, pricedPlans, type Settling } from "./describe";

interface Setup extends StripeAccess {
  db: Database;
  owners: Pick<Owners, "owner" | "writer">;
  prices: Prices;
  origin: string;
  now: Date;
  clock(): Date;
  kept: Pick<Billing, "subscription" | "planOf">;
}

/** Billing by Stripe for the owner behind one request. A customer belongs to an owner, never to a user. */
export function stripeBilling(setup: Setup): Billing & Settling {
  const { db, owners, prices, origin, now, clock, kept } = setup;

  return {
    ...kept,

    sells: pricedPlans(prices),

    async checkout(plan) {
      if (!prices[plan.id]) throw new BillingRefused(BILLING_MESSAGES.notSold, { status: 409 });
      const owner = await owners.writer();
      const stripe = await openStripe(setup);
      const price = prices[plan.id];
      const waitMs = setup.timeLimits.stripeInUse;
      const { url } = await openCheckout({ db, stripe, ownerId: owner.id, price, origin, now, waitMs });
      await owner.remember();
      return { url };
    },

    async portal() {
      const owner = await owners.owner();
      const id = owner && (await findCustomerSeen(db, { ownerId: owner.id, now }));
      if (!id) throw new BillingRefused(BILLING_MESSAGES.noCustomer, { status: 404 });
      const stripe = await openStripe(setup);
      const session = await stripe.billingPortal.sessions.create({
        customer: id,
        return_url: `${origin}/account`,
      });
      return { url: session.url };
    },

    async cancel() {
      const owner = await owners.owner();
      const id = owner && (await findCancellable(db, owner.id));
      if (!id) throw new BillingRefused(BILLING_MESSAGES.noSubscription, { status: 404, isNone: true });
      await noteSeen(db, owner.id, now);
      const ended = await cancelAtPeriodEnd({ stripe: await openStripe(setup), db, clock }, id);
      const until = periodEnd({
        current_period_end: ended.currentPeriodEnd,
        cancel_at_period_end: ended.cancelAtPeriodEnd,
      });
      return { message: cancelledMessage(until?.date ?? null) };
    },

    async settle() {
      const owner = await owners.owner();
      const customer = owner && (await findCustomer(db, owner.id));
      if (!customer) return "free";
      try {
        return await settleCustomer({ stripe: await openStripe(setup), db, clock }, customer);
      } catch (error) {
        // Deleted there, or the key is of another account: what is kept here decides.
        if (isMissingCustomer(error)) return "free";
        throw error;
      }
    },

    async completed(checkoutId) {
      const owner = await owners.owner();
      // Whoever came back from paying has a customer: nobody else makes us ask.
      if (!owner || !(await findCustomer(db, owner.id))) return false;
      const session = await retrieveCheckout(await openStripe(setup), checkoutId);
      return session?.status === "complete" && session.client_reference_id === owner.id;
    },
  };
}

async function retrieveCheckout(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

interface Provider {
  stripe: Stripe;
  db: Database;
  clock(): Date;
}

/**
 * Ends a subscription with the period that is paid, and keeps how it stands then. Throws `BillingRefused` where it
 * turns out to be over: what was lost of that is kept, too.
 */
async function cancelAtPeriodEnd(
  { stripe, db, clock }: Provider,
  id: string,
): Promise<DescribedSubscription> {
  try {
    const answer = await stripe.subscriptions.update(id, { cancel_at_period_end: true, expand: EXPANDED });
    const ended = describeSubscription(answer);
    // By the moment of the answer: what was asked for while it was on its way may not know of it. The page that comes
    // next shows it; the webhook says the same a moment later.
    await saveSubscriptions(db, [ended], clock());
    return ended;
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
    const readAt = clock();
    const given = await stripe.subscriptions.retrieve(id, { expand: EXPANDED });
    await saveSubscriptions(db, [describeSubscription(given)], readAt);
    if (isCharged(given.status)) throw error;
    throw new BillingRefused(BILLING_MESSAGES.noSubscription, { status: 404, isNone: true });
  }
}

/** More than a customer has open or running at once. */
const MOST_READ = 100;

/**
 * Closes whatever a customer could still pay, and answers whether any subscription of theirs would go on being
 * charged, by Stripe's word; what Stripe says is kept here, too.
 */
async function settleCustomer(
  { stripe, db, clock }: Provider,
  customer: string,
): Promise<"free" | "charged"> {
  const open = await stripe.checkout.sessions.list({ customer, status: "open", limit: MOST_READ });
  // One that is paid in this moment is among the subscriptions that are asked for next.
  await Promise.all(firstOf(open, MOST_READ).map(({ id }) => closeCheckout(stripe, id)));
  const readAt = clock();
  const subscriptions = await stripe.subscriptions.list({
    customer,
    status: "all",
    limit: MOST_READ,
    expand: EXPANDED.map((path) => `data.${path}`),
  });
  const described = firstOf(subscriptions, MOST_READ).map(describeSubscription);
  await saveSubscriptions(db, described, readAt);
  const charged = described.some(({ status, cancelAtPeriodEnd }) => isCharged(status) && !cancelAtPeriodEnd);
  return charged ? "charged" : "free";
}
