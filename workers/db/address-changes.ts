import { and, eq, gt, or, sql } from "drizzle-orm";
import type { PayloadOf } from "../../app/functions/mail/kinds";
import type { LinkRoom } from "../accounts/link-room";
import type { Database } from "./database";
import { putInOutbox } from "./outbox";
import { addressChanges, users, verifications } from "./schema-accounts";
import { countLink } from "./sign-in-links";

interface Side {
  /** SHA-256 of the secret in its link. */
  key: string;
  /** The mailbox as links are counted. */
  subject: string;
  mail: PayloadOf<"address-change">;
}

interface AskedChange {
  userId: string;
  ownerId: string;
  from: string;
  /** In lower case. */
  to: string;
  old: Side;
  fresh: Side;
  now: Date;
  expiresAt: Date;
  room: LinkRoom;
}

/**
 * Keeps a change of address that was asked for, in place of one before, and puts both letters into the outbox. An address
 * that has an account gets none, with the same answer. One batch.
 *
 * @returns "counted", or which bound of links was reached: then no change is kept, and no letter
 */
export async function askForChange(
  db: Database,
  { userId, ownerId, from, to, old, fresh, now, expiresAt, room }: AskedChange,
): Promise<"counted" | "mailbox" | "all"> {
  // Whoever asks has an account, whichever mailbox it is; that one's bounds go first, so that new ones get round none.
  const counting = { now, room, isKnown: sql`true` };
  const first = countLink(db, { ...counting, id: old.key, subject: old.subject });
  const second = countLink(db, { ...counting, id: fresh.key, subject: fresh.subject }, first.isCounted);
  const at = now.getTime();
  const isFree = sql`not exists (select 1 from ${users} where ${users.email} = ${to})`;
  const [[before], , , kept] = await db.batch([
    db
      .select({
        old: sql<number>`${first.ofMailbox}`.as("of_old"),
        fresh: sql<number>`${second.ofMailbox}`.as("of_new"),
      })
      .from(sql`(select 1)`),
    first.insert,
    second.insert,
    db
      .insert(addressChanges)
      .select(
        sql`select ${userId}, ${to}, ${old.key}, ${fresh.key}, null, null, ${expiresAt.getTime()}, ${at}
          where ${second.isCounted}`,
      )
      .onConflictDoUpdate({
        target: addressChanges.userId,
        set: {
          ...{ email: to, oldKey: old.key, newKey: fresh.key, oldAgreedAt: null, newAgreedAt: null },
          ...{ expiresAt, createdAt: now },
        },
      }),
    putInOutbox(
      db,
      "address-change",
      { id: old.key, ownerId, to: from, payload: old.mail },
      now,
      second.isCounted,
    ),
    putInOutbox(
      db,
      "address-change",
      { id: fresh.key, ownerId, to, payload: fresh.mail },
      now,
      sql`${second.isCounted} and ${isFree}`,
    ),
  ]);
  if (kept.meta.changes > 0) return "counted";
  return Math.max(before?.fresh ?? 0, before?.old ?? 0) >= room.mailbox ? "mailbox" : "all";
}

const ofKey = (key: string) => or(eq(addressChanges.oldKey, key), eq(addressChanges.newKey, key));

/** A change that waits, by the key of either link, or of a user; null without one, and once it is too old. One round trip. */
export async function findChange(db: Database, by: { key: string } | { userId: string }, now: Date) {
  const [found] = await db
    .select({
      userId: addressChanges.userId,
      from: sql<string>`${users.email}`.as("from_email"),
      to: sql<string>`${addressChanges.email}`.as("to_email"),
      ownerId: users.ownerId,
      oldKey: addressChanges.oldKey,
      oldAgreedAt: addressChanges.oldAgreedAt,
      newAgreedAt: addressChanges.newAgreedAt,
    })
    .from(addressChanges)
    .innerJoin(users, eq(users.id, addressChanges.userId))
    .where(
      and(
        "key" in by ? ofKey(by.key) : eq(addressChanges.userId, by.userId),
        gt(addressChanges.expiresAt, now),
      ),
    );
  return found ?? null;
}

interface Agreed {
  userId: string;
  ownerId: string;
  from: string;
  to: string;
  key: string;
  isOld: boolean;
  now: Date;
  /** What both mailboxes are told once it is done. */
  news: PayloadOf<"security">;
}

/**
 * Notes that a mailbox agrees; where both do, the address changes, links that are on their way to the old one end, and both
 * are told: one batch.
 *
 * @returns whether the address changed now; "taken" where another account got it meanwhile
 */
export async function agreeToChange(
  db: Database,
  { userId, ownerId, from, to, key, isOld, now, news }: Agreed,
): Promise<"changed" | "noted" | "taken"> {
  const isBoth = sql`exists (select 1 from ${addressChanges} where ${addressChanges.userId} = ${userId}
    and ${addressChanges.oldAgreedAt} is not null and ${addressChanges.newAgreedAt} is not null
    and ${addressChanges.expiresAt} > ${now.getTime()})`;
  const isDone = sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.email} = ${to})`;
  const tell = (address: string) =>
    putInOutbox(
      db,
      "security",
      { id: crypto.randomUUID(), ownerId, to: address, payload: news },
      now,
      sql`${isDone} and ${isBoth}`,
    );
  const [noted, changed] = await db.batch([
    db
      .update(addressChanges)
      .set(isOld ? { oldAgreedAt: now } : { newAgreedAt: now })
      .where(ofKey(key)),
    db
      .update(users)
      .set({ email: to, updatedAt: now })
      .where(
        and(
          eq(users.id, userId),
          eq(users.email, from),
          isBoth,
          sql`not exists (select 1 from ${users} as others where others.email = ${to})`,
        ),
      ),
    tell(from),
    tell(to),
    db
      .delete(verifications)
      .where(and(sql`json_extract(${verifications.value}, '$.email') = ${from}`, isDone)),
    db.delete(addressChanges).where(and(eq(addressChanges.userId, userId), isDone)),
  ]);
  if (changed.meta.changes === 1) return "changed";
  const left = noted.meta.changes === 1 ? await findChange(db, { key }, now) : null;
  return left?.oldAgreedAt && left.newAgreedAt ? "taken" : "noted";
}

/** Forgets a change: whoever has either link may, and its user. */
export async function dropChange(db: Database, by: { key: string } | { userId: string }): Promise<boolean> {
  const dropped = await db
    .delete(addressChanges)
    .where("key" in by ? ofKey(by.key) : eq(addressChanges.userId, by.userId));
  return dropped.meta.changes > 0;
}
