import { and, eq, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Settings } from "../../app/model/user";
import type { SignUps } from "../../app/services/sign-in";
import { namedBatch } from "./batch";
import type { Database } from "./database";
import { type Claim, stillStands } from "./ended-sessions";
import { endedSessions, owners, waitlistEmails } from "./schema";
import { users } from "./schema-accounts";

/** True in SQL of an account that mail may go to: its address is confirmed, and it is not suspended. */
export const isReached = and(eq(users.emailVerified, true), isNull(users.suspendedAt));

export async function isSuspended(db: Database, userId: string): Promise<boolean> {
  const [found] = await db.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, userId));
  return found?.suspendedAt != null;
}

/** Whose rows a user has, and where mail to them goes; null where there is no user. */
export async function findUserOwner(
  db: Database,
  userId: string,
): Promise<{ ownerId: string; email: string } | null> {
  const [found] = await db
    .select({ ownerId: users.ownerId, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? null;
}

/** Whether an address has an account. */
export async function findUserByEmail(db: Database, email: string): Promise<boolean> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found !== undefined;
}

export async function saveUserSettings(
  db: Database,
  userId: string,
  { primaryTopic, youtubeChannel }: Settings,
  now: Date,
): Promise<void> {
  await db.update(users).set({ primaryTopic, youtubeChannel, updatedAt: now }).where(eq(users.id, userId));
}

/** True in SQL where an address without an account may have one. */
export function mayJoin(emailKey: string, signUps: SignUps) {
  if (signUps !== "waitlist") return signUps === "open" ? sql`true` : sql`false`;
  return sql`exists (select 1 from ${waitlistEmails} where ${waitlistEmails.emailKey} = ${emailKey}
    and ${waitlistEmails.letInAt} is not null)`;
}

/** A statement in the batch that makes an account. */
export type WithUser = BatchItem<"sqlite">;

interface NewUser extends Settings {
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
  image: string | null;
  /** An owner of their own. */
  ownerId: string;
  signUps: SignUps;
  /** The demo of this device, which becomes theirs; null where there was no demo. */
  demo: Claim | null;
  now: Date;
  /** Further ways in, in the same batch: they look whether the user is there. */
  also: readonly WithUser[];
}

/**
 * Makes an account with its owner, in one batch. What was made in the demo comes along where its session still stands and
 * no account has it: then the account has the demo's owner, and the session is ended for every copy of its cookie.
 *
 * @returns the owner's id; null where the address may not sign up
 */
export async function createUser(db: Database, { demo, also, ...user }: NewUser): Promise<string | null> {
  if (demo) {
    const isFree = sql`${stillStands(demo)}
      and not exists (select 1 from ${users} where ${users.ownerId} = ${demo.id})`;
    const { made } = await namedBatch(db, {
      made: insertUser(db, { ...user, ownerId: demo.id }, isFree),
      ended: db
        .insert(endedSessions)
        .select(
          sql`select ${demo.id}, ${user.now.getTime()}, 0 where exists (select 1 from ${users} where ${users.id} = ${user.id})`,
        )
        .onConflictDoUpdate({ target: endedSessions.session, set: { endedAt: user.now } }),
      also,
    });
    if (made[1].meta.changes === 1) return demo.id;
  }
  const { made } = await namedBatch(db, { made: insertUser(db, user, sql`true`), also });
  return made[1].meta.changes === 1 ? user.ownerId : null;
}

/** The owner's row, then the user's: neither where the condition does not hold or the address may not sign up. */
function insertUser(db: Database, user: Omit<NewUser, "demo" | "also">, condition: ReturnType<typeof sql>) {
  const at = user.now.getTime();
  const where = sql`${condition} and ${mayJoin(user.email, user.signUps)}`;
  const { id, ownerId, name, email, emailVerified, image, primaryTopic, youtubeChannel } = user;
  return [
    db
      .insert(owners)
      .select(sql`select ${ownerId}, ${at}, ${at}, null where ${where}`)
      .onConflictDoUpdate({ target: owners.id, set: { seenAt: user.now } }),
    db.insert(users).select(
      sql`select ${id}, ${ownerId}, ${name}, ${email}, ${emailVerified ? 1 : 0}, ${image}, ${primaryTopic},
          ${youtubeChannel}, null, ${at}, ${at} where ${where}`,
    ),
  ] as const;
}

/** True in SQL where an owner has an account. */
export function hasAccount(ownerId: typeof owners.id) {
  return sql`exists (select 1 from ${users} where ${users.ownerId} = ${ownerId})`;
}
