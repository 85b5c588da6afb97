import type { Stripe } from "stripe";
import type { Accounts } from "../../../app/account/accounts";
import { type Billing, BillingRefused } from "../../../app/billing/billing";
import { BILLING_MESSAGES, cancelledMessage } from "../../../app/billing/messages";
import { periodEnd } from "../../../app/billing/subscription";
import { customerOf, seenCustomer } from "../../db/customers";
import type { Database } from "../../db/database";
import { noteSeen } from "../../db/owners";
import { cancellableOf } from "../../db/subscriptions";
import type { Limit } from "../../limits/limit";
import type { Prices } from "../prices";
import { cancelAtPeriodEnd } from "./cancel";
import { openCheckout } from "./checkout";
import { isMissing, isMissingCustomer, openStripe, type StripeAccess } from "./client";
import { withCustomer } from "./customer";
import { settleCustomer } from "./settle";

interface Setup extends StripeAccess {
  db: Database;
  accounts: Pick<Accounts, "owner" | "newOwner">;
  prices: Prices;
  origin: string;
  limit: Limit;
  now: Date;
  clock(): Date;
  kept: Pick<Billing, "subscription" | "planOf">;
}

const CHECKOUT_ID = /^cs_[A-Za-z0-9_]{1,200}$/;

/** Billing by Stripe for the owner behind one request. A customer belongs to an owner, never to a user. */
export function stripeBilling(setup: Setup): Billing {
  const { db, accounts, prices, origin, limit, now, clock, kept } = setup;

  async function allow(): Promise<void> {
    if (!(await limit())) throw new BillingRefused(BILLING_MESSAGES.tooMany, { status: 429 });
  }

  return {
    ...kept,

    async checkout(plan) {
      await allow();
      const owner = (await accounts.owner()) ?? (await accounts.newOwner());
      const stripe = await openStripe(setup);
      const asked = { db, stripe, ownerId: owner.id, price: prices[plan.id], origin, now };
      const { url } = await withCustomer(asked, (customer) => openCheckout(asked, customer));
      return { url, cookies: owner.cookies };
    },

    async portal() {
      await allow();
      const owner = await accounts.owner();
      const id = owner && (await seenCustomer(db, { ownerId: owner.id, now }));
      if (!id) throw new BillingRefused(BILLING_MESSAGES.noCustomer, { status: 404 });
      const stripe = await openStripe(setup);
      const session = await stripe.billingPortal.sessions.create({
        customer: id,
        return_url: `${origin}/account`,
      });
      return { url: session.url };
    },

    async cancel() {
      const owner = await accounts.owner();
      const id = owner && (await cancellableOf(db, owner.id));
      if (!id) throw new BillingRefused(BILLING_MESSAGES.noSubscription, { status: 404 });
      await allow();
      await noteSeen(db, owner.id, now);
      const ended = await cancelAtPeriodEnd({ stripe: await openStripe(setup), db, clock }, id);
      const until = periodEnd({
        current_period_end: ended.currentPeriodEnd,
        cancel_at_period_end: ended.cancelAtPeriodEnd,
      });
      return { message: cancelledMessage(until?.date ?? null) };
    },

    async settle() {
      const owner = await accounts.owner();
      const customer = owner && (await customerOf(db, owner.id));
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
      if (!CHECKOUT_ID.test(checkoutId)) return false;
      const owner = await accounts.owner();
      // Whoever came back from paying has a customer: nobody else makes us ask.
      if (!owner || !(await customerOf(db, owner.id))) return false;
      await allow();
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
