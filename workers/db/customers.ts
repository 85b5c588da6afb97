import { and, eq, notInArray, sql } from "drizzle-orm";
import { KINDS, type PayloadOf } from "../../app/functions/mail/kinds";
import { NOT_CHARGED } from "../../app/model/subscription-plan";
import { isReached } from "./accounts";
import { namedBatch } from "./batch";
import type { Database } from "./database";
import { declining, noteAgain, noteUncounted } from "./owners";
import { outbox, owners } from "./schema";
import { users } from "./schema-accounts";
import { customers, subscriptions } from "./schema-billing";

/** The customer that an owner is; null without one. */
export async function findCustomer(db: Database, ownerId: string): Promise<string | null> {
  const [found] = await selectCustomer(db, ownerId);
  return found?.id ?? null;
}

/** The same of an owner who is here to pay or to manage, noted as seen: the purge must not come in between. */
export async function findCustomerSeen(
  db: Database,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<string | null> {
  const {
    found: [found],
  } = await namedBatch(db, { again: noteAgain(db, ownerId, now), found: selectCustomer(db, ownerId) });
  return found?.id ?? null;
}

function selectCustomer(db: Database, ownerId: string) {
  return db.select({ id: customers.customerId }).from(customers).where(eq(customers.ownerId, ownerId));
}

/** A row if a customer is known here: a statement for a batch. */
export function selectKnownCustomer(db: Database, customerId: string) {
  return db.select({ id: customers.customerId }).from(customers).where(eq(customers.customerId, customerId));
}

/** Keeps which customer an owner is, unless that is kept already, and answers the one that counts. One round trip. */
export async function saveCustomer(
  db: Database,
  { ownerId, customerId, now }: { ownerId: string; customerId: string; now: Date },
): Promise<string> {
  const {
    kept: [counts],
  } = await namedBatch(db, {
    owner: noteUncounted(db, ownerId, now),
    made: db.insert(customers).values({ ownerId, customerId, createdAt: now }).onConflictDoNothing(),
    kept: selectCustomer(db, ownerId),
  }).catch(declining(now));
  if (!counts) throw new Error("a customer of Stripe is another owner's already");
  return counts.id;
}

/**
 * Makes a customer the owner's whom the provider names, where that owner is here and is no other customer. False
 * where they are not.
 */
export async function attachCustomer(
  db: Database,
  { ownerId, customerId, now }: { ownerId: string; customerId: string; now: Date },
): Promise<boolean> {
  const owner = db
    .select({
      ownerId: owners.id,
      customerId: sql<string>`${customerId}`.as("customer_id"),
      createdAt: sql<Date>`${now.getTime()}`.as("created_at"),
    })
    .from(owners)
    .where(eq(owners.id, ownerId));
  const { kept } = await namedBatch(db, {
    made: db.insert(customers).select(owner).onConflictDoNothing(),
    kept: selectCustomer(db, ownerId),
  });
  return kept[0]?.id === customerId;
}

/** Forgets a customer, and by cascade its subscriptions: false, and nothing is, while one of those is charged. */
export async function forgetCustomer(db: Database, customerId: string): Promise<boolean> {
  const charged = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.customerId, customerId), notInArray(subscriptions.status, NOT_CHARGED)));
  const { left } = await namedBatch(db, {
    deleted: db
      .delete(customers)
      .where(and(eq(customers.customerId, customerId), sql`not exists ${charged}`)),
    left: selectKnownCustomer(db, customerId),
  });
  return left.length === 0;
}

/**
 * Puts the receipt of an invoice into the outbox, once, for the account of a customer whom mail reaches: a statement for a
 * batch, and none for a customer without one.
 */
export function putReceipt(
  db: Database,
  customerId: string,
  { id, payload }: { id: string; payload: PayloadOf<"receipt"> },
  now: Date,
) {
  const kept = JSON.stringify(KINDS.receipt.payload.parse(payload));
  return db
    .insert(outbox)
    .select(
      sql`select ${`receipt-${id}`}, 'receipt', ${users.ownerId}, ${users.email}, ${kept}, 0, ${now.getTime()}, null, null
        from ${customers} join ${users} on ${users.ownerId} = ${customers.ownerId}
        where ${customers.customerId} = ${customerId} and ${isReached}`,
    )
    .onConflictDoNothing();
}
