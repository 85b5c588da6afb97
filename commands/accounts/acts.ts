import { and, asc, desc, eq, getTableName, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../workers/db/database";
import { deleteStored } from "../../workers/db/delete-stored";
import { putInOutbox } from "../../workers/db/outbox";

import { outbox, owners, waitlistEmails } from "../../workers/db/schema";
import { authSessions, passkeys, users } from "../../workers/db/schema-accounts";
import { userSubscriptions } from "../../workers/db/schema-billing";
import { apiKeys, keyUses } from "../../workers/db/schema-keys";
import { planUses } from "../../workers/db/schema-plan-uses";
import { deleteLinksOf } from "../../workers/db/sign-in-links";
import { ownedTables, rowsOf } from "./owned";

/** Thrown where there is nothing to do: said as it is. */
export class NotDone extends Error {}

/** Accounts that a list shows, the newest first. */
const MOST_LISTED = 100;
/** Letters that one batch puts into the outbox. */
const MOST_LET_IN = 20;

const countOf = (rows: SQL, as: string) => sql<number>`(select count(*) from ${rows})`.as(as);

/** The newest accounts, with what an operator asks first. */
export function listAccounts(db: Database, most = MOST_LISTED) {
  return db
    .select({
      email: users.email,
      createdAt: users.createdAt,
      seenAt: owners.seenAt,
      suspendedAt: users.suspendedAt,
      sessions: countOf(sql`${authSessions} where ${authSessions.userId} = ${users.id}`, "sessions"),
    })
    .from(users)
    .innerJoin(owners, eq(owners.id, users.ownerId))
    .orderBy(desc(users.createdAt))
    .limit(most);
}

/** Who waits for an account, first come first; no more than `most`. */
export function listWaiting(db: Database, most = MOST_LISTED) {
  return db
    .select({ id: waitlistEmails.id, email: waitlistEmails.email, createdAt: waitlistEmails.createdAt })
    .from(waitlistEmails)
    .where(isNull(waitlistEmails.letInAt))
    .orderBy(asc(waitlistEmails.id))
    .limit(most);
}

/**
 * Lets those in who waited longest, or one by their address, and puts their letter into the outbox in the same batch:
 * nobody is let in without one, nor twice.
 *
 * @param whom how many, or an address as it is compared (`emailKey`)
 * @param origin where the site is, for the letter's link
 * @returns the addresses, in order. Throws `NotDone` for an address that does not wait
 */
export async function letIn(
  db: Database,
  whom: number | { emailKey: string },
  { origin, now }: { origin: string; now: Date },
): Promise<string[]> {
  const next =
    typeof whom === "number"
      ? await listWaiting(db, whom)
      : await db
          .select({ id: waitlistEmails.id, email: waitlistEmails.email, createdAt: waitlistEmails.createdAt })
          .from(waitlistEmails)
          .where(and(eq(waitlistEmails.emailKey, whom.emailKey), isNull(waitlistEmails.letInAt)));
  if (typeof whom !== "number" && next.length === 0)
    throw new NotDone(`${whom.emailKey} does not wait: it is not on the waitlist, or was let in before.`);
  const payload = { link: `${origin}/signup` };
  for (let at = 0; at < next.length; at += MOST_LET_IN) {
    const statements = next.slice(at, at + MOST_LET_IN).flatMap(({ id, email }) => [
      db
        .update(waitlistEmails)
        .set({ letInAt: now })
        .where(and(eq(waitlistEmails.id, id), isNull(waitlistEmails.letInAt))),
      putInOutbox(db, "let-in", { id: `let-in ${id}`, ownerId: null, to: email, payload }, now),
    ]);
    const [first, ...rest] = statements;
    if (first) await db.batch([first, ...rest]);
  }
  return next.map(({ email }) => email);
}

/** An account by its address as it is compared. Throws `NotDone` without one. */
export async function findAccount(db: Database, emailKey: string) {
  const [found] = await db
    .select({
      userId: users.id,
      ownerId: users.ownerId,
      email: users.email,
      createdAt: users.createdAt,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(eq(users.email, emailKey));
  if (!found) throw new NotDone(`No account has the address ${emailKey}.`);
  return found;
}

/**
 * Keeps an account out: every session ends at once, and with it every token; links on their way are worth nothing. What it
 * holds stays.
 */
export async function suspend(db: Database, emailKey: string, now: Date): Promise<void> {
  const { userId, ownerId, suspendedAt } = await findAccount(db, emailKey);
  if (suspendedAt) throw new NotDone(`${emailKey} is suspended already.`);
  await db.batch([
    db.update(users).set({ suspendedAt: now, updatedAt: now }).where(eq(users.id, userId)),
    db.delete(authSessions).where(eq(authSessions.userId, userId)),
    deleteLinksOf(db, ownerId, sql`true`),
  ]);
}

/** Lets a suspended account in again: its creator signs in anew. */
export async function restore(db: Database, emailKey: string, now: Date): Promise<void> {
  const { userId, suspendedAt } = await findAccount(db, emailKey);
  if (!suspendedAt) throw new NotDone(`${emailKey} is not suspended.`);
  await db.update(users).set({ suspendedAt: null, updatedAt: now }).where(eq(users.id, userId));
}

/** Deletes an account as its creator would: by the same rule, in the same batch. Throws `NotDone` while a card would be charged. */
export async function deleteAccount(
  db: Database,
  emailKey: string,
  { contact, now }: { contact: string; now: Date },
): Promise<void> {
  const { ownerId } = await findAccount(db, emailKey);
  const letter = { id: crypto.randomUUID(), device: null, contact };
  if (!(await deleteStored(db, { id: ownerId, issuedAt: now }, letter, now)))
    throw new NotDone("A card would go on being charged: cancel the subscription in Stripe first.");
}

/** What an account uses: its plan and free analyses, sessions, calls by key, mails, and how many rows it has in which table. */
export async function showUse(db: Database, emailKey: string) {
  const account = await findAccount(db, emailKey);
  const { ownerId, userId } = account;
  const [[owner], subscribed, free, sessions, keys, calls, mails] = await db.batch([
    db
      .select({ seenAt: owners.seenAt, noteTime: owners.noteTime })
      .from(owners)
      .where(eq(owners.id, ownerId)),
    db
      .select({ status: userSubscriptions.subscriptionStatus, priceId: userSubscriptions.priceId })
      .from(userSubscriptions)
      .where(eq(userSubscriptions.ownerId, ownerId)),
    db
      .select({ feature: planUses.feature, at: planUses.at, heldUntil: planUses.heldUntil })
      .from(planUses)
      .where(eq(planUses.ownerId, ownerId)),
    db
      .select({ device: authSessions.userAgent, since: authSessions.createdAt })
      .from(authSessions)
      .where(eq(authSessions.userId, userId)),
    db.select({ name: passkeys.name }).from(passkeys).where(eq(passkeys.userId, userId)),
    db
      .select({ day: keyUses.day, calls: sql<number>`sum(${keyUses.times})`.as("calls") })
      .from(keyUses)
      .innerJoin(apiKeys, eq(apiKeys.id, keyUses.keyId))
      .where(eq(apiKeys.ownerId, ownerId))
      .groupBy(keyUses.day)
      .orderBy(desc(keyUses.day)),
    db
      .select({
        kind: outbox.kind,
        sent: sql<number>`count(${outbox.sentAt})`.as("sent"),
        waiting: sql<number>`sum(${outbox.sentAt} is null)`.as("waiting"),
      })
      .from(outbox)
      .where(sql`${outbox.ownerId} = ${ownerId} or ${outbox.recipient} = ${emailKey}`)
      .groupBy(outbox.kind),
  ]);
  const [first, ...rest] = ownedTables().map((table) =>
    db
      .select({ table: sql<string>`${getTableName(table)}`.as("of_table"), n: sql<number>`count(*)`.as("n") })
      .from(table)
      .where(rowsOf(table, ownerId)),
  );
  const counted = first ? (await db.batch([first, ...rest])).flat() : [];
  const rows = counted.filter(({ n }) => n > 0);
  return { account, owner, subscribed, free, sessions, passkeys: keys, calls, mails, rows };
}
