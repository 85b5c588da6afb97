import { and, asc, eq, lte, sql } from "drizzle-orm";
import { noteTime } from "../../app/model/watch";
import { UNSUBSCRIBE_PATH } from "../../app/navigation/paths";
import { HOUR_MS } from "../../app/numbers/days";
import type { JobServices } from "../../app/services/jobs";
import type { NoteMail } from "../../app/services/watch";
import { nextNote, USUAL_TIME } from "../../app/watch/note-times";
import type { Owners } from "../accounts/session";
import type { LetterOf } from "../jobs/note-letters";
import { fingerprint, isSignature, sign } from "../secrets";
import { isReached } from "./accounts";
import type { Database } from "./database";
import { deleteFromOutbox, putInOutbox } from "./outbox";
import { outbox, owners as ownerRows } from "./schema";
import { users } from "./schema-accounts";
import { noteMails } from "./schema-watch";

const POSTPONED_MS = HOUR_MS;

interface Setup {
  owners: Pick<Owners, "owner" | "read">;
  /** Whether this deployment has accounts. */
  hasAccounts: boolean;
  /** What links in mails are signed with. */
  secret: string | undefined;
  now: Date;
}

/** The weekly note by mail of the owner behind one request, in D1. */
export function d1NoteMail(db: Database, { owners, hasAccounts, secret, now }: Setup): NoteMail {
  async function find() {
    if (!hasAccounts) return null;
    const read = await owners.read((ownerId) =>
      db
        .select({ email: users.email, dueAt: noteMails.dueAt, time: ownerRows.noteTime })
        .from(users)
        .innerJoin(ownerRows, eq(ownerRows.id, users.ownerId))
        .leftJoin(noteMails, eq(noteMails.ownerId, users.ownerId))
        .where(and(eq(users.ownerId, ownerId), isReached))
        .execute(),
    );
    const [found] = read?.found ?? [];
    return read && found ? { ownerId: read.owner.id, ...found } : null;
  }

  return {
    async state() {
      const found = await find();
      return found && { email: found.email, isOn: found.dueAt !== null };
    },

    async turn(isOn) {
      const found = await find();
      if (!found) return false;
      const { ownerId } = found;
      if (!isOn) {
        await turnOff(db, ownerId);
        return true;
      }
      const time = noteTime.safeParse(found.time).data ?? USUAL_TIME;
      const dueAt = found.dueAt ?? nextNote(time, now).at;
      await wantNotes(db, ownerId, dueAt);
      return true;
    },

    isOurs: async (token) => (await ownerIn(token, secret)) !== null,

    async end(token) {
      const ownerId = hasAccounts ? await ownerIn(token, secret) : null;
      if (ownerId === null) return false;
      await turnOff(db, ownerId);
      return true;
    },
  };
}

/** Notes that an owner wants mails from an instant on, unless they are gone: one statement. */
export function wantNotes(db: Database, ownerId: string, dueAt: Date) {
  return db
    .insert(noteMails)
    .select(
      sql`select ${ownerRows.id}, ${dueAt.getTime()} from ${ownerRows} where ${ownerRows.id} = ${ownerId}`,
    )
    .onConflictDoUpdate({ target: noteMails.ownerId, set: { dueAt } });
}

/** Turns an owner's mails off, and takes back the one that waits. */
async function turnOff(db: Database, ownerId: string): Promise<void> {
  await db.batch([
    db.update(noteMails).set({ dueAt: null }).where(eq(noteMails.ownerId, ownerId)),
    deleteFromOutbox(db, ownerId, sql`${outbox.kind} = 'note' and ${outbox.sentAt} is null`),
  ]);
}

/** Moves an owner's next mail to the time they chose, where they want any: a statement for a batch. */
export function rescheduleNote(db: Database, ownerId: string, next: Date) {
  return db
    .update(noteMails)
    .set({ dueAt: next })
    .where(and(eq(noteMails.ownerId, ownerId), sql`${noteMails.dueAt} is not null`));
}

const signedText = (ownerId: string) => `note mail ${ownerId}`;

/** What names an owner in the link that ends their mails: good for as long as the deployment's secret. */
async function endToken(ownerId: string, secret: string): Promise<string> {
  return `${ownerId}.${await sign(secret, signedText(ownerId))}`;
}

async function ownerIn(token: string, secret: string | undefined): Promise<string | null> {
  const dot = token.lastIndexOf(".");
  const [ownerId, signature] = [token.slice(0, dot), token.slice(dot + 1)];
  if (!secret || dot < 1 || !/^[\da-f]{64}$/.test(signature)) return null;
  return (await isSignature({ secret, text: signedText(ownerId) }, signature)) ? ownerId : null;
}

interface JobSetup {
  now: Date;
  letterOf: LetterOf;
  hasAccounts: boolean;
  /** Scheme and host of this site, for links; without them, or without a secret, no note goes out. */
  origin: string | null;
  secret: string | undefined;
}

/** Weekly notes by mail, in D1. */
export function d1NotesByMail(
  db: Database,
  { hasAccounts, origin, secret, letterOf, now }: JobSetup,
): JobServices["notesByMail"] {
  const site = hasAccounts && secret && origin ? { origin, secret } : null;

  return {
    async due(most) {
      if (!site) return [];
      const rows = await db
        .select({
          ownerId: noteMails.ownerId,
          to: users.email,
          dueAt: noteMails.dueAt,
          time: ownerRows.noteTime,
        })
        .from(noteMails)
        .innerJoin(users, eq(users.ownerId, noteMails.ownerId))
        .innerJoin(ownerRows, eq(ownerRows.id, noteMails.ownerId))
        .where(and(lte(noteMails.dueAt, now), isReached))
        .orderBy(asc(noteMails.dueAt))
        .limit(most);
      return rows.map(({ dueAt, time, ...row }) => ({
        ...row,
        dueAt: dueAt ?? now,
        time: noteTime.safeParse(time).data ?? null,
      }));
    },

    async write(note) {
      if (!site) return false;
      const { ownerId, to, dueAt } = note;
      const token = encodeURIComponent(await endToken(ownerId, site.secret));
      const unsubscribe = `${site.origin}${UNSUBSCRIBE_PATH}${token}`;
      const written = await letterOf(note, { origin: site.origin, unsubscribe });
      const isStillDue = sql`exists (select 1 from ${noteMails} where ${noteMails.ownerId} = ${ownerId}
        and ${noteMails.dueAt} = ${dueAt.getTime()})`;
      const moveOn = db
        .update(noteMails)
        .set({ dueAt: nextNote(note.time ?? USUAL_TIME, now).at })
        .where(and(eq(noteMails.ownerId, ownerId), eq(noteMails.dueAt, dueAt)));
      if (!written) {
        await moveOn;
        return false;
      }
      const { letter, week } = written;
      // One a week, whatever time they choose in it; the id leads to nobody.
      const id = `note-${(await fingerprint(`note ${ownerId}`)).slice(0, 32)}-${week}`;
      const payload = { letter, unsubscribe };
      await db.batch([putInOutbox(db, "note", { id, ownerId, to, payload }, now, isStillDue), moveOn]);
      return true;
    },

    async postpone({ ownerId, dueAt }) {
      await db
        .update(noteMails)
        .set({ dueAt: new Date(now.getTime() + POSTPONED_MS) })
        .where(and(eq(noteMails.ownerId, ownerId), eq(noteMails.dueAt, dueAt)));
    },
  };
}
