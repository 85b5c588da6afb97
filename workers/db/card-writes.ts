import { and, eq, sql } from "drizzle-orm";
import { sealOf } from "../../app/functions/record/chain";
import {
  CARD_STATES,
  type CardForecast,
  type CardLight,
  type CardMove,
  cardKey,
  isOpen,
  MAX_CARDS,
  type NewCard,
} from "../../app/model/card";
import type { Owners } from "../accounts/session";
import { ofCard } from "./card-rows";
import type { DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { cards } from "./schema-plan";
import { insertSeal } from "./seals";

/** What the cards of a request need beside their database. */
export interface CardsSetup {
  owners: Pick<Owners, "owner" | "read" | "writer">;
  uses: Pick<DailyUses, "counting">;
  now: Date;
  /** Of a new card, unlike every other of its owner. */
  newId(): string;
  /** What seals carry: the version of the engines, and a salt of its own. */
  sealing: { engine: string; salt(): string };
}

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

/** The place that a card has in a column where it is in that already, else behind all. */
export function rankKept(ownerId: string, state: string) {
  return sql`case when ${cards.state} = ${state} then ${cards.rank} else ${rankAtEnd(ownerId, state)} end`;
}

/** What a visitor gave, as it is counted: the texts, and what a light or a forecast says beside them. */
export const textBytes = (given: object) => new TextEncoder().encode(JSON.stringify(given)).length;

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

/** What is kept on a card, and sealed. */
export interface Said {
  light?: CardLight;
  forecast?: CardForecast;
}

/** Seals what was said of a card: statements for the batch that keeps it, after it. */
export async function sealSaid(
  db: Database,
  { now, sealing }: CardsSetup,
  ownerId: string,
  { id, idea, title = "" }: { id: string; idea: string; title?: string },
  { light, forecast }: Said,
) {
  const about = {
    version: 1,
    card: id,
    idea,
    title,
    at: now.toISOString(),
    engine: sealing.engine,
  } as const;
  const said = [
    ...(light ? [{ kind: "light", light: { colour: light.colour, chance: light.chance } } as const] : []),
    ...(forecast
      ? [{ kind: "forecast", forecast: { ranges: forecast.ranges, chance: forecast.chance } } as const]
      : []),
  ];
  const seals = await Promise.all(said.map((one) => sealOf({ ...about, ...one, salt: sealing.salt() })));
  return seals.flatMap((seal) => insertSeal(db, ownerId, id, seal, now));
}
