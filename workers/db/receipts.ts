import { sql } from "drizzle-orm";
import { KINDS, type PayloadOf } from "../../app/functions/mail/kinds";
import { isReached } from "./accounts";
import type { Database } from "./database";
import { outbox } from "./schema";
import { users } from "./schema-accounts";
import { customers } from "./schema-billing";

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
