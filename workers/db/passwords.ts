import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Pauses } from "../accounts/pauses";
import { namedBatch } from "./batch";
import type { Database } from "./database";
import { authAccounts, authSessions, signInAttempts, users } from "./schema-accounts";

/** better-auth's name of a password among the ways in. */
const PASSWORD = "credential";

interface Guess {
  id: string;
  /** In lower case. */
  email: string;
  /** The account and the network as guesses are counted: keyed hashes, whether or not the account exists. */
  account: { subject: string; pauses: Pauses };
  network: { subject: string; pauses: Pauses };
  now: Date;
  /** Guesses before do not count any more. */
  since: Date;
}

/** Whose password was tried, and its hash; null for what is not there. */
interface Tried {
  userId: string | null;
  hash: string | null;
}

/**
 * Counts a guess before it is checked, so that no number of them at once gets around the pauses, and reads what it is
 * checked against: one batch, the same for every address.
 *
 * @returns until when no guess is taken, where a pause runs: then nothing is counted
 */
export async function countGuess(
  db: Database,
  { id, email, account, network, now, since }: Guess,
): Promise<Tried | { until: Date }> {
  const free = sql`max(${freeAt(account, since)}, ${freeAt(network, since)})`;
  const at = now.getTime();
  const {
    pause: [pause],
    counted,
    found: [found],
  } = await namedBatch(db, {
    pause: db.select({ freeAt: sql<number>`${free}`.as("free_at") }).from(sql`(select 1)`),
    counted: db
      .insert(signInAttempts)
      .select(sql`select ${id}, 'password', ${account.subject}, ${at} where ${free} <= ${at}`),
    countedOfNetwork: db.insert(signInAttempts).select(
      sql`select ${ofNetwork(id)}, 'password', ${network.subject}, ${at}
          where exists (select 1 from ${signInAttempts} where ${signInAttempts.id} = ${id})`,
    ),
    found: db
      .select({ userId: sql<string>`${users.id}`.as("user_id"), hash: authAccounts.password })
      .from(users)
      .leftJoin(authAccounts, and(eq(authAccounts.userId, users.id), eq(authAccounts.providerId, PASSWORD)))
      .where(eq(users.email, email)),
  });
  if (counted.meta.changes !== 1) return { until: new Date(pause?.freeAt ?? at) };
  return { userId: found?.userId ?? null, hash: found?.hash ?? null };
}

const ofNetwork = (id: string) => `${id} network`;

/** When the next guess is taken, in milliseconds since 1970: SQL. */
function freeAt({ subject, pauses }: Guess["account"], since: Date): SQL {
  const steps = sql.join(
    pauses.map(([wrong, ms]) => sql`when count(*) >= ${wrong} then ${ms}`),
    sql` `,
  );
  return sql`(select coalesce(max(${signInAttempts.at}), 0) + case ${steps} else 0 end from ${signInAttempts}
    where ${signInAttempts.kind} = 'password' and ${signInAttempts.subject} = ${subject}
    and ${signInAttempts.at} > ${since.getTime()})`;
}

/** Forgets the wrong guesses at an account after the right one; of its network this one alone. */
export async function forgetGuesses(db: Database, id: string, account: string): Promise<void> {
  await db.batch([
    db.delete(signInAttempts).where(eq(signInAttempts.id, ofNetwork(id))),
    db
      .delete(signInAttempts)
      .where(and(eq(signInAttempts.kind, "password"), eq(signInAttempts.subject, account))),
  ]);
}

const passwordOf = (userId: string) =>
  and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, PASSWORD));

interface NewPassword {
  id: string;
  userId: string;
  hash: string;
  now: Date;
}

/** Gives a user a password where the user is there and has none: a statement for a batch. */
export function insertPassword(db: Database, { id, userId, hash, now }: NewPassword) {
  const at = now.getTime();
  return db
    .insert(authAccounts)
    .select(
      sql`select ${id}, ${PASSWORD}, ${userId}, ${userId}, ${hash}, null, null, null, null, null, null, ${at}, ${at}
        where exists (select 1 from ${users} where ${users.id} = ${userId})`,
    )
    .onConflictDoNothing();
}

/** Puts another password in place of one; of a user who has another by now nothing changes. A statement for a batch. */
export function updatePassword(db: Database, { userId, hash, now }: Omit<NewPassword, "id">, before: string) {
  return db
    .update(authAccounts)
    .set({ password: hash, updatedAt: now })
    .where(and(passwordOf(userId), eq(authAccounts.password, before)));
}

/** Removes a user's password: a statement for a batch. */
export function deletePassword(db: Database, userId: string) {
  return db.delete(authAccounts).where(passwordOf(userId));
}

/** Signs a user out everywhere but in one session, where their password is the given one: a statement for a batch. */
export function endOtherSessions(db: Database, userId: string, stays: { token: string } | { id: string }) {
  const other = "token" in stays ? ne(authSessions.token, stays.token) : ne(authSessions.id, stays.id);
  return db.delete(authSessions).where(and(eq(authSessions.userId, userId), other));
}
