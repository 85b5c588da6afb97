import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { PayloadOf } from "../../app/functions/mail/kinds";
import type { SignUps } from "../../app/services/sign-in";
import type { LinkRoom } from "../accounts/link-room";
import { mayJoin } from "./accounts";
import { namedBatch } from "./batch";
import type { Database } from "./database";
import { putInOutbox } from "./outbox";
import { addressChanges, authSessions, signInAttempts, users, verifications } from "./schema-accounts";

/**
 * True in SQL where a link may go to an address: it has an account, or may have one. A suspended one gets it, too: where
 * it is used its owner, and nobody else, is told.
 */
function maySignIn(email: string, signUps: SignUps) {
  return sql`(exists (select 1 from ${users} where ${users.email} = ${email}) or ${mayJoin(email, signUps)})`;
}

interface Counting {
  id: string;
  /** The mailbox as it is counted. */
  subject: string;
  now: Date;
  room: LinkRoom;
  /** True in SQL where what is kept for accounts is this one's, too. */
  isKnown: SQL;
}

/**
 * Counts a link, and whether it goes out: "link" of the room that all share, "kept" of that for accounts, else "unsent",
 * which counts for its mailbox alone. Parts of a batch.
 */
export function countLink(
  db: Database,
  { id, subject, now, room, isKnown }: Counting,
  condition: SQL = sql`true`,
) {
  const links = (kinds: SQL, where: SQL) =>
    sql`(select count(*) from ${signInAttempts} where ${signInAttempts.kind} in (${kinds}) and ${where})`;
  const isMailbox = sql`${signInAttempts.subject} = ${subject}`;
  const isToday = sql`${signInAttempts.at} >= ${room.dayStart.getTime()}`;
  const ofMailbox = links(
    sql`'link', 'kept', 'unsent'`,
    sql`${isMailbox} and ${signInAttempts.at} > ${room.since.getTime()}`,
  );
  const ofAll = links(sql`'link'`, isToday);
  const isKept = and(
    isKnown,
    sql`${links(sql`'kept'`, isToday)} < ${room.kept}`,
    sql`${links(sql`'kept'`, sql`${isMailbox} and ${isToday}`)} < ${room.keptMailbox}`,
  );
  return {
    ofMailbox,
    ofAll,
    insert: db.insert(signInAttempts).select(
      sql`select ${id}, case when ${ofAll} < ${room.open} then 'link' when ${isKept} then 'kept' else 'unsent' end,
          ${subject}, ${now.getTime()} where ${ofMailbox} < ${room.mailbox} and ${condition}`,
    ),
    isCounted: sql`exists (select 1 from ${signInAttempts} where ${signInAttempts.id} = ${id}
      and ${signInAttempts.kind} in ('link', 'kept'))`,
  };
}

interface LinkAsked {
  /** SHA-256 of the secret in the link. */
  identifier: string;
  /** In lower case. */
  email: string;
  /** The mailbox as it is counted. */
  subject: string;
  /** What the link stands for where the address has an account, and where it makes one. */
  value: { known: string; fresh: string };
  now: Date;
  expiresAt: Date;
  room: LinkRoom;
  signUps: SignUps;
  mail: PayloadOf<"sign-in-link">;
  /** What a new address gets in place of it: null is the same. */
  welcome: PayloadOf<"address-confirmation"> | null;
}

/**
 * Counts a link that was asked for, and puts it into the outbox where its address may sign in: in one batch, the same
 * for every address, so that neither the answer nor its time tells which have an account.
 *
 * @returns "full" where its mailbox had enough, and nothing is written; "tried" once the room that all share is used up, when
 *   an address with an account may get one still
 */
export async function askForLink(
  db: Database,
  { identifier, email, subject, value, now, expiresAt, room, signUps, mail, welcome }: LinkAsked,
): Promise<"sent" | "tried" | "full"> {
  const isKnown = sql`exists (select 1 from ${users} where ${users.email} = ${email})`;
  const counting = { id: identifier, subject, now, room, isKnown };
  const { ofAll, insert, isCounted } = countLink(db, counting);
  const isOpen = sql`exists (select 1 from ${verifications} where ${verifications.id} = ${identifier})`;
  const letter = { id: identifier, ownerId: null, to: email };
  const at = now.getTime();
  const {
    before: [before],
    counted,
  } = await namedBatch(db, {
    before: db.select({ all: sql<number>`${ofAll}`.as("of_all") }).from(sql`(select 1)`),
    counted: insert,
    link: db.insert(verifications).select(
      sql`select ${identifier}, ${identifier}, case when ${isKnown} then ${value.known} else ${value.fresh} end, ${expiresAt.getTime()}, ${at}, ${at}
          where ${isCounted} and ${maySignIn(email, signUps)}`,
    ),
    mail: putInOutbox(
      db,
      "sign-in-link",
      { ...letter, payload: mail },
      now,
      welcome ? sql`${isOpen} and ${isKnown}` : isOpen,
    ),
    welcome: welcome
      ? [putInOutbox(db, "address-confirmation", { ...letter, payload: welcome }, now, isOpen)]
      : [],
  });
  if (counted.meta.changes !== 1) return "full";
  return (before?.all ?? 0) < room.open ? "sent" : "tried";
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

/** Deletes links that are on their way to an owner's address, where a condition holds: a statement for a batch. */
export function deleteLinksOf(db: Database, ownerId: string, where: SQL) {
  const theirs = db.select({ email: users.email }).from(users).where(eq(users.ownerId, ownerId));
  return db
    .delete(verifications)
    .where(and(inArray(sql`json_extract(${verifications.value}, '$.email')`, theirs), where));
}

/** Forgets what of signing in is over: statements for a batch. */
export function deleteSpentSignIns(db: Database, { now, dayAgo }: { now: Date; dayAgo: Date }) {
  return [
    db.delete(verifications).where(lt(verifications.expiresAt, dayAgo)),
    db.delete(addressChanges).where(lt(addressChanges.expiresAt, now)),
    db.delete(authSessions).where(lt(authSessions.expiresAt, now)),
    db.delete(signInAttempts).where(lt(signInAttempts.at, dayAgo)),
  ] as const;
}
