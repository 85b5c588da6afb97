import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { PayloadOf } from "../../app/functions/mail/kinds";
import type { Settings } from "../../app/model/user";
import type { SignUps } from "../../app/services/sign-in";
import type { Database } from "./database";
import { type Claim, stillStands } from "./ended-sessions";
import { putInOutbox } from "./outbox";
import { endedSessions, owners, waitlistEmails } from "./schema";
import { authSessions, passkeys, signInAttempts, users, verifications } from "./schema-accounts";

/** True in SQL of an account that mail may go to: its address is confirmed, and it is not suspended. */
export const isReached = and(eq(users.emailVerified, true), isNull(users.suspendedAt));

/** Who is signed in: what a session's cookie leads to. */
export interface SignedIn {
  sessionId: string;
  userId: string;
  ownerId: string;
  email: string;
  primaryTopic: string;
  youtubeChannel: string;
}

/** A session with its user and owner; null once it expired or was ended, and while its user is suspended. One round trip. */
export async function findSession(
  db: Database,
  by: { token: string } | { id: string },
  now: Date,
): Promise<SignedIn | null> {
  const [found] = await db
    .select({
      // In a batch D1 answers rows by the names of their columns.
      sessionId: sql<string>`${authSessions.id}`.as("session_id"),
      userId: authSessions.userId,
      ownerId: users.ownerId,
      email: users.email,
      primaryTopic: users.primaryTopic,
      youtubeChannel: users.youtubeChannel,
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(
      and(
        "token" in by ? eq(authSessions.token, by.token) : eq(authSessions.id, by.id),
        gt(authSessions.expiresAt, now),
        isNull(users.suspendedAt),
      ),
    );
  return found ?? null;
}

export async function isSuspended(db: Database, userId: string): Promise<boolean> {
  const [found] = await db.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, userId));
  return found?.suspendedAt != null;
}

/** Ends one session; whoever has its cookie is signed out with their next request. */
export async function endAuthSession(db: Database, by: { id: string } | { token: string }): Promise<void> {
  await db
    .delete(authSessions)
    .where("id" in by ? eq(authSessions.id, by.id) : eq(authSessions.token, by.token));
}

/** Where a user is signed in, the newest first. One round trip. */
export function listSessions(db: Database, userId: string, now: Date) {
  return db
    .select({
      id: authSessions.id,
      device: authSessions.userAgent,
      since: authSessions.createdAt,
    })
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, now)))
    .orderBy(desc(authSessions.createdAt));
}

/** Ends one session of a user's, or all. */
export async function endSessionsOf(
  db: Database,
  userId: string,
  which: { id: string } | "all",
): Promise<void> {
  const one = which === "all" ? undefined : eq(authSessions.id, which.id);
  await db.delete(authSessions).where(and(eq(authSessions.userId, userId), one));
}

