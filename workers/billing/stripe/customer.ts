import type { Stripe } from "stripe";
import { customerOf, deleteCustomer, keepCustomer } from "../../db/customers";
import type { Database } from "../../db/database";
import { isMissing } from "./client";

interface Setup {
  db: Database;
  stripe: Stripe;
  ownerId: string;
  now: Date;
}

/** The customer that an owner is, made now if need be; `isNew` where nothing can have been bought yet. */
export async function ensureCustomer(setup: Setup): Promise<{ id: string; isNew: boolean }> {
  const known = await customerOf(setup.db, setup.ownerId);
  return known ? { id: known, isNew: false } : { id: await makeCustomer(setup, ""), isNew: true };
}

/**
 * Does something for an owner's customer. One that Stripe does not know any more, as after it was deleted there or
 * the key's account changed, gives way to a new one, once.
 */
export async function withCustomer<Result>(
  setup: Setup,
  act: (customer: { id: string; isNew: boolean }) => Promise<Result>,
): Promise<Result> {
  const customer = await ensureCustomer(setup);
  try {
    return await act(customer);
  } catch (error) {
    if (!isMissing(error) || !namesCustomer(error)) throw error;
    await deleteCustomer(setup.db, customer.id);
    return act({ id: await makeCustomer(setup, customer.id), isNew: true });
  }
}

/**
 * Two checkouts at once get the same customer: Stripe makes one for an idempotency key, and the row of whoever
 * writes first counts.
 */
async function makeCustomer({ db, stripe, ownerId, now }: Setup, instead: string): Promise<string> {
  const made = await stripe.customers.create(
    { metadata: { owner: ownerId } },
    { idempotencyKey: `customer-${ownerId}-${instead}` },
  );
  return keepCustomer(db, { ownerId, customerId: made.id, now });
}

function namesCustomer(error: unknown): boolean {
  return (error as { param?: unknown }).param === "customer";
}
