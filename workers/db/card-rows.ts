import { and, asc, desc, eq, ne, or, sql } from "drizzle-orm";
import type { Card } from "../../app/model/card";
import type { LightColor } from "../../app/model/light";
import type { Database } from "./database";
import { cards } from "./schema-plan";

/** That a row is the card of an id. */
export const ofCard = (ownerId: string, id: string) => and(eq(cards.ownerId, ownerId), eq(cards.id, id));

/** An owner's cards in full, oldest first: a statement for a batch. */
export function selectCards(db: Database, ownerId: string) {
  return db
    .select()
    .from(cards)
    .where(eq(cards.ownerId, ownerId))
    .orderBy(asc(cards.createdAt), asc(cards.id));
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** A row as pages and files have it. */
export function toCard({
  ownerId: _,
  key: _key,
  keepUntil: _until,
  createdAt,
  updatedAt,
  ...card
}: CardRow): Card {
  return { ...card, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** What every reading of many cards takes along. */
const IN_SHORT = {
  id: cards.id,
  idea: cards.idea,
  title: cards.title,
  date: cards.date,
  isSample: cards.isSample,
  forecast: cards.forecast,
  video: cards.video,
  updatedAt: cards.updatedAt,
};

/** An owner's cards without their long texts, by place in their columns. */
export function selectPlanned(db: Database, ownerId: string) {
  return db
    .select({
      ...IN_SHORT,
      state: cards.state,
      rank: cards.rank,
      series: cards.series,
      episode: cards.episode,
      color: sql<LightColor | null>`json_extract(${cards.light}, '$.colour')`,
    })
    .from(cards)
    .where(eq(cards.ownerId, ownerId))
    .orderBy(asc(cards.rank), asc(cards.id));
}

/** What became of an owner's cards: those published, and those of which something was read. */
export function selectOutcomes(db: Database, ownerId: string) {
  return db
    .select({ ...IN_SHORT, light: cards.light, outcome: cards.outcome, abTest: cards.abTest })
    .from(cards)
    .where(and(eq(cards.ownerId, ownerId), or(eq(cards.state, "published"), ne(cards.outcome, []))))
    .orderBy(desc(cards.updatedAt), asc(cards.id));
}
