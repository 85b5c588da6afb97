import { and, desc, eq, lt, sql } from "drizzle-orm";
import { readTarget } from "../../app/functions/webhook/target";
import type { Webhook } from "../../app/services/webhook";
import type { Owners } from "../accounts/session";
import { checkTarget, sendMessage } from "../webhooks/send";
import { webhookSecret } from "../webhooks/sign";
import { isReached } from "./accounts";
import type { Database } from "./database";
import { deleteFromOutbox } from "./outbox";
import { outbox } from "./schema";
import { users } from "./schema-accounts";
import { webhooks, webhookTries } from "./schema-watch";

/** Tries that an owner is shown. */
const SHOWN = 20;

export interface Shared {
  hasAccounts: boolean;
  /** The deployment's. */
  secret: string | undefined;
  /** This site's host. */
  own: string;
  timeoutMs: number;
  now: Date;
}

/** The account of an owner whom mail reaches: a statement for a batch. */
const selectReached = (db: Database, ownerId: string) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.ownerId, ownerId), isReached));

/** An owner's webhook: a statement for a batch. */
export const selectWebhook = (db: Database, ownerId: string) =>
  db.select().from(webhooks).where(eq(webhooks.ownerId, ownerId));

/** What waits for an owner's webhook. */
export const waitingEvents = sql`${outbox.kind} = 'event' and ${outbox.sentAt} is null`;

/** Notes a try: a statement for a batch. Of an owner who is gone nothing is noted. */
export function noteTry(
  db: Database,
  ownerId: string,
  tried: { at: Date; event: string; failure: string | null },
) {
  return db.insert(webhookTries).select(
    sql`select null, ${webhooks.ownerId}, ${tried.at.getTime()}, ${tried.event}, ${tried.failure}
      from ${webhooks} where ${webhooks.ownerId} = ${ownerId}`,
  );
}

/** Keeps an owner's webhook in place of the one before, for events from now on, unless they are gone: one statement. */
export function keepWebhook(
  db: Database,
  { ownerId, url, salt, now }: { ownerId: string; url: string; salt: string; now: Date },
) {
  const newest = sql`coalesce((select max(id) from events), 0)`;
  return db
    .insert(webhooks)
    .select(
      sql`select id, ${url}, ${salt}, ${newest}, ${now.getTime()}, null from owners where id = ${ownerId}`,
    )
    .onConflictDoUpdate({
      target: webhooks.ownerId,
      set: { url, salt, cursor: newest, createdAt: now, off: null },
    });
}

/** Forgets tries from before an instant: a statement for a batch. */
export function deleteTriesBefore(db: Database, instant: Date) {
  return db.delete(webhookTries).where(lt(webhookTries.at, instant));
}

interface Setup extends Shared {
  owners: Pick<Owners, "owner" | "read">;
  newSalt(): string;
}

/** The webhook of the owner behind one request, in D1. */
export function d1Webhook(db: Database, setup: Setup): Webhook {
  const { owners, newSalt, hasAccounts, secret, now, ...given } = setup;
  const accounts = hasAccounts && secret !== undefined;

  async function findReached(): Promise<string | null> {
    if (!accounts) return null;
    const read = await owners.read((ownerId) => selectReached(db, ownerId).execute());
    return read && read.found.length > 0 ? read.owner.id : null;
  }

  return {
    async state() {
      if (!accounts) return null;
      const read = await owners.read((ownerId) =>
        db.batch([
          selectReached(db, ownerId),
          selectWebhook(db, ownerId),
          db
            .select({ at: webhookTries.at, event: webhookTries.event, failure: webhookTries.failure })
            .from(webhookTries)
            .where(eq(webhookTries.ownerId, ownerId))
            .orderBy(desc(webhookTries.id))
            .limit(SHOWN),
        ]),
      );
      if (!read) return null;
      const [[reached], [target], tries] = read.found;
      if (!reached) return null;
      return {
        target: target ? { url: target.url, since: target.createdAt, off: target.off } : null,
        tries: tries.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
      };
    },

    async set(typed) {
      const ownerId = await findReached();
      if (ownerId === null || secret === undefined) return null;
      const target = readTarget(typed, given.own);
      if ("problem" in target) return target;
      const { url } = target;
      const problem = await checkTarget(url, given);
      if (problem) return { problem };
      const salt = newSalt();
      await db.batch([
        deleteFromOutbox(db, ownerId, waitingEvents),
        keepWebhook(db, { ownerId, url, salt, now }),
      ]);
      return { secret: await webhookSecret(secret, salt) };
    },

    async end() {
      const owner = await owners.owner();
      if (!owner) return;
      await db.batch([
        deleteFromOutbox(db, owner.id, waitingEvents),
        db.delete(webhooks).where(eq(webhooks.ownerId, owner.id)),
        db.delete(webhookTries).where(eq(webhookTries.ownerId, owner.id)),
      ]);
    },

    async test() {
      const ownerId = await findReached();
      const [target] = ownerId === null ? [] : await selectWebhook(db, ownerId);
      if (ownerId === null || secret === undefined || !target || target.off !== null) return undefined;
      const body = JSON.stringify({ type: "test", timestamp: now.toISOString(), data: {} });
      const { failure } = await sendMessage(
        {
          url: target.url,
          secret: await webhookSecret(secret, target.salt),
          id: `test-${newSalt()}`,
          body,
          at: now,
        },
        given,
      );
      await noteTry(db, ownerId, { at: now, event: "test", failure });
      return { failure };
    },
  };
}
