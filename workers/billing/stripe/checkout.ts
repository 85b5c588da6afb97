import type { Stripe } from "stripe";

import { BILLING_MESSAGES } from "../../../app/functions/billing/messages";
import { DataDeleted } from "../../../app/functions/refused";

import { isCharged } from "../../../app/model/subscription-plan";
import { BillingRefused } from "../../../app/services/billing";
import { findCustomer, findCustomerSeen, forgetCustomer, saveCustomer } from "../../db/customers";

import type { Database } from "../../db/database";
import { firstOf, isInvalidRequest, isMissingCustomer, makeOnce } from "./client";

/** An open checkout is given out again while it is good for this long, in seconds. */
const GOOD_FOR = 15 * 60;
/** More than anybody opens in the day that a checkout is open. */
const MOST_READ = 20;

interface Setup {
  db: Database;
  stripe: Stripe;
  ownerId: string;
  price: string;
  origin: string;
  now: Date;
  /** See makeOnce. */
  waitMs: number;
}

interface Customer {
  id: string;
  /** Nothing can have been bought yet. */
  isNew: boolean;
}

/** The page on which an owner pays for a price. Throws `BillingRefused` where there is a subscription already. */
export function openCheckout(setup: Setup): Promise<{ url: string }> {
  return withCustomer(setup, (customer) => openFor(customer, setup));
}

async function openFor(customer: Customer, setup: Setup): Promise<{ url: string }> {
  const { stripe } = setup;
  if (customer.isNew) return createCheckout(setup, customer.id, "");
  const sessions = await stripe.checkout.sessions.list({ customer: customer.id, limit: MOST_READ });
  const open = firstOf(sessions, MOST_READ).filter(({ status }) => status === "open");
  const again = open.find((session) => isForThis(session, setup));
  // What was opened for another plan, perhaps in another tab, cannot be paid beside this one any more.
  await closeUnpaid(
    stripe,
    open.filter((session) => session !== again),
  );
  // Asked after the checkouts: what one of those had bought by then is among them.
  const bought = await stripe.subscriptions.list({ customer: customer.id, status: "all", limit: MOST_READ });
  if (firstOf(bought, MOST_READ).some(({ status }) => isCharged(status))) throw alreadySubscribed();
  return again?.url ? { url: again.url } : createCheckout(setup, customer.id, sessions.data[0]?.id ?? "");
}

function isForThis(session: Stripe.Checkout.Session, { price, origin, now }: Setup): boolean {
  const until = session.expires_at - now.getTime() / 1000;
  const same = session.metadata?.price === price && session.metadata.origin === origin;
  return same && Boolean(session.url) && until > GOOD_FOR;
}

/**
 * Two clicks at once get the same checkout: the idempotency key says after which of the customer's checkouts it was
 * asked for, and for what. Of two plans at once, one stays open.
 */
async function createCheckout(
  { db, stripe, ownerId, price, origin, waitMs }: Setup,
  customer: string,
  after: string,
): Promise<{ url: string }> {
  const asked: Stripe.Checkout.SessionCreateParams = {
    mode: "subscription",
    customer,
    line_items: [{ price, quantity: 1 }],
    client_reference_id: ownerId,
    metadata: { owner: ownerId, price, origin },
    subscription_data: { metadata: { owner: ownerId } },
    success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/pricing`,
  };
  const session = await makeOnce({ what: "checkout", asked: { asked, after }, waitMs }, (options) =>
    stripe.checkout.sessions.create(asked, options),
  );
  if (!session.url) throw new Error("Stripe made a checkout without an address");
  await leaveOneOpen(stripe, customer, session.id);
  // Its owner deleted their data meanwhile: paid, it would be nobody's.
  if ((await findCustomer(db, ownerId)) === null) {
    await closeCheckout(stripe, session.id);
    throw new DataDeleted();
  }
  return { url: session.url };
}

/**
 * Closes all of a customer's checkouts but the one made last, which everybody who looks takes for the same one.
 * Whoever made two at once looks after making theirs: at least one of them sees both.
 */
async function leaveOneOpen(stripe: Stripe, customer: string, mine: string): Promise<void> {
  const made = await stripe.checkout.sessions.list({ customer, status: "open", limit: MOST_READ });
  const newestFirst = firstOf(made, MOST_READ).toSorted(
    (a, b) => b.created - a.created || (a.id < b.id ? 1 : -1),
  );
  const [last, ...others] = newestFirst;
  try {
    await closeUnpaid(stripe, others);
  } catch (error) {
    if (last) await closeCheckout(stripe, last.id);
    throw error;
  }
  if (last?.id !== mine) throw new BillingRefused(BILLING_MESSAGES.anotherPlan, { status: 409 });
}

async function closeUnpaid(stripe: Stripe, sessions: { id: string }[]): Promise<void> {
  const closed = await Promise.all(sessions.map(({ id }) => closeCheckout(stripe, id)));
  if (closed.includes("complete")) throw alreadySubscribed();
}

function alreadySubscribed(): BillingRefused {
  return new BillingRefused(BILLING_MESSAGES.alreadySubscribed, { status: 409, remedy: "portal" });
}

/** Closes an open checkout, so that nobody can pay it any more: "complete" where somebody just has. */
export async function closeCheckout(stripe: Stripe, id: string): Promise<"expired" | "complete"> {
  try {
    await stripe.checkout.sessions.expire(id);
    return "expired";
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
    // It is not open any more: paid in this very moment, or closed by another click.
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === "complete") return "complete";
    if (status === "expired") return "expired";
    throw error;
  }
}

/** The customer that an owner is, made now if need be. */
async function ensureCustomer(setup: Setup): Promise<Customer> {
  const known = await findCustomerSeen(setup.db, setup);
  return known ? { id: known, isNew: false } : { id: await makeCustomer(setup, ""), isNew: true };
}

/**
 * Does something for an owner's customer. One that Stripe does not know any more, as after it was deleted there or
 * the key's account changed, gives way to a new one, once; but not while we know of a subscription that is charged:
 * with the right key again, it is theirs.
 */
async function withCustomer<Result>(
  setup: Setup,
  act: (customer: Customer) => Promise<Result>,
): Promise<Result> {
  const customer = await ensureCustomer(setup);
  try {
    return await act(customer);
  } catch (error) {
    if (!isMissingCustomer(error) || !(await forgetCustomer(setup.db, customer.id))) throw error;
    return act({ id: await makeCustomer(setup, customer.id), isNew: true });
  }
}

/**
 * Two checkouts at once get the same customer: Stripe makes one for an idempotency key, and the row of whoever
 * writes first counts.
 */
async function makeCustomer({ db, stripe, ownerId, now, waitMs }: Setup, instead: string): Promise<string> {
  const asked = { metadata: { owner: ownerId } };
  const made = await makeOnce({ what: "customer", asked: { asked, instead }, waitMs }, (options) =>
    stripe.customers.create(asked, options),
  );
  return saveCustomer(db, { ownerId, customerId: made.id, now });
}
