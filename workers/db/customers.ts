import { eq } from "drizzle-orm";
import type { Database } from "./database";
import { noteOwner } from "./owners";
import { customers } from "./schema";

/** The customer that an owner is; null for who is none. */
export async function customerOf(db: Database, ownerId: string): Promise<string | null> {
  const [found] = await selectCustomer(db, ownerId);
  return found?.id ?? null;
}

function selectCustomer(db: Database, ownerId: string) {
  return db.select({ id: customers.customerId }).from(customers).where(eq(customers.ownerId, ownerId));
}

/** A row if a customer is known here: a statement for a batch. */
export function isCustomer(db: Database, customerId: string) {
  return db.select({ id: customers.customerId }).from(customers).where(eq(customers.customerId, customerId));
}

/** Keeps which customer an owner is, unless that is kept already, and answers the one that counts. One round trip. */
export async function keepCustomer(
  db: Database,
  { ownerId, customerId, now }: { ownerId: string; customerId: string; now: Date },
): Promise<string> {
  const [, , kept] = await db.batch([
    noteOwner(db, ownerId, now),
    db.insert(customers).values({ ownerId, customerId, createdAt: now }).onConflictDoNothing(),
    selectCustomer(db, ownerId),
  ]);
  const [counts] = kept;
  if (!counts) throw new Error("a customer of Stripe is another owner's already");
  return counts.id;
}

/** Forgets a customer, and by cascade its subscriptions. */
export async function deleteCustomer(db: Database, customerId: string): Promise<void> {
  await db.delete(customers).where(eq(customers.customerId, customerId));
}
