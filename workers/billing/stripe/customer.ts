import type { Stripe } from "stripe";
import { forgetCustomer, keepCustomer, seenCustomer } from "../../db/customers";
import type { Database } from "../../db/database";
import { isMissingCustomer } from "./client";
import { makeOnce } from "./idempotent";

interface Setup {
  db: Database;
  stripe: Stripe;
  ownerId: string;
  now: Date;
}

/** The customer that an owner is, made now if need be; `isNew` where nothing can have been bought yet. */
export async function ensureCustomer(setup: Setup): Promise<{ id: string; isNew: boolean }> {
  const known = await seenCustomer(setup.db, setup);
  return known ? { id: known, isNew: false } : { id: await makeCustomer(setup, ""), isNew: true };
}

/**
 * Does something for an owner's customer. One that Stripe does not know any more, as after it was deleted there or
 * the key's account changed, gives way to a new one, once; but not while we know of a subscription that is charged:
 * with the right key again, it is theirs.
 */
export async function withCustomer<Result>(
  setup: Setup,
  act: (customer: { id: string; isNew: boolean }) => Promise<Result>,
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
async function makeCustomer({ db, stripe, ownerId, now }: Setup, instead: string): Promise<string> {
  const asked = { metadata: { owner: ownerId } };
  const made = await makeOnce("customer", { asked, instead }, (options) =>
    stripe.customers.create(asked, options),
  );
  return keepCustomer(db, { ownerId, customerId: made.id, now });
}
