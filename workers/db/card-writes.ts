import { and, eq, sql } from "drizzle-orm";
import { CARD_STATES, type CardMove, cardKey, isOpen, MAX_CARDS, type NewCard } from "../../app/model/card";
import { ofCard } from "./card-rows";
import type { Database } from "./database";
import { cards } from "./schema-plan";

/** Room between two neighbors, halved by each card put between them. */
const STEP = 1024;
/** Closer than that, a column is numbered anew. */
const TIGHT = 1e-6;

/** States of cards that nobody works on any more: their idea may be taken up again. */
export const CLOSED = CARD_STATES.filter((state) => !isOpen({ state }));

/** The place behind all cards of a column. */
export function rankAtEnd(ownerId: string, state: string) {
  return sql`coalesce((select max(rank) from cards where owner_id = ${ownerId} and state = ${state}), 0) + ${STEP}`;
}

/**
 * Writes a new card, unless its owner has one of that key that is still worked on, or as many as may be: a statement for
 * a batch.
 */
export function insertCard(db: Database, ownerId: string, id: string, card: NewCard, now: Date) {
  const { idea, title = "", description = "", notes = "", state = "idea", date = null } = card;
  const { series = "", episode = null, light, forecast, isSample = false } = card;
  const key = cardKey(idea);
  const at = now.getTime();
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  return db.insert(cards).select(sql`
    select ${ownerId}, ${id}, ${key}, ${idea}, ${title}, ${state}, ${rankAtEnd(ownerId, state)}, ${date}, ${series},
      ${episode}, ${Number(isSample)}, null, ${json(forecast)}, ${json(light)}, '[]', null, 1, ${at}, ${at},
      ${description}, ${notes}, null
    where (select count(*) from cards where owner_id = ${ownerId}) < ${MAX_CARDS}
      and not exists (
        select 1 from cards where owner_id = ${ownerId} and key = ${key} and state not in ${CLOSED}
      )`);
}

/**
 * The statements that put a card into a column: in front of another one of it, else at its end. They read and write in
 * one transaction, so that of any number of moves at once each finds its place.
 */
export function moveCard(db: Database, ownerId: string, id: string, { state, before }: CardMove, now: Date) {
  const target = sql`(select rank from cards where owner_id = ${ownerId} and id = ${before} and state = ${state} and id <> ${id})`;
  const ahead = sql`(select max(rank) from cards where owner_id = ${ownerId} and state = ${state} and id <> ${id} and rank < ${target})`;
  const atEnd = sql`coalesce((select max(rank) from cards where owner_id = ${ownerId} and state = ${state} and id <> ${id}), 0) + ${STEP}`;
  const between = sql`(coalesce(${ahead}, ${target} - 2 * ${STEP}) + ${target}) / 2`;
  const isTight = sql`exists (select 1 from cards moved, cards other where moved.owner_id = ${ownerId} and moved.id = ${id} and other.owner_id = ${ownerId} and other.state = ${state} and other.id <> ${id} and abs(other.rank - moved.rank) < ${TIGHT})`;
  return [
    db
      .update(cards)
      .set({
        state,
        rank: before === null ? atEnd : sql`coalesce(${between}, ${atEnd})`,
        version: sql`${cards.version} + 1`,
        updatedAt: now,
      })
      .where(ofCard(ownerId, id)),
    db
      .update(cards)
      .set({ rank: sql`numbered.place * ${STEP}` })
      .from(sql`(
        select id, row_number() over (order by rank, id) as place from cards
        where owner_id = ${ownerId} and state = ${state} and ${isTight}
      ) as numbered`)
      .where(and(eq(cards.ownerId, ownerId), sql`${cards.id} = numbered.id`)),
  ] as const;
}