/** The passkeys of a user, the oldest first. One round trip. */
export function listPasskeys(db: Database, userId: string) {
  return db
    .select({ id: passkeys.id, name: passkeys.name, since: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}

/** Removes a passkey of a user's; false where they have none of that id. */
export async function removePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
  return removed.meta.changes === 1;
}

/** Deletes links that are on their way to an owner's address, where a condition holds: a statement for a batch. */
export function deleteLinksOf(db: Database, ownerId: string, where: SQL) {
  const theirs = db.select({ email: users.email }).from(users).where(eq(users.ownerId, ownerId));
  return db
    .delete(verifications)
    .where(and(inArray(sql`json_extract(${verifications.value}, '$.email')`, theirs), where));
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
function mayJoin(emailKey: string, signUps: SignUps) {
  if (signUps !== "waitlist") return signUps === "open" ? sql`true` : sql`false`;
  return sql`exists (select 1 from ${waitlistEmails} where ${waitlistEmails.emailKey} = ${emailKey}
    and ${waitlistEmails.letInAt} is not null)`;
}

/** True in SQL where a link may go to an address: its account is not suspended, or it may have one. */
function maySignIn(email: string, signUps: SignUps) {
  return sql`case when exists (select 1 from ${users} where ${users.email} = ${email})
    then exists (select 1 from ${users} where ${users.email} = ${email} and ${users.suspendedAt} is null)
    else ${mayJoin(email, signUps)} end`;
}

interface LinkAsked {
  /** SHA-256 of the secret in the link. */
  identifier: string;
  /** In lower case. */
  email: string;
  /** The mailbox as it is counted. */
  subject: string;
  value: string;
  now: Date;
  expiresAt: Date;
  /** How many links one mailbox may ask for within `since`, and all together from `dayStart` on. */
  most: { mailbox: number; since: Date; all: number; dayStart: Date };
  signUps: SignUps;
  mail: PayloadOf<"sign-in-link">;
}

/**
 * Counts a link that was asked for, and puts it into the outbox where its address may sign in: in one batch, the same
 * for every address, so that neither the answer nor its time tells which have an account.
 *
 * @returns "counted", or which bound was reached: then nothing is written
 */
export async function askForLink(
  db: Database,
  { identifier, email, subject, value, now, expiresAt, most, signUps, mail }: LinkAsked,
): Promise<"counted" | "mailbox" | "all"> {
  const links = (where: ReturnType<typeof sql>) =>
    sql`(select count(*) from ${signInAttempts} where ${signInAttempts.kind} = 'link' and ${where})`;
  const ofMailbox = links(
    sql`${signInAttempts.subject} = ${subject} and ${signInAttempts.at} > ${most.since.getTime()}`,
  );
  const ofAll = links(sql`${signInAttempts.at} >= ${most.dayStart.getTime()}`);
  const isCounted = sql`exists (select 1 from ${signInAttempts} where ${signInAttempts.id} = ${identifier})`;
  const at = now.getTime();
  const [[before], counted] = await db.batch([
    db.select({ mailbox: sql<number>`${ofMailbox}`.as("of_mailbox") }).from(sql`(select 1)`),
    db
      .insert(signInAttempts)
      .select(
        sql`select ${identifier}, 'link', ${subject}, ${at} where ${ofMailbox} < ${most.mailbox} and ${ofAll} < ${most.all}`,
      ),
    db.insert(verifications).select(
      sql`select ${identifier}, ${identifier}, ${value}, ${expiresAt.getTime()}, ${at}, ${at}
          where ${isCounted} and ${maySignIn(email, signUps)}`,
    ),
    putInOutbox(
      db,
      "sign-in-link",
      { id: identifier, ownerId: null, to: email, payload: mail },
      now,
      sql`exists (select 1 from ${verifications} where ${verifications.id} = ${identifier})`,
    ),
  ]);
  if (counted.meta.changes === 1) return "counted";
  return (before?.mailbox ?? 0) >= most.mailbox ? "mailbox" : "all";
}

/** What is left of a link: its value while it was not used, and whether it was asked for at all. One round trip. */
export async function findLink(
  db: Database,
  identifier: string,
): Promise<{ value: string; expiresAt: Date } | "used" | null> {
  const [[open], [asked]] = await db.batch([
    db
      .select({ value: verifications.value, expiresAt: verifications.expiresAt })
      .from(verifications)
      .where(eq(verifications.identifier, identifier)),
    db.select({ id: signInAttempts.id }).from(signInAttempts).where(eq(signInAttempts.id, identifier)),
  ]);
  return open ?? (asked ? "used" : null);
}

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
}

/**
 * Makes an account with its owner, in one batch. What was made in the demo comes along where its session still stands and
 * no account has it: then the account has the demo's owner, and the session is ended for every copy of its cookie.
 *
 * @returns the owner's id; null where the address may not sign up
 */
export async function createUser(db: Database, { demo, ...user }: NewUser): Promise<string | null> {
  if (demo) {
    const isFree = sql`${stillStands(demo)}
      and not exists (select 1 from ${users} where ${users.ownerId} = ${demo.id})`;
    const [, made] = await db.batch([
      ...insertUser(db, { ...user, ownerId: demo.id }, isFree),
      db
        .insert(endedSessions)
        .select(
          sql`select ${demo.id}, ${user.now.getTime()}, 0 where exists (select 1 from ${users} where ${users.id} = ${user.id})`,
        )
        .onConflictDoUpdate({ target: endedSessions.session, set: { endedAt: user.now } }),
    ]);
    if (made.meta.changes === 1) return demo.id;
  }
  const [, made] = await db.batch([...insertUser(db, user, sql`true`)]);
  return made.meta.changes === 1 ? user.ownerId : null;
}

/** The owner's row, then the user's: neither where the condition does not hold or the address may not sign up. */
function insertUser(db: Database, user: Omit<NewUser, "demo">, condition: ReturnType<typeof sql>) {
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

/** Forgets what of signing in is over: statements for a batch. */
export function deleteSpentSignIns(db: Database, { now, dayAgo }: { now: Date; dayAgo: Date }) {
  return [
    db.delete(verifications).where(lt(verifications.expiresAt, dayAgo)),
    db.delete(authSessions).where(lt(authSessions.expiresAt, now)),
    db.delete(signInAttempts).where(lt(signInAttempts.at, dayAgo)),
  ] as const;
}
