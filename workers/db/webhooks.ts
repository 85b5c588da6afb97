import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { readTarget } from "../../app/functions/webhook/target";
import { WEBHOOK_PATH } from "../../app/navigation/paths";
import type { JobServices } from "../../app/services/jobs";
import type { EventOut, Webhook } from "../../app/services/webhook";
import type { Owners } from "../accounts/session";
import { checkTarget, sendMessage } from "../webhooks/send";
import { webhookSecret } from "../webhooks/sign";
import { isReached } from "./accounts";
import { countingDay } from "./daily-uses";
import type { Database } from "./database";
import { claimDue, deleteFromOutbox, noteDeliveries, putInOutbox } from "./outbox";
import { outbox } from "./schema";
import { users } from "./schema-accounts";
import { events } from "./schema-plan";
import { watches, webhooks, webhookTries } from "./schema-watch";

/** By the outbox's pauses the eighth try comes 76 hours after the first. */
const EVENT_TRIES = 8;
/** Events of the whole deployment a day. */
const A_DAY = 100_000;
const KINDS = new Map([["event", { tries: EVENT_TRIES, perDay: A_DAY }]]);
/** Tries that an owner is shown. */
const SHOWN = 20;

interface Shared {
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
const waitingEvents = sql`${outbox.kind} = 'event' and ${outbox.sentAt} is null`;

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

interface JobSetup extends Shared {
  /** Scheme and host of this site; null where that is not set. */
  origin: string | null;
  /** Calls outside that the run may still make. */
  callsLeft: number;
  clock(): Date;
}

/** A question to DNS of each kind, and the call. */
export const CALLS_AN_EVENT = 3;
const A_RUN = 20;

/** Events on their way out, in D1. */
export function d1WebhookEvents(db: Database, setup: JobSetup): JobServices["webhookEvents"] {
  const { hasAccounts, secret, now, origin, callsLeft, clock, ...given } = setup;
  const isOn = hasAccounts && secret !== undefined;

  return {
    most: isOn ? Math.min(A_RUN, Math.floor(callsLeft / CALLS_AN_EVENT)) : 0,

    async queue() {
      if (!isOn) return;
      const news = sql`${events.ownerId} = ${webhooks.ownerId} and ${events.id} > ${webhooks.cursor}`;
      // What was there before the watching is no news; nor is what its owner muted, to them.
      const isMuted = sql`exists (select 1 from ${watches} where ${watches.ownerId} = ${events.ownerId}
        and ${watches.channelId} = ${events.facts} ->> 'channel'
        and (${watches.isMuted} or ${events.kind} in (select value from json_each(${watches.mutedKinds}))))`;
      await db.batch([
        db
          .insert(outbox)
          .select(
            sql`select 'evt-' || ${events.id}, 'event', ${events.ownerId}, null,
                json_object('type', replace(${events.kind}, '-', '.'),
                  'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', ${events.at} / 1000.0, 'unixepoch'), 'data', json(${events.facts})),
                0, ${now.getTime()}, null, null
              from ${webhooks} join ${events} on ${news}
              where ${webhooks.off} is null and coalesce(${events.facts} ->> 'isPast', 0) = 0 and not ${isMuted}`,
          )
          .onConflictDoNothing(),
        db
          .update(webhooks)
          .set({ cursor: sql`(select max(${events.id}) from ${events} where ${news})` })
          .where(sql`exists (select 1 from ${events} where ${news})`),
      ]);
    },

    async claim(most) {
      const { messages } = await claimDue(db, { now, limit: most, kinds: KINDS });
      if (messages.length === 0) return [];
      const ids = JSON.stringify(messages.map(({ id }) => id));
      const owners = await db
        .select({ id: outbox.id, ownerId: outbox.ownerId })
        .from(outbox)
        .where(sql`${outbox.id} in (select value from json_each(${ids}))`);
      const ownerOf = new Map(owners.map(({ id, ownerId }) => [id, ownerId]));
      return messages.flatMap(({ id, kind, payload }): EventOut[] => {
        const ownerId = ownerOf.get(id);
        return ownerId ? [{ id, kind, payload, ownerId }] : [];
      });
    },

    async send({ id, payload, ownerId }) {
      const [target] = await selectWebhook(db, ownerId);
      if (!target || target.off !== null || !secret)
        return { failure: "It was switched off.", isGone: false };
      return sendMessage(
        {
          url: target.url,
          secret: await webhookSecret(secret, target.salt),
          id,
          body: JSON.stringify(payload),
          at: clock(),
        },
        given,
      );
    },

    async note({ id, kind, payload, ownerId }, { failure, isGone }) {
      const event = (payload as { type?: unknown } | null)?.type;
      const outcome =
        failure === null ? { sent: [id], failed: [] } : { sent: [], failed: [{ id, kind, failure }] };
      await noteDeliveries(db, { ...outcome, now: clock(), day: countingDay(now) });
      await db.batch([
        noteTry(db, ownerId, { at: clock(), event: typeof event === "string" ? event : "event", failure }),
        // It said that it wants no more: the last try of them all.
        ...(isGone
          ? [
              db
                .update(outbox)
                .set({ attempts: EVENT_TRIES })
                .where(and(eq(outbox.id, id), isNull(outbox.sentAt))),
            ]
          : []),
      ]);
    },

    async switchOff() {
      if (!isOn) return 0;
      const given = await db
        .selectDistinct({
          ownerId: webhooks.ownerId,
          url: webhooks.url,
          salt: webhooks.salt,
          failure: outbox.failure,
          email: users.email,
        })
        .from(outbox)
        .innerJoin(webhooks, eq(webhooks.ownerId, outbox.ownerId))
        .leftJoin(users, and(eq(users.ownerId, webhooks.ownerId), isReached))
        .where(
          and(
            waitingEvents,
            sql`${outbox.attempts} >= ${EVENT_TRIES}`,
            sql`${outbox.failure} is not null`,
            isNull(webhooks.off),
          ),
        )
        .limit(A_RUN);
      const each = new Map(given.map((one) => [one.ownerId, one]));
      for (const { ownerId, url, salt, failure, email } of each.values()) {
        const off = failure ?? "It took nothing.";
        const where: SQL | undefined = and(eq(webhooks.ownerId, ownerId), eq(webhooks.salt, salt));
        const payload = { host: new URL(url).hostname, failure: off, page: `${origin}${WEBHOOK_PATH}` };
        await db.batch([
          db.update(webhooks).set({ off }).where(where),
          deleteFromOutbox(db, ownerId, waitingEvents),
          ...(email !== null && origin
            ? [
                putInOutbox(
                  db,
                  "webhook-off",
                  { id: `webhook-off-${salt}`, ownerId, to: email, payload },
                  now,
                ),
              ]
            : []),
        ]);
      }
      return each.size;
    },
  };
}
