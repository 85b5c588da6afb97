import { and, eq, isNotNull, ne, or } from "drizzle-orm";
import { SECRET_LENGTH } from "../../app/functions/feed/messages";
import { cardDay } from "../../app/functions/plan/card-day";
import { MAX_CARDS } from "../../app/model/card";

import type { FeedRead, PlanFeed } from "../../app/services/plan";
import type { Owners } from "../accounts/session";
import { fingerprint } from "../fingerprint";
import type { DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { asDeclined, noteOwner } from "./owners";
import { cards, feeds } from "./schema-plan";

interface Setup {
  owners: Pick<Owners, "owner" | "read" | "writer">;
  uses: Pick<DailyUses, "counting">;
  now: Date;
}

/** When an owner's feed was made: a statement for a batch. */
export function selectFeed(db: Database, ownerId: string) {
  return db.select({ createdAt: feeds.createdAt }).from(feeds).where(eq(feeds.ownerId, ownerId));
}

/** The calendar feed of the owner behind one request, in D1. */
export function d1PlanFeed(db: Database, { owners, uses, now }: Setup): PlanFeed {
  return {
    async madeAt() {
      const read = await owners.read((ownerId) => selectFeed(db, ownerId).execute());
      return read?.found[0]?.createdAt ?? null;
    },

    async make() {
      const owner = await owners.writer();
      const secret = newSecret();
      const hash = await fingerprint(secret);
      const newcomers = { now, count: await uses.counting() };
      const made = db
        .insert(feeds)
        .values({ ownerId: owner.id, hash, createdAt: now })
        .onConflictDoUpdate({ target: feeds.ownerId, set: { hash, createdAt: now } });
      await db.batch([...noteOwner(db, owner.id, newcomers), made]).catch((error: unknown) => {
        throw asDeclined(error, now);
      });
      await owner.remember();
      return secret;
    },

    async end() {
      const owner = await owners.owner();
      if (owner) await db.delete(feeds).where(eq(feeds.ownerId, owner.id));
    },

    read: (secret) => readFeed(db, secret),
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
