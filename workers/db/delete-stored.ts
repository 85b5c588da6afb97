import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import type { PayloadOf } from "../../app/functions/mail/kinds";
import { NOT_CHARGED } from "../../app/model/subscription-plan";
import { namedBatch } from "./batch";
import type { Database } from "./database";
import { type Claim, deleteSessionWhere, stillStands } from "./ended-sessions";
import { deleteFromOutbox, putInOutbox } from "./outbox";
import { feedback, outbox, owners } from "./schema";
import { users } from "./schema-accounts";
import { customers, subscriptions } from "./schema-billing";
import { deleteLinksOf } from "./sign-in-links";
import { deleteAsker, topicAsker } from "./topics";

/** What the letter to an account that is deleted says, and its key in the outbox. */
export type LastLetter = { id: string } & Omit<PayloadOf<"account-deleted">, "at">;

/**
 * Deletes every row that an owner has, or none: false where a subscription would go on being charged. A claim
 * whose session was ended deletes nothing either, and has nothing; else the session ends with it. Workspaces, cards,
 * their feed, what they watch, customer and subscriptions go with the owner; so does what waits in the outbox, and what was
 * sent to an account's address, which gets one last letter. One round trip, and nothing comes in between.
 */
export async function deleteStored(
  db: Database,
  claim: Claim,
  { id, ...payload }: LastLetter,
  now: Date,
): Promise<boolean> {
  const { id: ownerId } = claim;
  const charged = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.customerId, subscriptions.customerId))
    .where(
      and(
        eq(customers.ownerId, ownerId),
        eq(subscriptions.cancelAtPeriodEnd, false),
        notInArray(subscriptions.status, NOT_CHARGED),
      ),
    );
  const unlessCharged = sql`not exists ${charged} and ${stillStands(claim)}`;
  const address = sql`(select ${users.email} from ${users} where ${users.ownerId} = ${ownerId} and ${users.emailVerified})`;
  const found = await namedBatch(db, {
    charged,
    gone: [
      db.delete(feedback).where(and(eq(feedback.ownerId, ownerId), unlessCharged)),
      deleteFromOutbox(db, ownerId, unlessCharged),
      db
        .delete(outbox)
        .where(and(isNull(outbox.ownerId), sql`${outbox.recipient} = ${address}`, unlessCharged)),
      putInOutbox(
        db,
        "account-deleted",
        { id, ownerId: null, to: address, payload: { ...payload, at: now.toISOString() } },
        now,
        sql`${address} is not null and ${unlessCharged}`,
      ),
      deleteLinksOf(db, ownerId, unlessCharged),
      // An account goes with its owner, and with it every session, passkey and password.
      db.delete(owners).where(and(eq(owners.id, ownerId), unlessCharged)),
      deleteAsker(db, await topicAsker(ownerId), unlessCharged),
      deleteSessionWhere(db, claim, now, unlessCharged),
    ],
  });
  return found.charged.length === 0;
}
