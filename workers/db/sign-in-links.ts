import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { PayloadOf } from "../../app/functions/mail/kinds";
import type { SignUps } from "../../app/services/sign-in";
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

/** How many links one mailbox may ask for within `since`, and all together from `dayStart` on. */
export interface MostLinks {
  mailbox: number;
  since: Date;
  all: number;
  dayStart: Date;
}

/** Counts a link that goes to a mailbox, where both bounds and a condition allow it: parts of a batch. */
export function countLink(
  db: Database,
  { id, subject, now, most }: { id: string; subject: string; now: Date; most: MostLinks },
  condition: SQL = sql`true`,
) {
  const links = (where: SQL) =>
    sql`(select count(*) from ${signInAttempts} where ${signInAttempts.kind} = 'link' and ${where})`;
  const ofMailbox = links(
    sql`${signInAttempts.subject} = ${subject} and ${signInAttempts.at} > ${most.since.getTime()}`,
  );
  const ofAll = links(sql`${signInAttempts.at} >= ${most.dayStart.getTime()}`);
  return {
    ofMailbox,
    insert: db.insert(signInAttempts).select(
      sql`select ${id}, 'link', ${subject}, ${now.getTime()}
          where ${ofMailbox} < ${most.mailbox} and ${ofAll} < ${most.all} and ${condition}`,
    ),
    isCounted: sql`exists (select 1 from ${signInAttempts} where ${signInAttempts.id} = ${id})`,
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
  most: MostLinks;
  signUps: SignUps;
  mail: PayloadOf<"sign-in-link">;
  /** What a new address gets in place of it: null is the same. */
  welcome: PayloadOf<"address-confirmation"> | null;
}

/**
 * Counts a link that was asked for, and puts it into the outbox where its address may sign in: in one batch, the same
 * for every address, so that neither the answer nor its time tells which have an account.
 *
 * @returns "counted", or which bound was reached: then nothing is written
 */
export async function askForLink(
  db: Database,
  { identifier, email, subject, value, now, expiresAt, most, signUps, mail, welcome }: LinkAsked,
): Promise<"counted" | "mailbox" | "all"> {
  const { ofMailbox, insert, isCounted } = countLink(db, { id: identifier, subject, now, most });
  const isKnown = sql`exists (select 1 from ${users} where ${users.email} = ${email})`;
  const isOpen = sql`exists (select 1 from ${verifications} where ${verifications.id} = ${identifier})`;
  const letter = { id: identifier, ownerId: null, to: email };
  const at = now.getTime();
  const {
    before: [before],
    counted,
  } = await namedBatch(db, {
    before: db.select({ mailbox: sql<number>`${ofMailbox}`.as("of_mailbox") }).from(sql`(select 1)`),
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
