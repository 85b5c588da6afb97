import { and, eq, isNotNull, ne, or } from "drizzle-orm";
import { SECRET_LENGTH } from "../../app/functions/feed/messages";
import { cardDay } from "../../app/functions/plan/card-day";
import { MAX_CARDS } from "../../app/model/card";
import { noteTime } from "../../app/model/watch";
import type { FeedRead, PlanFeed, SecretAddress } from "../../app/services/plan";
import type { WatchFeed } from "../../app/services/watch";
import type { Owners } from "../accounts/session";
import type { ReadNotes } from "../note-reading";
import { fingerprint } from "../secrets";
import type { DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { declining, NOTED_ANEW_AFTER_MS, noteOwner } from "./owners";
import { owners as ownerRows } from "./schema";
import { cards, feeds, watchFeeds } from "./schema-plan";

interface Setup {
  owners: Pick<Owners, "owner" | "read" | "writer">;
  uses: Pick<DailyUses, "counting">;
  now: Date;
}

type SecretFeeds = typeof feeds | typeof watchFeeds;

/** When an owner's feed was made: a statement for a batch. */
export function selectFeed(db: Database, table: SecretFeeds, ownerId: string) {
  return db.select({ createdAt: table.createdAt }).from(table).where(eq(table.ownerId, ownerId));
}

/** The calendar feed of the owner behind one request, in D1. */
export function d1PlanFeed(db: Database, setup: Setup): PlanFeed {
  return { ...secretAddress(db, feeds, setup), read: (secret) => readFeed(db, secret) };
}

/** The address of a feed, by a fingerprint of its secret. */
function secretAddress(db: Database, table: SecretFeeds, { owners, uses, now }: Setup): SecretAddress {
  return {
    async madeAt() {
      const read = await owners.read((ownerId) => selectFeed(db, table, ownerId).execute());
      return read?.found[0]?.createdAt ?? null;
    },

    async make() {
      const owner = await owners.writer();
      const secret = newSecret();
      const hash = await fingerprint(secret);
      const newcomers = { now, count: await uses.counting() };
      const made = db
        .insert(table)
        .values({ ownerId: owner.id, hash, createdAt: now })
        .onConflictDoUpdate({ target: table.ownerId, set: { hash, createdAt: now } });
      await db.batch([...noteOwner(db, owner.id, newcomers), made]).catch(declining(now));
      await owner.remember();
      return secret;
    },

    async end() {
      const owner = await owners.owner();
      if (owner) await db.delete(table).where(eq(table.ownerId, owner.id));
    },
  };
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_LENGTH / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function readFeed(db: Database, secret: string): Promise<FeedRead | null> {
  const rows = await db
    .select({
      ownerId: feeds.ownerId,
      card: {
        id: cards.id,
        idea: cards.idea,
        title: cards.title,
        state: cards.state,
        date: cards.date,
        video: cards.video,
        series: cards.series,
        episode: cards.episode,
        isSample: cards.isSample,
        version: cards.version,
        updatedAt: cards.updatedAt,
      },
    })
    .from(feeds)
    .leftJoin(
      cards,
      and(
        eq(cards.ownerId, feeds.ownerId),
        or(isNotNull(cards.date), isNotNull(cards.video)),
        ne(cards.state, "dropped"),
      ),
    )
    .where(eq(feeds.hash, await fingerprint(secret)))
    .limit(MAX_CARDS);
  const [first] = rows;
  if (!first) return null;
  return {
    plan: (await fingerprint(`calendar ${first.ownerId}`)).slice(0, 16),
    cards: rows
      .flatMap(({ card }) => {
        const date = card && cardDay(card);
        if (!date) return [];
        const { video: _, ...shown } = card;
        return { ...shown, date, updatedAt: card.updatedAt.toISOString() };
      })
      .sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id)),
  };
}

interface WatchSetup extends Setup {
  readNotes: ReadNotes;
}

/** The feed of news and notes of the owner behind one request, in D1. */
export function d1WatchFeed(db: Database, { readNotes, ...setup }: WatchSetup): WatchFeed {
  const { now } = setup;
  return {
    ...secretAddress(db, watchFeeds, setup),

    async read(secret) {
      const [found] = await db
        .select({
          ownerId: watchFeeds.ownerId,
          madeAt: watchFeeds.createdAt,
          since: ownerRows.createdAt,
          seenAt: ownerRows.seenAt,
          noteTime: ownerRows.noteTime,
        })
        .from(watchFeeds)
        .innerJoin(ownerRows, eq(ownerRows.id, watchFeeds.ownerId))
        .where(eq(watchFeeds.hash, await fingerprint(secret)));
      if (!found) return null;
      const { ownerId, madeAt, since, seenAt } = found;
      const time = noteTime.safeParse(found.noteTime).data ?? null;
      // Who only reads the feed is here, too.
      const isNoted = seenAt.getTime() >= now.getTime() - NOTED_ANEW_AFTER_MS;
      const kept = await readNotes({ ownerId, time, isNoted });
      return { feed: (await fingerprint(`watching ${ownerId}`)).slice(0, 16), madeAt, since, time, ...kept };
    },
  };
}
