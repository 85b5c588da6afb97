import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { WEBHOOK_PATH } from "../../app/navigation/paths";
import type { JobServices } from "../../app/services/jobs";
import type { EventOut } from "../../app/services/webhook";
import { sendMessage } from "../webhooks/send";
import { webhookSecret } from "../webhooks/sign";
import { isReached } from "./accounts";
import { countingDay } from "./daily-uses";
import type { Database } from "./database";
import { claimDue, deleteFromOutbox, noteDeliveries, putInOutbox } from "./outbox";
import { outbox } from "./schema";
import { users } from "./schema-accounts";
import { events } from "./schema-plan";
import { watches, webhooks } from "./schema-watch";
import { noteTry, type Shared, selectWebhook, waitingEvents } from "./webhooks";

/** By the outbox's pauses the eighth try comes 76 hours after the first. */
const EVENT_TRIES = 8;

/** Events of the whole deployment a day. */
const A_DAY = 100_000;

const KINDS = new Map([["event", { tries: EVENT_TRIES, perDay: A_DAY }]]);

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
