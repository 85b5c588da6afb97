import { and, asc, desc, eq, inArray, ne, notInArray, or, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";

import { outcomeKeepUntil } from "../../app/functions/plan/outcome";

import {
  CARD_STATES,
  type Card,
  type CardMove,
  cardKey,
  isOpen,
  MAX_CARDS,
  type NewCard,
  type PlannedCard,
} from "../../app/model/card";
import type { Colour } from "../../app/model/light";
import type { Plan } from "../../app/services/plan";
import type { Owner, Owners } from "../accounts/owners";
import type { DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { asDeclined, noteAgain, noteOwner } from "./owners";
import { cards } from "./schema-plan";

/** Room between two neighbors, halved by each card put between them. */
const STEP = 1024;
/** What a visitor gave, as it is counted: the texts, and what a light or a forecast says beside them. */
const textBytes = (given: object) => new TextEncoder().encode(JSON.stringify(given)).length;

/** Closer than that, a column is numbered anew. */
const TIGHT = 1e-6;

/** States of cards that nobody works on any more: their idea may be taken up again. */
const CLOSED = CARD_STATES.filter((state) => !isOpen({ state }));

const ofCard = (ownerId: string, id: string) => and(eq(cards.ownerId, ownerId), eq(cards.id, id));

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
function selectPlanned(db: Database, ownerId: string) {
  return db
    .select({
      ...IN_SHORT,
      state: cards.state,
      rank: cards.rank,
      series: cards.series,
      episode: cards.episode,
      colour: sql<Colour | null>`json_extract(${cards.light}, '$.colour')`,
    })
    .from(cards)
    .where(eq(cards.ownerId, ownerId))
    .orderBy(asc(cards.rank), asc(cards.id));
}

/** What became of an owner's cards: those published, and those of which something was read. */
function selectOutcomes(db: Database, ownerId: string) {
  return db
    .select({ ...IN_SHORT, light: cards.light, outcome: cards.outcome })
    .from(cards)
    .where(and(eq(cards.ownerId, ownerId), or(eq(cards.state, "published"), ne(cards.outcome, []))))
    .orderBy(desc(cards.updatedAt), asc(cards.id));
}

/** The place behind all cards of a column. */
export function rankAtEnd(ownerId: string, state: string) {
  return sql`coalesce((select max(rank) from cards where owner_id = ${ownerId} and state = ${state}), 0) + ${STEP}`;
}

/**
 * Writes a new card, unless its owner has one of that key that is still worked on, or as many as may be: a statement for
 * a batch.
 */
function insertCard(db: Database, ownerId: string, id: string, card: NewCard, now: Date) {
  const { idea, title = "", description = "", notes = "", state = "idea", date = null } = card;
  const { series = "", episode = null, light, forecast, isSample = false } = card;
  const key = cardKey(idea);
  const at = now.getTime();
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  return db.insert(cards).select(sql`
    select ${ownerId}, ${id}, ${key}, ${idea}, ${title}, ${state}, ${rankAtEnd(ownerId, state)}, ${date}, ${series},
      ${episode}, ${Number(isSample)}, null, ${json(forecast)}, ${json(light)}, '[]', null, 1, ${at}, ${at},
      ${description}, ${notes}
    where (select count(*) from cards where owner_id = ${ownerId}) < ${MAX_CARDS}
      and not exists (
        select 1 from cards where owner_id = ${ownerId} and key = ${key} and state not in ${CLOSED}
      )`);
}

/**
 * The statements that put a card into a column: in front of another one of it, else at its end. They read and write in
 * one transaction, so that of any number of moves at once each finds its place.
 */
function moveCard(db: Database, ownerId: string, id: string, { state, before }: CardMove, now: Date) {
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

interface Setup {
  owners: Pick<Owners, "owner" | "read" | "writer">;
  uses: Pick<DailyUses, "counting">;
  now: Date;
  /** Of a new card, unlike every other of its owner. */
  newId(): string;
}

/** The cards of the owner behind one request, in D1. */
export function d1Plan(db: Database, { owners, uses, now, newId }: Setup): Plan {
  /** Changes the visitor's cards; false if there was none to change. */
  async function update(change: (owner: Owner) => Promise<number>): Promise<boolean> {
    const owner = await owners.owner();
    if (!owner) return false;
    const changed = (await change(owner)) > 0;
    if (changed) await owner.remember();
    return changed;
  }

  async function read(id: string): Promise<Card | null> {
    const found = await owners.read((ownerId) =>
      db.select().from(cards).where(ofCard(ownerId, id)).execute(),
    );
    const row = found?.found[0];
    return row ? toCard(row) : null;
  }

  /** Writes what a visitor gave, which counts, with the fields that follow from it. */
  async function setFields(
    owner: Owner,
    id: string,
    given: SQLiteUpdateSetSource<typeof cards>,
    { over, ...derived }: SQLiteUpdateSetSource<typeof cards> & { over?: number } = {},
  ): Promise<number> {
    const count = await uses.counting();
    const [written] = await declining(
      db.batch([
        db
          .update(cards)
          .set({ ...given, ...derived, version: sql`${cards.version} + 1`, updatedAt: now })
          .where(and(ofCard(owner.id, id), over === undefined ? undefined : eq(cards.version, over))),
        noteAgain(db, owner.id, now),
        count("planText", textBytes(given)),
      ]),
    );
    return written.meta.changes;
  }

  /** Adds cards in their order, all or none where they are more than a day's share. One round trip. */
  async function insertAll(newCards: NewCard[]) {
    const owner = await owners.writer();
    const count = await uses.counting();
    const named = newCards.map((card) => ({ id: newId(), key: cardKey(card.idea), card }));
    const ids = named.map(({ id }) => id);
    const keys = named.map(({ key }) => key);
    const there = db
      .select({ id: cards.id, key: cards.key })
      .from(cards)
      .where(
        and(
          eq(cards.ownerId, owner.id),
          or(inArray(cards.id, ids), and(inArray(cards.key, keys), notInArray(cards.state, CLOSED))),
        ),
      );
    const [found] = await declining(
      db.batch([
        ...noteOwner(db, owner.id, { now, count }),
        count("planText", textBytes(newCards)),
        ...named.map(({ id, card }) => insertCard(db, owner.id, id, card, now)),
        there,
      ]),
    ).then((answers) => answers.slice(-1) as [Awaited<typeof there>]);
    await owner.remember();
    return named.map(({ id, key }) => {
      if (found.some((row) => row.id === id)) return { added: "new", id } as const;
      const same = found.find((row) => row.key === key);
      return same ? ({ added: "already", id: same.id } as const) : "full";
    });
  }

  function declining<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return answer.catch((error: unknown) => {
      throw asDeclined(error, now);
    });
  }

  return {
    async list() {
      const read = await owners.read((ownerId) => selectPlanned(db, ownerId).execute());
      const planned = (read?.found ?? []).map(
        (row): PlannedCard => ({ ...row, updatedAt: row.updatedAt.toISOString() }),
      );
      return planned.sort((a, b) => CARD_STATES.indexOf(a.state) - CARD_STATES.indexOf(b.state));
    },

    read,

    async outcomes() {
      const read = await owners.read((ownerId) => selectOutcomes(db, ownerId).execute());
      return (read?.found ?? []).map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
    },

    setOutcome: (id, found) =>
      update((owner) =>
        setFields(owner, id, found, {
          keepUntil: outcomeKeepUntil(found),
          state: "published",
          rank: sql`case when ${cards.state} = 'published' then ${cards.rank} else ${rankAtEnd(owner.id, "published")} end`,
        }),
      ),

    async readAll() {
      const read = await owners.read((ownerId) => selectCards(db, ownerId).execute());
      return (read?.found ?? []).map(toCard);
    },

    async add(card) {
      const [added = "full"] = await insertAll([card]);
      return added;
    },

    async addSeries(newCards) {
      const added = await insertAll(newCards);
      return added.includes("full") ? "full" : "added";
    },

    async change(id, over, fields) {
      const { state } = fields;
      const isKept = await update((owner) => {
        const rank = sql`case when ${cards.state} = ${state} then ${cards.rank} else ${rankAtEnd(owner.id, state)} end`;
        return setFields(owner, id, fields, { rank, over });
      });
      if (isKept) return "kept";
      const conflict = await read(id);
      return conflict ? { conflict } : "gone";
    },

    move: (id, to) =>
      update(async (owner) => {
        const [moved] = await db.batch([
          ...moveCard(db, owner.id, id, to, now),
          noteAgain(db, owner.id, now),
        ]);
        return moved.meta.changes;
      }),

    setDate: (id, date) => update((owner) => setFields(owner, id, { date })),

    writeBack: (id, chosen) => update((owner) => setFields(owner, id, chosen)),

    async delete(id) {
      await update(async (owner) => (await db.delete(cards).where(ofCard(owner.id, id))).meta.changes);
    },
  };
}
